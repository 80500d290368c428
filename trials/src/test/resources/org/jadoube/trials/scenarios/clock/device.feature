Feature: The chess clock and the quota of moves

  Two displays of which one runs; so many moves in so much time, checked when a flag falls.

  @article-6.1 @rule
  @edition-1997 @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Only the clock of the player whose time it is runs
    Given the Laws of <edition>
    And the time control 300
    And the game has started
    When 3 seconds pass
    Then White has 4:57 left
    And Black has 5:00 left
    When White plays e4
    And 10 seconds pass
    Then White has 4:57 left
    And Black has 4:50 left

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

  @article-6.1 @boundary
  @edition-1997 @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The flag falls when the time is used up, not a microsecond before
    Given the Laws of <edition>
    And the time control 300
    And the game has started
    When White thinks until he has 0:00.000001 left
    And the arbiter sees that White's flag has fallen
    Then the act is refused as flag not fallen
    When 1 microsecond passes
    And the arbiter sees that White's flag has fallen
    Then Black wins because of time forfeit

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

  @article-6.2a @article-6.3 @rule
  @edition-1997 @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Whoever has completed the moves of the period plays on when his flag falls
    Given the Laws of <edition>
    And the time control 2/60:60
    And the game has started
    When the players play 1. e4 e5 2. Nf3 Nc6
    And 60 seconds pass
    And Black claims that White's flag has fallen
    Then the events include:
      | event     | player |
      | flag fell | White  |
    And the game goes on
    And White has 1:00 left
    And White is in period 2

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

  @article-6.2a @boundary
  @edition-1997 @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A move that is made but not completed does not count for the quota
    Given the Laws of <edition>
    And the time control 2/60:60
    And the game has started
    When the players play 1. e4 e5
    And White makes the move Nf3
    And 60 seconds pass
    And Black claims that White's flag has fallen
    Then Black wins because of time forfeit

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

  @article-6.3 @boundary
  @edition-1997 @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: One move too few when the flag falls, and the game is lost
    Given the Laws of <edition>
    And the time control 2/60:60
    And the game has started
    When the players play 1. e4 e5
    And 60 seconds pass
    And the arbiter sees that White's flag has fallen
    Then the events include:
      | event     | player |
      | flag fell | White  |
    And Black wins because of time forfeit

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

  @article-6.2b @rule
  @edition-1997 @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Time saved in a period is added to that of the next
    Given the Laws of <edition>
    And the time control 2/60:60
    And the clock changes periods at the move count
    And every move takes 10 seconds
    And the game has started
    When the players play 1. e4 e5 2. Nf3
    Then White has 1:40 left

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

  @article-6.2b @boundary
  @edition-1997 @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: With a delay, what is left of the extra time of a move is not carried over
    Given the Laws of <edition>
    And the time control 300+5 with a us delay bonus
    And the game has started
    When 5 seconds pass
    And White plays e4
    Then White has 5:00 left
    When 5.000001 seconds pass
    And Black plays e5
    Then Black has 4:59.999999 left

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
