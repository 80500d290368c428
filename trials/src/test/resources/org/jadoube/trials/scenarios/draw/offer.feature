Feature: Draw offers

  An offer is made after a move and before the clock is pressed, has no conditions, and stays open until it is answered.

  @article-9.1a @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A draw is offered after the move is made, before the clock is pressed
    Given the Laws of <edition>
    And the game has started
    And the players play 1. e4 e5
    When White makes the move Nf3
    And White offers a draw
    Then the events are draw offered
    And article <article> says so
    When White presses the clock
    And Black accepts the draw
    Then the game is drawn because of agreement

    Examples:
      | edition | article |
      | 2001    | 9.1a    |
      | 2005    | 9.1a    |
      | 2009    | 9.1b1   |
      | 2014    | 9.1b1   |
      | 2017    | 9.1.2.1 |
      | 2018    | 9.1.2.1 |
      | 2023    | 9.1.2.1 |

  @article-9.1a @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: An offer at another time is valid, but may have distracted the opponent
    Given the Laws of <edition>
    And the game has started
    And the players play 1. e4 e5 2. Nf3
    When White offers a draw
    Then the events include:
      | event             | player | detail             |
      | draw offered      | White  |                    |
      | incident recorded | White  | White, distraction |
    And White's draw offer is open

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-9.1a @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The opponent declines an offer in words
    Given the Laws of <edition>
    And the game has started
    And the players play 1. e4 e5
    When White makes the move Nf3
    And White offers a draw
    And Black declines the draw
    Then no draw offer is open
    When Black accepts the draw
    Then the act is refused as no offer to answer

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-9.1a @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The opponent declines an offer by making a move
    Given the Laws of <edition>
    And the game has started
    And the players play 1. e4 e5
    When White makes the move Nf3
    And White offers a draw
    And White presses the clock
    And Black makes the move Nc6
    Then no draw offer is open

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-9.1a @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A player who moves on has not taken back the offer he made
    Given the Laws of <edition>
    And the game has started
    And the players play 1. e4 e5
    When White offers a draw
    And White plays Nf3
    Then White's draw offer is open

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-9.1a @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A condition of an offer is void
    Given the Laws of <edition>
    And the game has started
    And the players play 1. e4 e5
    When White makes the move Nf3
    And White offers a draw on the condition "you play the next round quickly"
    And Black accepts the draw
    Then the game is drawn because of agreement

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-9.1 @article-2023/9.1.2 @rule
  @edition-2009
  Scenario: Where the event forbids to agree on draws no agreement ends the game
    Given the Laws of 2009
    And a draw may not be agreed
    And the game has started
    And the players play 1. e4 e5
    When White makes the move Nf3
    And White offers a draw
    And Black accepts the draw
    Then the act is refused as agreement restricted
    And article 9.1a says so
    And the game goes on

  @article-9.1 @article-2023/9.1.2 @rule
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Where the event forbids draws by agreement nobody may offer one
    Given the Laws of <edition>
    And a draw may not be agreed
    And the game has started
    And the players play 1. e4 e5
    When White makes the move Nf3
    And White offers a draw
    Then the act is refused as agreement restricted
    And article <article> says so
    And no draw offer is open

    Examples:
      | edition | article |
      | 2014    | 9.1a    |
      | 2017    | 9.1.1   |
      | 2018    | 9.1.1   |
      | 2023    | 9.1.1   |

  @article-9.1 @article-2023/9.1.2 @boundary
  @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A claim of a draw is always possible, also where the players may not agree on one
    Given the Laws of <edition>
    And a draw may not be agreed
    And the game has started
    When the players play Nf3 Nf6 Ng1 Ng8 and repeat this 1 times
    And White claims a draw by third occurrence
    Then the game is drawn because of third occurrence

    Examples:
      | edition |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-9.1 @boundary
  @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Where the arbiter has to consent he decides on the draw
    Given the Laws of <edition>
    And a draw may be agreed with the arbiter's consent
    And the game has started
    And the players play 1. e4 e5
    When White makes the move Nf3
    And White offers a draw
    And Black accepts the draw
    Then the arbiter is asked about draw agreement
    And the game goes on
    When the arbiter answers the question about draw agreement: upheld
    Then the game is drawn because of agreement

    Examples:
      | edition |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-9.1c @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A wrong claim of a draw is an offer too, and the opponent may accept it
    Given the Laws of <edition>
    And the game has started
    When the players play Nf3 Nf6 Ng1 Ng8
    And White claims a draw by third occurrence
    Then White's draw offer is open
    When Black accepts the draw
    Then the game is drawn because of agreement

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-9.1c @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A right claim needs nobody to accept it
    Given the Laws of <edition>
    And the game has started
    When the players play Nf3 Nf6 Ng1 Ng8 and repeat this 1 times
    And White claims a draw by third occurrence
    Then the events do not include draw offered
    And the game is drawn because of third occurrence

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-9.1a @article-4.3 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: On a screen nothing is touched; an offer is declined by the move
    Given the Laws of <edition>
    And the game is played online
    And the game has started
    When White makes the move e4
    And White offers a draw
    And Black touches the piece on e7
    Then the act is refused as not in force
    And White's draw offer is open
    When Black makes the move e5
    Then no draw offer is open

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |
