Feature: Pressing the clock

  A move is made on the board and completed on the clock. The time between is the player's own.

  @article-6.7a @rule
  @edition-1997 @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: After his move the player stops his clock and starts his opponent's, which completes the move
    Given the Laws of <edition>
    And the game has started
    When White makes the move e4
    Then White has made 1 move
    And White has completed 0 moves
    When White presses the clock
    Then the events are clock pressed, move completed
    And article <article> says so
    And White has completed 1 move
    And Black's clock is running

    Examples:
      | edition | article |
      | 1997    | 6.7a    |
      | 2001    | 6.8a    |
      | 2005    | 6.8a    |
      | 2009    | 6.7a    |
      | 2014    | 6.2a    |
      | 2017    | 6.2.1   |
      | 2018    | 6.2.1   |
      | 2023    | 6.2.1   |

  @article-6.7a @boundary
  @edition-1997 @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The time between making the move and pressing the clock is the player's own
    Given the Laws of <edition>
    And the time control 300
    And the game has started
    When White makes the move e4
    And 20 seconds pass
    And White presses the clock
    Then White has 4:40 left
    And Black has 5:00 left

    Examples:
      | edition |
      | 1997    |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-6.7a @boundary
  @edition-1997 @edition-2001 @edition-2005 @edition-2009
  Scenario Outline: A move that is never pressed is never completed, whatever is played after it
    Given the Laws of <edition>
    And the game has started
    When White makes the move e4
    And Black makes the move e5
    And White makes the move Nf3
    Then White has made 2 moves
    And White has completed 0 moves

    Examples:
      | edition |
      | 1997    |
      | 2001    |
      | 2005    |
      | 2009    |

  @article-2023/6.2.1.1 @rule
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A move that ends the game is complete without a press
    Given the Laws of <edition>
    And the game has started
    When the players play 1. f3 e5 2. g4
    And Black makes the move Qh4#
    Then the events are move made, move completed, game ended
    And Black wins because of checkmate

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/6.2.1.1 @boundary
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A check that is no mate is not complete before the press
    Given the Laws of <edition>
    And the game has started
    When the players play 1. e4 f6 2. d4 g5
    And White makes the move Be2
    Then White has completed 2 moves
    When White presses the clock
    And the players play a6
    And White makes the move Bh5#
    Then the events are move made, move completed, game ended

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/6.2.1.2 @rule
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A player's next move completes the one he did not press
    Given the Laws of <edition>
    And the game has started
    When White makes the move e4
    And Black makes the move e5
    And White makes the move Nf3
    Then White has made 2 moves
    And White has completed 1 move

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/6.2.1.2 @boundary
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The opponent's reply does not complete a move that was not pressed
    Given the Laws of <edition>
    And the game has started
    When White makes the move e4
    And Black makes the move e5
    Then White has completed 0 moves

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/6.2.2 @rule
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A player may press the clock even after his opponent has replied
    Given the Laws of <edition>
    And the game has started
    When White makes the move e4
    And Black makes the move e5
    And White presses the clock
    Then the events are clock pressed, move completed
    And White has completed 1 move

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/6.2.2 @boundary
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Until a player has pressed, the time is his own, though his opponent has replied
    Given the Laws of <edition>
    And the time control 300
    And the game has started
    When White makes the move e4
    And 10 seconds pass
    And Black makes the move e5
    And 10 seconds pass
    And White presses the clock
    Then White has 4:40 left
    And Black has 5:00 left

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |
