Feature: Flags in rapid and blitz with too few arbiters

  Who says that a flag has fallen, and what he has to do to win by it.

  @article-A.4d1 @rule
  @edition-2001 @edition-2005 @edition-2009
  Scenario Outline: The arbiter keeps to himself that a flag is down
    Given the Laws of <edition>
    And a rapid game under lacking supervision
    And the time control 600
    And the game has started
    When 10 minutes pass
    And the arbiter sees that White's flag has fallen
    Then the act is refused as not a player
    And article <article> says so
    And the game goes on

    Examples:
      | edition | article |
      | 2001    | B.6     |
      | 2005    | B.7     |
      | 2009    | A.4d1   |

  @article-A.4d1 @boundary
  @edition-2001 @edition-2005 @edition-2009
  Scenario Outline: A flag has fallen when a player claims it, and not a microsecond sooner
    Given the Laws of <edition>
    And a rapid game under lacking supervision
    And the time control 600
    And the game has started
    When 9 minutes 59.999999 seconds pass
    And Black claims that White's flag has fallen
    Then the game goes on
    When the arbiter restarts White's clock
    And 1 microsecond passes
    And Black claims that White's flag has fallen
    Then Black wins because of time forfeit

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |

  @article-A.4d1 @rule
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The arbiter calls the flag that he sees fall
    Given the Laws of <edition>
    And a rapid game under lacking supervision
    And the time control 600
    And the game has started
    When 10 minutes pass
    And the arbiter sees that White's flag has fallen
    Then Black wins because of time forfeit

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-A.4d1 @boundary
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A microsecond before there is no flag to be called
    Given the Laws of <edition>
    And a rapid game under lacking supervision
    And the time control 600
    And the game has started
    When 9 minutes 59.999999 seconds pass
    And the arbiter sees that White's flag has fallen
    Then the act is refused as flag not fallen

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-A.4d2 @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014
  Scenario Outline: To win on time a player stops both clocks, his own flag being up
    Given the Laws of <edition>
    And a rapid game under lacking supervision
    And the time control 600
    And the game has started
    When 10 minutes pass
    And Black claims that White's flag has fallen
    Then the events include:
      | event         | player | article   |
      | clocks stopped | Black  | <article> |
    And Black wins because of time forfeit

    Examples:
      | edition | article |
      | 2001    | B.7     |
      | 2005    | B.8     |
      | 2009    | A.4d2   |
      | 2014    | A.4c    |

  @article-A.4d2 @boundary
  @edition-2001 @edition-2005 @edition-2009
  Scenario Outline: With his own flag down as well he does not win
    Given the Laws of <edition>
    And a rapid game under lacking supervision
    And the time control 600
    And the game has started
    When 10 minutes pass
    And White plays e4
    And 10 minutes pass
    And Black claims that White's flag has fallen
    Then the game is drawn because of both flags

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |

  @article-A.4d2 @boundary
  @edition-2014
  Scenario Outline: A claimant without time left does not win
    Given the Laws of <edition>
    And a rapid game under lacking supervision
    And the time control 600
    And the game has started
    When 10 minutes pass
    And White plays e4
    And 10 minutes pass
    And Black claims that White's flag has fallen
    Then the events include:
      | event               | article |
      | flag claim rejected | A.4c    |
    And the game goes on

    Examples:
      | edition |
      | 2014    |

  @article-A.4d2 @rule
  @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: To win on time a player may claim, and the first flag decides
    Given the Laws of <edition>
    And a rapid game under lacking supervision
    And the time control 600
    And the game has started
    When 10 minutes pass
    And White plays e4
    And 10 minutes pass
    And Black claims that White's flag has fallen
    Then Black wins because of time forfeit

    Examples:
      | edition |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-A.4d2 @boundary
  @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A claimant who could never checkmate only draws
    Given the Laws of <edition>
    And a rapid game under lacking supervision
    And the time control 600
    And White has Ke1 Qd1 and Black has Ke8, White to move
    And the game has started
    When 10 minutes pass
    And Black claims that White's flag has fallen
    Then the game is drawn because of time without mating material

    Examples:
      | edition |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-A.4d3 @rule
  @edition-2001 @edition-2005 @edition-2009
  Scenario Outline: Both flags down: the game is drawn, whichever fell first
    Given the Laws of <edition>
    And a rapid game under lacking supervision
    And the time control 600
    And the game has started
    When 10 minutes pass
    And White plays e4
    And 10 minutes pass
    And Black claims that White's flag has fallen
    Then the game is drawn because of both flags
    And article <article> says so

    Examples:
      | edition | article |
      | 2001    | B.8     |
      | 2005    | B.9     |
      | 2009    | A.4d3   |

  @article-A.4d3 @boundary
  @edition-2001 @edition-2005 @edition-2009
  Scenario Outline: With a microsecond left on his own clock the claimant still wins
    Given the Laws of <edition>
    And a rapid game under lacking supervision
    And the time control 600
    And the game has started
    When 10 minutes pass
    And White plays e4
    And 9 minutes 59.999999 seconds pass
    And Black claims that White's flag has fallen
    Then Black wins because of time forfeit

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
