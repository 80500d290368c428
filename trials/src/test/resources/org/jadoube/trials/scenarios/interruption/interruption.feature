Feature: Stopping the clocks and going on

  The arbiter may interrupt a game. A player stops the clocks only to seek the arbiter, who decides when the game goes on.

  @article-6.12a @rule
  @edition-1997 @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The arbiter interrupts the game and both clocks stand
    Given the Laws of <edition>
    And the time control 300
    And the game has started
    When 10 seconds pass
    And the arbiter stops the clocks, saying "the lights are out"
    Then the events are clocks stopped
    And article <article> says so
    And the clocks stand
    When 10 minutes pass
    Then White has 4:50 left
    And Black has 5:00 left

    Examples:
      | edition | article |
      | 1997    | 6.12a   |
      | 2001    | 6.13a   |
      | 2005    | 6.13a   |
      | 2009    | 6.12a   |
      | 2014    | 6.12a   |
      | 2017    | 6.11.1  |
      | 2018    | 6.11.1  |
      | 2023    | 6.11.1  |

  @article-6.12a @boundary
  @edition-1997 @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A spectator cannot interrupt the game
    Given the Laws of <edition>
    And the game has started
    When a spectator stops the clocks
    Then the act is refused as only the arbiter
    And White's clock is running

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

  @article-6.12b @rule
  @edition-1997 @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A player may stop the clocks to seek the arbiter
    Given the Laws of <edition>
    And the game has started
    When White stops the clocks, saying "there is no second queen"
    Then the events include:
      | event          | player | article   |
      | clocks stopped | White  | <article> |
    And the clocks stand

    Examples:
      | edition | article |
      | 1997    | 6.12b   |
      | 2001    | 6.13b   |
      | 2005    | 6.13b   |
      | 2009    | 6.12b   |
      | 2014    | 6.12b   |
      | 2017    | 6.11.2  |
      | 2018    | 6.11.2  |
      | 2023    | 6.11.2  |

  @article-6.12b @boundary
  @edition-1997 @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: While the clocks stand no move can be made
    Given the Laws of <edition>
    And the game has started
    When White stops the clocks, saying "there is no second queen"
    And White makes the move e4
    Then the act is refused as clocks stand
    And White has made 0 moves

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

  @article-6.12c @rule
  @edition-1997 @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The arbiter decides when the game goes on
    Given the Laws of <edition>
    And the time control 300
    And the game has started
    When White stops the clocks, saying "there is no second queen"
    And 2 minutes pass
    And the arbiter restarts White's clock
    Then the events are clocks restarted
    And article <article> says so
    And White's clock is running
    And White has 5:00 left

    Examples:
      | edition | article |
      | 1997    | 6.12c   |
      | 2001    | 6.13c   |
      | 2005    | 6.13c   |
      | 2009    | 6.12c   |
      | 2014    | 6.12c   |
      | 2017    | 6.11.3  |
      | 2018    | 6.11.3  |
      | 2023    | 6.11.3  |

  @article-6.12c @boundary
  @edition-1997 @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A player cannot set the clocks going again
    Given the Laws of <edition>
    And the game has started
    When White stops the clocks, saying "there is no second queen"
    And Black restarts White's clock
    Then the act is refused as only the arbiter
    And the clocks stand

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

  @article-6.12d @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Who has stopped the clocks without a reason is penalised by the arbiter
    Given the Laws of <edition>
    And the game has started
    When White stops the clocks
    Then the arbiter is asked about stopped clocks
    And article <article> says so
    When the arbiter answers the question about stopped clocks: penalised
    Then the events include:
      | event             | player | article   |
      | incident recorded | White  | <article> |

    Examples:
      | edition | article |
      | 2001    | 6.13d   |
      | 2005    | 6.13d   |
      | 2009    | 6.12d   |
      | 2014    | 6.12d   |
      | 2017    | 6.11.4  |
      | 2018    | 6.11.4  |
      | 2023    | 6.11.4  |

  @article-6.12d @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Who had a reason is not penalised
    Given the Laws of <edition>
    And the game has started
    When White stops the clocks, saying "there is no second queen"
    And the arbiter answers the question about stopped clocks: excused
    Then the events are arbiter answered
    And the arbiter is asked nothing

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-6.13 @rule
  @edition-1997 @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: After an irregularity the arbiter sets the times as he judges right
    Given the Laws of <edition>
    And the time control 300
    And the game has started
    When the arbiter stops the clocks
    And the arbiter sets the clocks to 4:30 for White and 4:00 for Black
    Then the events are clocks set
    And article <article> says so
    When the arbiter restarts White's clock
    Then White has 4:30 left
    And Black has 4:00 left

    Examples:
      | edition | article |
      | 1997    | 6.13    |
      | 2001    | 6.14    |
      | 2005    | 6.14    |
      | 2009    | 6.13    |
      | 2014    | 7.1     |
      | 2017    | 7.1     |
      | 2018    | 7.1     |
      | 2023    | 7.1     |

  @article-6.13 @boundary
  @edition-1997 @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: No player sets the clocks
    Given the Laws of <edition>
    And the time control 300
    And the game has started
    When the arbiter stops the clocks
    And White sets the clocks to 4:30 for White and 4:00 for Black
    Then the act is refused as only the arbiter
    And White has 5:00 left

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

  @article-6.13 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The arbiter sets the counter of moves as well
    Given the Laws of <edition>
    And the time control 40/300:300
    And the game has started
    When the arbiter stops the clocks
    And the arbiter sets White's clock to 2:00 in period 1 after 39 moves and Black's to 2:00 in period 1 after 38 moves
    Then the events are clocks set
    And White has 2:00 left

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-6.12b @boundary
  @edition-1997 @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A player whose pawn is on the last rank, with no new piece at hand, may stop the clocks
    Given the Laws of <edition>
    And White has Ke1 a7 and Black has Kg7 h7, White to move
    And the game has started
    When White lets go of the piece from a7 on a8
    And White stops the clocks, saying "there is no second queen"
    Then the clocks stand
    When the arbiter restarts White's clock
    And White makes the move a8=Q
    Then a White queen stands on a8
    And White has 0 illegal moves against him

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
