Feature: Rapid and blitz with arbiters enough and without

  With arbiters enough the Competition Rules hold, otherwise rules of their own.

  @article-A.3 @rule
  @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: With arbiters enough a rapid game follows the Competition Rules: an illegal move is corrected however late
    Given the Laws of <edition>
    And a rapid game under adequate supervision
    And the game has started
    When White plays g1-g3
    And Black plays e5
    And White plays d4
    And Black points out that White's move 1 was illegal
    Then the events include:
      | event              | player |
      | illegal move found | White  |

    Examples:
      | edition |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-A.3 @boundary
  @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: With too few arbiters it does not: an illegal move stands once the next has been made
    Given the Laws of <edition>
    And a rapid game under lacking supervision
    And the game has started
    When White plays g1-g3
    And Black plays e5
    And White plays d4
    And Black points out that White's move 1 was illegal
    Then the events are illegal move claim rejected
    And the game goes on

    Examples:
      | edition |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/A.6 @rule
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The event says beforehand that it has arbiters enough for a rapid game
    Given the Laws of <edition>
    And a rapid game under adequate supervision
    And the game has started
    When White plays g1-g3
    And Black plays e5
    And White plays d4
    And Black points out that White's move 1 was illegal
    Then the events include:
      | event              | player |
      | illegal move found | White  |

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/A.6 @boundary
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The event says beforehand that it has too few arbiters for a rapid game
    Given the Laws of <edition>
    And a rapid game under lacking supervision
    And the game has started
    When White plays g1-g3
    And Black plays e5
    And White plays d4
    And Black points out that White's move 1 was illegal
    Then the events are illegal move claim rejected
    And the game goes on

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-B.2 @rule
  @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: With an arbiter for each game a blitz game follows the Competition Rules
    Given the Laws of <edition>
    And a blitz game under adequate supervision
    And the game has started
    When White plays g1-g3
    And Black plays e5
    And White plays d4
    And Black points out that White's move 1 was illegal
    Then the events include:
      | event              | player |
      | illegal move found | White  |

    Examples:
      | edition |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-B.2 @boundary
  @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Without one it does not
    Given the Laws of <edition>
    And a blitz game under lacking supervision
    And the game has started
    When White plays g1-g3
    And Black plays e5
    And White plays d4
    And Black points out that White's move 1 was illegal
    Then the events are illegal move claim rejected
    And the game goes on

    Examples:
      | edition |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-B.3 @rule
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Without one a blitz game goes by the laws of rapid chess
    Given the Laws of <edition>
    And a blitz game under lacking supervision
    And the game has started
    When White plays g1-g3
    And Black plays e5
    And White plays d4
    And Black points out that White's move 1 was illegal
    Then the events are illegal move claim rejected
    And the game goes on

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-B.3 @boundary
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: With one it does not go by the laws of rapid chess
    Given the Laws of <edition>
    And a blitz game under adequate supervision
    And the game has started
    When White plays g1-g3
    And Black plays e5
    And White plays d4
    And Black points out that White's move 1 was illegal
    Then the events include:
      | event              | player |
      | illegal move found | White  |

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/B.4 @rule
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The event says beforehand that each blitz game has its arbiter
    Given the Laws of <edition>
    And a blitz game under adequate supervision
    And the game has started
    When White plays g1-g3
    And Black plays e5
    And White plays d4
    And Black points out that White's move 1 was illegal
    Then the events include:
      | event              | player |
      | illegal move found | White  |

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/B.4 @boundary
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The event says beforehand that blitz games have no arbiter each
    Given the Laws of <edition>
    And a blitz game under lacking supervision
    And the game has started
    When White plays g1-g3
    And Black plays e5
    And White plays d4
    And Black points out that White's move 1 was illegal
    Then the events are illegal move claim rejected
    And the game goes on

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-A.4 @rule
  @edition-2001 @edition-2005
  Scenario Outline: What the rules for rapid chess do not speak of is as in any game
    Given the Laws of <edition>
    And a rapid game under adequate supervision
    And the game has started
    When White offers a draw
    And White plays e4
    And Black accepts the draw
    Then the game is drawn because of agreement

    Examples:
      | edition |
      | 2001    |
      | 2005    |

  @article-A.4 @boundary
  @edition-2001 @edition-2005
  Scenario Outline: What they do speak of is otherwise, and supervision changes nothing: the arbiter calls no flag
    Given the Laws of <edition>
    And a rapid game under adequate supervision
    And the time control 1200
    And the game has started
    When 20 minutes pass
    And the arbiter sees that White's flag has fallen
    Then the act is refused as not a player
    And the game goes on

    Examples:
      | edition |
      | 2001    |
      | 2005    |

  @article-B.3a @rule
  @edition-2001 @edition-2005 @edition-2009
  Scenario Outline: A blitz game goes by the laws of rapid chess: the arbiter calls no flag
    Given the Laws of <edition>
    And a blitz game under lacking supervision
    And the time control 300
    And the game has started
    When 5 minutes pass
    And the arbiter sees that White's flag has fallen
    Then the act is refused as not a player
    And article <article> says so

    Examples:
      | edition | article |
      | 2001    | B.6     |
      | 2005    | B.7     |
      | 2009    | A.4d1   |

  @article-B.3a @boundary
  @edition-2001 @edition-2005 @edition-2009
  Scenario Outline: A standard game does not: the arbiter calls the flag
    Given the Laws of <edition>
    And a standard game under lacking supervision
    And the time control 300
    And the game has started
    When 5 minutes pass
    And the arbiter sees that White's flag has fallen
    Then Black wins because of time forfeit

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |

  @article-2023/A.3 @rule
  @edition-2023
  Scenario Outline: In a rapid game the penalties are one minute
    Given the Laws of <edition>
    And a rapid game under adequate supervision
    And the time control 1200
    And the game has started
    When White plays g1-g3
    And Black points out that the last move was illegal
    Then the events include:
      | event      | player | article   |
      | time added | Black  | <article> |
    And Black has 21:00 left

    Examples:
      | edition | article |
      | 2023    | A.3     |

  @article-2023/A.3 @boundary
  @edition-2023
  Scenario Outline: In a standard game they are two
    Given the Laws of <edition>
    And a standard game under adequate supervision
    And the time control 1200
    And the game has started
    When White plays g1-g3
    And Black points out that the last move was illegal
    Then the events include:
      | event      | player | article   |
      | time added | Black  | <article> |
    And Black has 22:00 left

    Examples:
      | edition | article |
      | 2023    | 7.5.5   |

  @article-2018/B.2 @rule
  @edition-2014 @edition-2017 @edition-2018
  Scenario Outline: In a blitz game the penalties are one minute
    Given the Laws of <edition>
    And a blitz game under adequate supervision
    And the time control 1200
    And the game has started
    When White plays g1-g3
    And Black points out that the last move was illegal
    Then the events include:
      | event      | player | article   |
      | time added | Black  | <article> |
    And Black has 21:00 left

    Examples:
      | edition | article |
      | 2014    | B.2     |
      | 2017    | B.2     |
      | 2018    | B.2     |

  @article-2018/B.2 @boundary
  @edition-2014 @edition-2017 @edition-2018
  Scenario Outline: In a rapid game they still are two
    Given the Laws of <edition>
    And a rapid game under adequate supervision
    And the time control 1200
    And the game has started
    When White plays g1-g3
    And Black points out that the last move was illegal
    Then the events include:
      | event      | player | article   |
      | time added | Black  | <article> |
    And Black has 22:00 left

    Examples:
      | edition | article |
      | 2014    | 7.5b    |
      | 2017    | 7.5.3   |
      | 2018    | 7.5.5   |
