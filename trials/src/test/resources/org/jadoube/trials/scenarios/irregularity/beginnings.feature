Feature: Games that began wrongly, and pieces that do not stand right

  A wrong initial position makes a new game, a turned board does not. Displaced pieces are put back.

  @article-7.1a @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A wrong initial position is found during the game, and a new game is played
    Given the Laws of <edition>
    And the game has started
    When the players play 1. e4 e5
    And Black reports wrong initial position
    Then the arbiter is asked about wrong initial position
    And article <article> says so
    And the clocks stand
    When the arbiter answers the question about wrong initial position: upheld
    Then the events include:
      | event         | article   |
      | game annulled | <article> |
    And White has made 0 moves
    And the board shows rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR

    Examples:
      | edition | article |
      | 2001    | 7.1a    |
      | 2005    | 7.1a    |
      | 2009    | 7.1a    |
      | 2014    | 7.2a    |
      | 2017    | 7.2.1   |
      | 2018    | 7.2.1   |
      | 2023    | 7.2.1   |

  @article-7.1a @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: When the game is over nobody can have it annulled
    Given the Laws of <edition>
    And the game has started
    When the players play 1. f3 e5 2. g4
    And Black makes the move Qh4#
    And White reports wrong initial position
    Then the act is refused as game over
    And Black wins because of checkmate

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-7.1a @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: When the arbiter finds that the initial position was right the game goes on
    Given the Laws of <edition>
    And the game has started
    When the players play 1. e4 e5
    And Black reports wrong initial position
    And the arbiter answers the question about wrong initial position: rejected
    Then the events are arbiter answered
    And White has made 1 move

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-7.1b @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A board turned the wrong way is set right and the game goes on
    Given the Laws of <edition>
    And the game has started
    When the players play 1. e4 e5
    And the arbiter reports board turned
    Then the events include:
      | event              | article   |
      | irregularity found | <article> |
    And White has made 1 move
    And the game goes on

    Examples:
      | edition | article |
      | 2001    | 7.1b    |
      | 2005    | 7.1b    |
      | 2009    | 7.1b    |
      | 2014    | 7.2b    |
      | 2017    | 7.2.2   |
      | 2018    | 7.2.2   |
      | 2023    | 7.2.2   |

  @article-7.1b @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A turned board never makes a new game
    Given the Laws of <edition>
    And the game has started
    When White plays e4
    And Black reports board turned
    And the arbiter answers the question about board turned: upheld
    Then the events do not include game annulled
    And White has made 1 move

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-7.2 @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014
  Scenario Outline: With colours reversed the game goes on, unless the arbiter rules otherwise
    Given the Laws of <edition>
    And the game has started
    When the players play 1. e4 e5
    And Black reports colours reversed
    Then the arbiter is asked about colours reversed
    And article <article> says so
    When the arbiter answers the question about colours reversed: play on
    Then the events do not include game annulled
    And White has made 1 move

    Examples:
      | edition | article |
      | 2001    | 7.2     |
      | 2005    | 7.2     |
      | 2009    | 7.2     |
      | 2014    | 7.3     |

  @article-7.2 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014
  Scenario Outline: The arbiter may rule that a new game is played with the right colours
    Given the Laws of <edition>
    And the game has started
    When the players play 1. e4 e5
    And Black reports colours reversed
    And the arbiter answers the question about colours reversed: new game
    Then the events include:
      | event         |
      | game annulled |
    And White has made 0 moves

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |

  @article-7.2 @rule
  @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: With colours reversed and fewer than ten moves made a new game is played
    Given the Laws of <edition>
    And the game has started
    When the players play 1. a3 a6 2. b3 b6 3. c3 c6 4. d3 d6 5. e3 e6 6. f3 f6 7. g3 g6 8. h3 h6 9. a4 a5 10. b4
    And the arbiter reports colours reversed
    Then the events include:
      | event         | article |
      | game annulled | 7.3     |

    Examples:
      | edition |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-7.2 @boundary
  @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: With ten moves made by both the game goes on in reversed colours
    Given the Laws of <edition>
    And the game has started
    When the players play 1. a3 a6 2. b3 b6 3. c3 c6 4. d3 d6 5. e3 e6 6. f3 f6 7. g3 g6 8. h3 h6 9. a4 a5 10. b4 b5
    And the arbiter reports colours reversed
    Then the events do not include game annulled
    And White has made 10 moves

    Examples:
      | edition |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-7.3 @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Who knocks pieces over puts them back on his own time
    Given the Laws of <edition>
    And the time control 600
    And the game has started
    When White knocks pieces over
    Then the events are pieces displaced
    When 20 seconds pass
    And White puts the pieces back
    Then the events are pieces replaced
    And article <article> says so
    And White has 9:40 left
    And Black has 10:00 left

    Examples:
      | edition | article |
      | 2001    | 7.3     |
      | 2005    | 7.3     |
      | 2009    | 7.3     |
      | 2014    | 7.4     |
      | 2017    | 7.4.1   |
      | 2018    | 7.4.1   |
      | 2023    | 7.4.1   |

  @article-7.3 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Who presses the clock before the pieces stand right again is put to the arbiter
    Given the Laws of <edition>
    And the game has started
    When White makes the move e4
    And White knocks pieces over
    And White presses the clock
    Then the arbiter is asked about conduct
    When the arbiter answers the question about conduct: excused
    Then the game goes on

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-7.3 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The opponent need not put the pieces back
    Given the Laws of <edition>
    And the game has started
    When White knocks pieces over
    And Black puts the pieces back
    Then the act is refused as not binding

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-7.3 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: When both players have knocked pieces over each has to put back his own
    Given the Laws of <edition>
    And the game has started
    When White knocks pieces over
    And Black knocks pieces over
    And White puts the pieces back
    Then the events are pieces replaced
    When White touches the piece on e2
    Then the act is refused as not binding
    And article <article> says so

    Examples:
      | edition | article |
      | 2001    | 7.3     |
      | 2005    | 7.3     |
      | 2009    | 7.3     |
      | 2014    | 7.4     |
      | 2017    | 7.4.1   |
      | 2018    | 7.4.1   |
      | 2023    | 7.4.1   |

  @article-7.5 @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Pieces found displaced are put back as they stood before
    Given the Laws of <edition>
    And the game has started
    When the players play 1. e4 e5
    And Black reports pieces found displaced
    Then the arbiter is asked about displaced pieces
    And article <article> says so
    When the arbiter restores the position after 1 half-move
    Then the board shows rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR
    And it is Black's move
    And the arbiter is asked about clock times

    Examples:
      | edition | article |
      | 2001    | 7.5     |
      | 2005    | 7.5     |
      | 2009    | 7.5     |
      | 2014    | 7.6     |
      | 2017    | 7.6     |
      | 2018    | 7.6     |
      | 2023    | 7.6     |

  @article-7.5 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Pieces found displaced count against nobody, nor bind anybody to a piece
    Given the Laws of <edition>
    And the game has started
    When the players play 1. e4 e5
    And the arbiter reports pieces found displaced
    And the arbiter restores the position after 1 half-move
    Then Black may still play any legal move
    And White has 0 illegal moves against him
    And Black has 0 illegal moves against him

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-A.4a @rule
  @edition-2009
  Scenario: After three moves each a wrong set-up stays, and a king who stood on the queen's square may not castle
    Given the Laws of 2009
    And a rapid game under lacking supervision
    And the position "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w kq - 0 1"
    And the game has started
    When the players play Nc3 Nc6 b3 b6 Bb2 Bb7
    And Black reports wrong initial position
    Then the act is refused as too late
    And article A.4a says so
    And d1^a1 is not a legal move

  @article-A.4a @boundary
  @edition-2009
  Scenario: Before Black has completed his third move a wrong set-up can still be reported
    Given the Laws of 2009
    And a rapid game under lacking supervision
    And the position "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w kq - 0 1"
    And the game has started
    When the players play Nc3 Nc6 b3 b6 Bb2
    And Black reports wrong initial position
    Then the arbiter is asked about wrong initial position

  @article-A.4a @article-2023/A.5.1.2 @rule
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: After ten moves each a wrong set-up stays, and a king who stood on the queen's square may not castle
    Given the Laws of <edition>
    And a rapid game under lacking supervision
    And the position "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w kq - 0 1"
    And the game has started
    When the players play Nc3 Nc6 b3 b6 Bb2 Bb7 a3 a6
    And the players play Na4 Na5 Nc3 Nc6 and repeat this 2 times
    And Black reports wrong initial position
    Then the act is refused as too late
    And article <article> says so
    And d1^a1 is not a legal move

    Examples:
      | edition | article |
      | 2014    | A.4a2   |
      | 2017    | A.4.1.2 |
      | 2018    | A.4.1.2 |
      | 2023    | A.5.1.2 |

  @article-A.4a @article-2023/A.5.1.2 @boundary
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Before Black has completed his tenth move a wrong set-up can still be reported
    Given the Laws of <edition>
    And a rapid game under lacking supervision
    And the position "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w kq - 0 1"
    And the game has started
    When the players play Nc3 Nc6 b3 b6 Bb2 Bb7 a3 a6
    And the players play Na4 Na5 Nc3 Nc6 and repeat this 1 times
    And the players play Na4 Na5 Nc3
    And Black reports wrong initial position
    Then the arbiter is asked about wrong initial position

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-A.4a @article-2023/A.5.1.2 @boundary
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A rook that stood on another square may not castle, the one in its place may
    Given the Laws of <edition>
    And a rapid game under lacking supervision
    And the position "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/NRBQKBNR w Kkq - 0 1"
    And the game has started
    When the players play g3 g6 Bg2 Bg7 Nf3 Nf6 d3 d6 Bd2 Bd7 Qc1 Qc8
    Then e1^h1 is a legal move
    When the players play Qd1 Qd8 Bc3 Bc6 Qd2 Qd7
    Then e1^b1 is not a legal move

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |
