Feature: An offer of a draw lives until it is answered

  In words, by a piece touched to be moved or captured, or by the end of the game.

  @article-9.1a @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A piece touched to move or capture it declines the offer
    Given the Laws of <edition>
    And the game has started
    And White makes the move e4
    And White offers a draw
    And White presses the clock
    When Black touches the piece on e7
    Then the events include:
      | event         | player | article   |
      | draw declined | Black  | <article> |
    And no draw offer is open

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
  Scenario Outline: A piece touched by accident declines nothing
    Given the Laws of <edition>
    And the game has started
    And White makes the move e4
    And White offers a draw
    And White presses the clock
    When Black touches the piece on e7 by accident
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
  @edition-2001 @edition-2005 @edition-2009 @edition-2014
  Scenario Outline: A piece touched on purpose to another end declines nothing
    Given the Laws of <edition>
    And the game has started
    And White makes the move e4
    And White offers a draw
    And White presses the clock
    When Black touches the piece on e7 on purpose, but neither to move nor to capture it
    Then White's draw offer is open

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |

  @article-9.1a @boundary
  @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A piece touched on purpose is taken for one to be moved, and declines
    Given the Laws of <edition>
    And the game has started
    And White makes the move e4
    And White offers a draw
    And White presses the clock
    When Black touches the piece on e7 on purpose, but neither to move nor to capture it
    Then no draw offer is open

    Examples:
      | edition |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-9.1a @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: An offer made again while it is open adds nothing and may have distracted
    Given the Laws of <edition>
    And the game has started
    And White makes the move e4
    And White offers a draw
    When White offers a draw
    Then the events include:
      | event             | player | detail             |
      | incident recorded | White  | White, distraction |
    And the events do not include draw offered
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
  Scenario Outline: Offers that cross are two offers, and neither accepts the other
    Given the Laws of <edition>
    And the game has started
    And the players play 1. e4 e5
    And White offers a draw
    When Black offers a draw
    Then the game goes on
    And White's draw offer is open
    And Black's draw offer is open
    When White accepts the draw
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

  @article-9.1a @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The end of the game is the end of the offer
    Given the Laws of <edition>
    And the game has started
    And the players play 1. e4 e5
    And White offers a draw
    And White resigns
    When Black accepts the draw
    Then the act is refused as game over
    And the result that stands is 0-1

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-9.1a @article-5.2c @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: An agreement comes before a flag that has fallen and that nobody has seen
    Given the Laws of <edition>
    And the time control 300
    And the game has started
    And the players play 1. e4 e5
    And White offers a draw
    And 6 minutes pass
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

  @article-9.1 @article-2023/9.1.2 @boundary
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Where draws may be agreed after two moves none is offered before both have made them
    Given the Laws of <edition>
    And a draw may be agreed after 2 moves
    And the game has started
    And the players play 1. e4 e5 2. Nf3
    When White offers a draw
    Then the act is refused as agreement restricted
    And article <article> says so
    When Black makes the move Nc6
    And Black offers a draw
    And White accepts the draw
    Then the game is drawn because of agreement

    Examples:
      | edition | article |
      | 2014    | 9.1a    |
      | 2017    | 9.1.1   |
      | 2018    | 9.1.1   |
      | 2023    | 9.1.1   |

  @article-9.1 @article-2023/9.1.2 @boundary
  @edition-2009
  Scenario: Where draws may be agreed after two moves an earlier agreement waits for the arbiter
    Given the Laws of 2009
    And a draw may be agreed after 2 moves
    And the game has started
    And the players play 1. e4 e5 2. Nf3
    And White offers a draw
    When Black accepts the draw
    Then the arbiter is asked about draw agreement
    And the game goes on
    When the arbiter answers the question about draw agreement: upheld
    Then the game is drawn because of agreement

  @article-9.1 @article-2023/9.1.2 @boundary
  @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: An agreement that the arbiter does not consent to is gone
    Given the Laws of <edition>
    And a draw may be agreed with the arbiter's consent
    And the game has started
    And the players play 1. e4 e5
    And White offers a draw
    And Black accepts the draw
    When the arbiter answers the question about draw agreement: rejected
    Then the events are:
      | event            | player | article          |
      | arbiter answered |        | <article>        |
      | draw declined    | Black  | <article of 9.1> |
    And no draw offer is open
    And the game goes on

    Examples:
      | edition | article of 9.1 | article |
      | 2009    | 9.1a           | 13.1    |
      | 2014    | 9.1a           | 12.1    |
      | 2017    | 9.1.1          | 12.1    |
      | 2018    | 9.1.1          | 12.1    |
      | 2023    | 9.1.1          | 12.1    |

  @article-9.1a @article-5.2c @boundary
  @edition-2001 @edition-2005
  Scenario Outline: No event could forbid the players to agree on a draw
    Given the Laws of <edition>
    And a draw may not be agreed
    And the game has started
    And White offers a draw
    When Black accepts the draw
    Then the game is drawn because of agreement

    Examples:
      | edition |
      | 2001    |
      | 2005    |
