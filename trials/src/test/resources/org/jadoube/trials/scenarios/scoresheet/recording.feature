Feature: Each player keeps score of both sides' moves

  What a player fails to write, writes too early or writes wrongly stops nothing; the arbiter learns of it.

  @article-8.1 @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Each player writes down the moves of both, one after the other
    Given the Laws of <edition>
    And the players keep score
    And the game has started
    And the players play 1. e4 e5 and write nothing
    When White writes "e4" on his scoresheet
    And White writes "e5" on his scoresheet
    Then the events are:
      | event         | player | article   | detail |
      | move recorded | White  | <article> | 2, e5  |
    And White's scoresheet reads "e4 e5"
    And Black's scoresheet reads ""

    Examples:
      | edition | article |
      | 2001    | 8.1     |
      | 2005    | 8.1     |
      | 2009    | 8.1     |
      | 2014    | 8.1a    |
      | 2017    | 8.1.1   |
      | 2018    | 8.1.1   |
      | 2023    | 8.1.1   |

  @article-8.1 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: An entry that is not the move made stays as it is, and the arbiter learns of it
    Given the Laws of <edition>
    And the players keep score
    And the game has started
    And the players play 1. e4 and write nothing
    When White writes "d4" on his scoresheet
    Then the events are:
      | event             | player | article   | detail                  |
      | move recorded     | White  | <article> | 1, d4                   |
      | incident recorded | White  | <article> | White, wrongly recorded |
    And White's scoresheet reads "d4"

    Examples:
      | edition | article |
      | 2001    | 8.1     |
      | 2005    | 8.1     |
      | 2009    | 8.1     |
      | 2014    | 8.1a    |
      | 2017    | 8.1.1   |
      | 2018    | 8.1.1   |
      | 2023    | 8.1.1   |

  @article-8.1 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Words are no algebraic notation
    Given the Laws of <edition>
    And the players keep score
    And the game has started
    And the players play 1. e4 and write nothing
    When Black writes "king's pawn two" on his scoresheet
    Then the events include:
      | event             | player | detail                  |
      | incident recorded | Black  | Black, wrongly recorded |

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-8.1 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Algebraic notation with the letters of one's own language is as good
    Given the Laws of <edition>
    And the players keep score
    And the game has started
    And the players play 1. Nf3 and write nothing
    When White writes "Cf3" on his scoresheet
    Then the events are move recorded

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-8.1 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: In rapid play nobody need keep score
    Given the Laws of <edition>
    And a rapid game under adequate supervision
    And the players keep score
    And the game has started
    And the players play 1. e4 e5 and write nothing
    When White makes the move Nf3
    Then the events are move made

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-8.1 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Where the system keeps score nothing is asked of the players
    Given the Laws of <edition>
    And the game has started
    And the players play 1. e4 e5 and write nothing
    When White makes the move Nf3
    Then the events are move made
    When White writes "e4" on his scoresheet
    Then the act is refused as system keeps score
    And article <article> says so

    Examples:
      | edition | article |
      | 2001    | 8.1     |
      | 2005    | 8.1     |
      | 2009    | 8.1     |
      | 2014    | 8.1a    |
      | 2017    | 8.1.1   |
      | 2018    | 8.1.1   |
      | 2023    | 8.1.1   |

  @article-2023/8.1.3 @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A player who has not written his last move must not make the next
    Given the Laws of <edition>
    And the players keep score
    And the game has started
    And the players play 1. e4 e5 and write nothing
    When White makes the move Nf3
    Then the events are:
      | event             | player | article          | detail                   |
      | incident recorded | White  | <article>        | White, move not recorded |
      | move made         | White  | <article of 4.6> | g1-f3                    |

    Examples:
      | edition | article of 4.6 | article |
      | 2001    | 4.7            | 8.1     |
      | 2005    | 4.6            | 8.1     |
      | 2009    | 4.6            | 8.1     |
      | 2014    | 4.7            | 8.1c    |
      | 2017    | 4.7            | 8.1.3   |
      | 2018    | 4.7            | 8.1.3   |
      | 2023    | 4.7            | 8.1.3   |

  @article-2023/8.1.3 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A player may reply before he writes the move of his opponent
    Given the Laws of <edition>
    And the players keep score
    And the game has started
    And the players play 1. e4 and write nothing
    And White writes "e4" on his scoresheet
    And Black plays e5
    When White makes the move Nf3
    Then the events are move made
    And White's scoresheet reads "e4"

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/8.1.2 @rule
  @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: No move is written before it is made
    Given the Laws of <edition>
    And the players keep score
    And the game has started
    And White writes "e4" on his scoresheet
    When White makes the move e4
    Then the events are:
      | event             | player | article          | detail                     |
      | incident recorded | White  | <article>        | White, recorded in advance |
      | move made         | White  | <article of 4.6> | e2-e4                      |

    Examples:
      | edition | article of 4.6 | article |
      | 2005    | 4.6            | 8.1     |
      | 2009    | 4.6            | 8.1     |
      | 2014    | 4.7            | 8.1a    |
      | 2017    | 4.7            | 8.1.2   |
      | 2018    | 4.7            | 8.1.2   |
      | 2023    | 4.7            | 8.1.2   |

  @article-2023/8.1.2 @rule
  @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A reply foreseen is not written either
    Given the Laws of <edition>
    And the players keep score
    And the game has started
    And the players play 1. e4 and write nothing
    And White writes "e4" on his scoresheet
    When White writes "e5" on his scoresheet
    Then the events include:
      | event             | player | detail                     |
      | incident recorded | White  | White, recorded in advance |

    Examples:
      | edition |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/8.1.2 @boundary
  @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A move is written before it is made to claim a draw with it
    Given the Laws of <edition>
    And the players keep score
    And the game has started
    And White stops the clocks, saying "I claim a draw"
    And White writes "e4" on his scoresheet
    And White writes e4 and claims a draw by third occurrence
    And the arbiter restarts White's clock
    When White makes the move e4
    Then the events are move made

    Examples:
      | edition |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-8.1 @boundary
  @edition-2001
  Scenario: In 2001 a move could be written before it was made
    Given the Laws of 2001
    And the players keep score
    And the game has started
    And White writes "e4" on his scoresheet
    When White makes the move e4
    Then the events are move made

  @article-2023/8.1.5 @article-9.1b @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Both players mark a draw offer
    Given the Laws of <edition>
    And the players keep score
    And the game has started
    And White makes the move e4
    And White offers a draw
    And White presses the clock
    When White writes "e4 (=)" on his scoresheet
    Then the events are move recorded, offer recorded
    When Black writes "e4" on his scoresheet
    And Black marks the draw offer on his scoresheet
    Then the events are:
      | event          | player | article   |
      | offer recorded | Black  | <article> |

    Examples:
      | edition | article |
      | 2001    | 9.1b    |
      | 2005    | 9.1b    |
      | 2009    | 9.1b2   |
      | 2014    | 9.1b2   |
      | 2017    | 9.1.2.2 |
      | 2018    | 9.1.2.2 |
      | 2023    | 9.1.2.2 |

  @article-2023/8.1.6 @rule
  @edition-2001
  Scenario: In 2001 a player who could not write had less time
    Given the Laws of 2001
    And the players keep score
    When White asks for help with recording
    Then the arbiter is asked about unable to record
    And article 8.1 says so
    When the arbiter answers the question about unable to record: upheld
    Then the events are arbiter answered, recording excused, arbiter asked
    And White's scoresheet duty is excused
    And the arbiter is asked about clock times

  @article-2023/8.1.6 @rule
  @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: An assistant writes for a player who cannot, and the arbiter adjusts his clock
    Given the Laws of <edition>
    And the players keep score
    When White asks for help with recording
    And the arbiter answers the question about unable to record: upheld
    Then the events are arbiter answered, assistance granted, arbiter asked
    And the arbiter is asked about clock times

    Examples:
      | edition |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/8.1.6 @boundary
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The clock of a disabled player is not adjusted
    Given the Laws of <edition>
    And the players keep score
    When White asks for help with recording
    And the arbiter answers the question about unable to record: excused
    Then the events are arbiter answered, assistance granted
    And the arbiter is asked nothing

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-8.2 @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The arbiter sees what a player has written as soon as he has written it
    Given the Laws of <edition>
    And the players keep score
    And the game has started
    And the players play 1. e4 and write nothing
    When Black writes "e4" on his scoresheet
    Then Black's scoresheet reads "e4"

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-8.2 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A player who hides his scoresheet may be reported for it
    Given the Laws of <edition>
    And the players keep score
    And the game has started
    When the arbiter reports what Black did: scoresheet hidden
    Then the events include:
      | event             | player | article   | detail                         |
      | incident recorded | Black  | <article> | the arbiter, scoresheet hidden |

    Examples:
      | edition | article |
      | 2001    | 8.2     |
      | 2005    | 8.2     |
      | 2009    | 8.2     |
      | 2014    | 8.2     |
      | 2017    | 8.2     |
      | 2018    | 8.2     |
      | 2023    | 8.2     |
