Feature: Scoresheets are brought up to date after a flag has fallen

  From the sheet of the arbiter or the opponent, or by playing the game again on a second board.

  @article-8.4 @article-8.5a @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: When neither player had to write, the arbiter stops the clocks and both catch up
    Given the Laws of <edition>
    And the time control 2/360:600
    And the players keep score
    And the game has started
    And the players play 1. e4 e5 2. Nf3 Nc6 and write nothing
    And White thinks until he has 1:00 left
    And White plays Bc4
    And Black thinks until he has 1:00 left
    And Black plays Bc5
    And White thinks until he has 0:00.000001 left
    And 1 microsecond passes
    When the arbiter sees that White's flag has fallen
    Then the events are:
      | event                     | player      | article           | detail      |
      | recording excused         | White       | <article>         | 1           |
      | recording excused         | Black       | <article>         | 1           |
      | flag fell                 | White       | <article of 6.8>  | the arbiter |
      | clocks stopped            | the arbiter | <article of 8.5a> |             |
      | scoresheet update ordered | White       | <article of 8.5a> |             |
      | scoresheet update ordered | Black       | <article of 8.5a> |             |
    And the clocks stand
    And White's scoresheet duty is updating
    When White says that his scoresheet is complete
    And Black says that his scoresheet is complete
    And the arbiter restarts White's clock
    And White makes the move O-O
    Then the events are move made

    Examples:
      | edition | article of 8.5a | article of 6.8 | article |
      | 2001    | 8.5a            | 6.9            | 8.4     |
      | 2005    | 8.5a            | 6.9            | 8.4     |
      | 2009    | 8.5a            | 6.8            | 8.4     |
      | 2014    | 8.5a            | 6.8            | 8.4     |
      | 2017    | 8.5.1           | 6.8            | 8.4     |
      | 2018    | 8.5.1           | 6.8            | 8.4     |
      | 2023    | 8.5.1           | 6.8            | 8.4     |

  @article-8.5a @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: When both scoresheets are complete all the same, the clocks are not stopped
    Given the Laws of <edition>
    And the time control 1/360:600
    And the players keep score
    And the game has started
    And White plays e4
    And White writes "e4" on his scoresheet
    And Black writes "e4" on his scoresheet
    And Black thinks until he has 1:00 left
    And Black plays e5
    And White writes "e5" on his scoresheet
    And Black writes "e5" on his scoresheet
    And White thinks until he has 0:00.000001 left
    And 1 microsecond passes
    When the arbiter sees that White's flag has fallen
    Then the events do not include clocks stopped, scoresheet update ordered
    And White's clock is running

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-8.4 @article-8.5b @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: When only one player did not have to write, he catches up before he moves and his clock runs on
    Given the Laws of <edition>
    And the time control 2/360:600
    And the players keep score
    And the game has started
    And the players play 1. e4 e5 2. Nf3 Nc6 and write nothing
    And White thinks until he has 0:00.000001 left
    And 1 microsecond passes
    When Black claims that White's flag has fallen
    Then the events are:
      | event                     | player | article           | detail |
      | recording excused         | White  | <article>         | 1      |
      | flag fell                 | White  | <article of 6.8>  | Black  |
      | scoresheet update ordered | White  | <article of 8.5b> |        |
    And White's clock is running
    When White says that his scoresheet is complete
    And White makes the move Bc4
    Then the events are move made

    Examples:
      | edition | article of 8.5b | article of 6.8 | article |
      | 2001    | 8.5b            | 6.9            | 8.4     |
      | 2005    | 8.5b            | 6.9            | 8.4     |
      | 2009    | 8.5b            | 6.8            | 8.4     |
      | 2014    | 8.5b            | 6.8            | 8.4     |
      | 2017    | 8.5.2           | 6.8            | 8.4     |
      | 2018    | 8.5.2           | 6.8            | 8.4     |
      | 2023    | 8.5.2           | 6.8            | 8.4     |

  @article-8.5b @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Who moves before he has caught up does what he must not
    Given the Laws of <edition>
    And the time control 2/360:600
    And the players keep score
    And the game has started
    And the players play 1. e4 e5 2. Nf3 Nc6 and write nothing
    And White thinks until he has 0:00.000001 left
    And 1 microsecond passes
    And Black claims that White's flag has fallen
    And White writes "e4" on his scoresheet
    And White writes "e5" on his scoresheet
    And White writes "Nf3" on his scoresheet
    When White makes the move Bc4
    Then the events are:
      | event             | player | article          | detail                   |
      | incident recorded | White  | <article>        | White, move not recorded |
      | move made         | White  | <article of 4.6> | f1-c4                    |

    Examples:
      | edition | article of 4.6 | article |
      | 2001    | 4.7            | 8.5b    |
      | 2005    | 4.6            | 8.5b    |
      | 2009    | 4.6            | 8.5b    |
      | 2014    | 4.7            | 8.5b    |
      | 2017    | 4.7            | 8.5.2   |
      | 2018    | 4.7            | 8.5.2   |
      | 2023    | 4.7            | 8.5.2   |

  @article-8.5b @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: With the last entry a scoresheet is complete
    Given the Laws of <edition>
    And the time control 1/360:600
    And the players keep score
    And the game has started
    And the players play 1. e4 e5 and write nothing
    And White thinks until he has 0:00.000001 left
    And 1 microsecond passes
    And Black claims that White's flag has fallen
    And White writes "e4" on his scoresheet
    When White writes "e5" on his scoresheet
    Then the events are move recorded, scoresheet completed
    And White's scoresheet duty is recording

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-8.4 @article-8.5b @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: With thirty seconds more for each move a fallen flag orders nobody to catch up
    Given the Laws of <edition>
    And the time control 1/360+30:600+30
    And the players keep score
    And the game has started
    And the players play 1. e4 e5 and write nothing
    And White thinks until he has 0:00.000001 left
    And 1 microsecond passes
    When the arbiter sees that White's flag has fallen
    Then the events are flag fell

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-8.5c @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: When no scoresheet is complete the game is played again on a second board
    Given the Laws of <edition>
    And the time control 3600
    And the players keep score
    And the game has started
    And the players play 1. e4 and write nothing
    And Black thinks until he has 59:00 left
    When the arbiter has the game reconstructed
    Then the events are:
      | event                | player      | article   | detail               |
      | clocks stopped       | the arbiter | <article> |                      |
      | reconstruction begun | Black       | <article> | 1:00:00, 59:00, 1, 0 |
    And the clocks stand
    When the arbiter ends the reconstruction with 1 move of White and 0 of Black
    Then the events are reconstruction ended, scoresheet completed, scoresheet completed
    And the arbiter is asked nothing

    Examples:
      | edition | article |
      | 2001    | 8.5c    |
      | 2005    | 8.5c    |
      | 2009    | 8.5c    |
      | 2014    | 8.5c    |
      | 2017    | 8.5.3   |
      | 2018    | 8.5.3   |
      | 2023    | 8.5.3   |

  @article-8.5c @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Only the arbiter has a game reconstructed, and only one at a time
    Given the Laws of <edition>
    And the players keep score
    And the game has started
    When White has the game reconstructed
    Then the act is refused as only the arbiter
    When the arbiter has the game reconstructed
    And the arbiter has the game reconstructed
    Then the act is refused as reconstruction under way
    And article <article> says so

    Examples:
      | edition | article |
      | 2001    | 8.5c    |
      | 2005    | 8.5c    |
      | 2009    | 8.5c    |
      | 2014    | 8.5c    |
      | 2017    | 8.5.3   |
      | 2018    | 8.5.3   |
      | 2023    | 8.5.3   |

  @article-8.6 @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: When it cannot be shown how many moves were made, the next is the first of the next period
    Given the Laws of <edition>
    And the time control 40/360:600
    And the players keep score
    And the game has started
    And White thinks until he has 0:00.000001 left
    And 1 microsecond passes
    And the arbiter has the game reconstructed
    When the arbiter ends the reconstruction without having found the moves
    Then the arbiter is asked about clock times
    And article <article> says so

    Examples:
      | edition | article |
      | 2001    | 8.6     |
      | 2005    | 8.6     |
      | 2009    | 8.6     |
      | 2014    | 8.6     |
      | 2017    | 8.6     |
      | 2018    | 8.6     |
      | 2023    | 8.6     |

  @article-8.6 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Evidence of how many moves were made goes before
    Given the Laws of <edition>
    And the time control 40/360:600
    And the players keep score
    And the game has started
    And White thinks until he has 0:00.000001 left
    And 1 microsecond passes
    And the arbiter has the game reconstructed
    When the arbiter ends the reconstruction with 41 moves of White and 40 of Black
    Then the arbiter is asked nothing

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |
