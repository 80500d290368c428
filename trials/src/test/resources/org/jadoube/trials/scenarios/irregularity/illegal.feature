Feature: Illegal moves

  An illegal move that was completed is taken back, whenever it is found, and counts against its player.

  @article-7.4a @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A completed illegal move is taken back and the piece touched must be moved
    Given the Laws of <edition>
    And the game has started
    When White plays g1-g3
    And Black points out that the last move was illegal
    Then the events include:
      | event              | player | article   |
      | illegal move found | White  | <article> |
      | position restored  |        | <article> |
    And the board shows rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR
    And it is White's move
    And White may still play Nf3 Nh3
    And White has 1 illegal move against him

    Examples:
      | edition | article |
      | 2001    | 7.4a    |
      | 2005    | 7.4a    |
      | 2009    | 7.4a    |
      | 2014    | 7.5a    |
      | 2017    | 7.5.1   |
      | 2018    | 7.5.1   |
      | 2023    | 7.5.1   |

  @article-7.4a @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The arbiter acts on an illegal move that he sees, without being asked
    Given the Laws of <edition>
    And the game has started
    When White plays g1-g3
    Then the arbiter is asked about illegal move claim
    When the arbiter answers the question about illegal move claim: upheld
    Then the board shows rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR
    And White has 1 illegal move against him

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-7.4a @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: An illegal move found many moves later takes all that followed with it
    Given the Laws of <edition>
    And the game has started
    When the players play 1. e4 e5
    And White plays g1-g3
    And the players play Nc6 Bc4 Nf6
    And Black points out that White's move 2 was illegal
    Then the board shows rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR
    And it is White's move
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

  @article-7.4a @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: An illegal move that is not completed may be put right, and nobody holds it against the player
    Given the Laws of <edition>
    And the game has started
    When White makes the move g1-g3
    And Black points out that the last move was illegal
    Then the events are illegal move claim rejected
    When White makes the move g1-f3
    Then a White knight stands on f3
    And White has 0 illegal moves against him

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-7.4a @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A legal move that somebody calls illegal stands
    Given the Laws of <edition>
    And the game has started
    When White plays Nf3
    And Black points out that the last move was illegal
    Then the events are illegal move claim rejected
    And White has 0 illegal moves against him
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

  @article-7.4a @boundary
  @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: To capture the king is an illegal move as well
    Given the Laws of <edition>
    And White has Ke1 Re2 and Black has Ke8 Ra7, Black to move
    And the game has started
    When Black plays a7-a2
    Then Black has made 1 move
    When White plays e2-e8
    And Black points out that the last move was illegal
    Then White has 0 illegal moves against him
    And Black has 1 illegal move against him

    Examples:
      | edition |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-7.4a @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A piece that captured illegally and cannot move otherwise frees the player
    Given the Laws of <edition>
    And White has Ke1 Re2 a2 and Black has Ke8 Qe7 Nd3, White to move
    And the game has started
    When White plays e2-a7
    And Black points out that the last move was illegal
    Then the board shows 4k3/4q3/8/8/8/3n4/P3R3/4K3
    And White has 1 illegal move against him

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-7.4b @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The first illegal move gives the opponent two minutes more
    Given the Laws of <edition>
    And the time control 600
    And the game has started
    When White plays g1-g3
    And Black points out that the last move was illegal
    Then the events include:
      | event      | player | article   | detail |
      | time added | Black  | <article> | 2:00   |
    And Black has 12:00 left
    And the game goes on

    Examples:
      | edition | article |
      | 2001    | 7.4b    |
      | 2005    | 7.4b    |
      | 2009    | 7.4b    |
      | 2014    | 7.5b    |
      | 2017    | 7.5.3   |
      | 2018    | 7.5.5   |
      | 2023    | 7.5.5   |

  @article-7.4b @rule
  @edition-2001 @edition-2005 @edition-2009
  Scenario Outline: The third illegal move of a player loses the game
    Given the Laws of <edition>
    And the time control 600
    And the game has started
    When White plays g1-g3
    And Black points out that the last move was illegal
    And the arbiter restarts White's clock
    And White plays g1-g3
    And Black points out that the last move was illegal
    Then Black has 14:00 left
    And White has 2 illegal moves against him
    And the game goes on
    When the arbiter restarts White's clock
    And White plays g1-g3
    And Black points out that the last move was illegal
    Then Black wins because of illegal moves
    And article 7.4b says so

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |

  @article-7.4b @rule
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The second illegal move of a player loses the game
    Given the Laws of <edition>
    And the time control 600
    And the game has started
    When White plays g1-g3
    And Black points out that the last move was illegal
    And the arbiter restarts White's clock
    And White plays g1-g3
    And Black points out that the last move was illegal
    Then Black wins because of illegal moves
    And article <article> says so

    Examples:
      | edition | article |
      | 2014    | 7.5b    |
      | 2017    | 7.5.3   |
      | 2018    | 7.5.5   |
      | 2023    | 7.5.5   |

  @article-7.4b @boundary
  @edition-2001 @edition-2005 @edition-2009
  Scenario Outline: The second illegal move of a player does not lose yet
    Given the Laws of <edition>
    And the game has started
    When White plays g1-g3
    And Black points out that the last move was illegal
    And the arbiter restarts White's clock
    And White plays g1-g3
    And Black points out that the last move was illegal
    Then White has 2 illegal moves against him
    And the game goes on

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |

  @article-7.4b @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The illegal moves of the two players are counted apart
    Given the Laws of <edition>
    And the game has started
    When White plays g1-g3
    And Black points out that the last move was illegal
    And the arbiter restarts White's clock
    And White plays Nf3
    And Black plays b8-b6
    And White points out that the last move was illegal
    Then White has 1 illegal move against him
    And Black has 1 illegal move against him
    And the game goes on

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-7.4b @boundary
  @edition-2009
  Scenario: A third illegal move against an opponent who cannot checkmate draws
    Given the Laws of 2009
    And White has Ke1 Qd1 and Black has Ke8, White to move
    And the game has started
    When White plays d1-e3
    And Black points out that the last move was illegal
    And the arbiter restarts White's clock
    And White plays d1-e3
    And Black points out that the last move was illegal
    And the arbiter restarts White's clock
    And White plays d1-e3
    And Black points out that the last move was illegal
    Then the game is drawn because of illegal moves without mating material

  @article-7.4b @boundary
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A second illegal move against an opponent who cannot checkmate draws
    Given the Laws of <edition>
    And White has Ke1 Qd1 and Black has Ke8, White to move
    And the game has started
    When White plays d1-e3
    And Black points out that the last move was illegal
    And the arbiter restarts White's clock
    And White plays d1-e3
    And Black points out that the last move was illegal
    Then the game is drawn because of illegal moves without mating material

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/7.5.2 @rule
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A pawn left on the last rank when the clock is pressed becomes a queen, and the move counts as illegal
    Given the Laws of <edition>
    And White has Ke1 a7 and Black has Kg7 h7, White to move
    And the time control 600
    And the game has started
    When White makes the move a7-a8
    And White presses the clock
    And Black points out that the last move was illegal
    Then the events include:
      | event              | player | article   |
      | illegal move found | White  | <article> |
      | pawn replaced      | White  | <article> |
    And a White queen stands on a8
    And Black has 12:00 left
    And White has 1 illegal move against him

    Examples:
      | edition | article |
      | 2014    | 7.5a    |
      | 2017    | 7.5.2   |
      | 2018    | 7.5.2   |
      | 2023    | 7.5.2   |

  @article-2023/7.5.2 @boundary
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Before he has pressed the clock the player may still replace the pawn as he likes
    Given the Laws of <edition>
    And White has Ke1 a7 and Black has Kg7 h7, White to move
    And the game has started
    When White makes the move a7-a8
    And White makes the move a8=N
    And White presses the clock
    Then a White knight stands on a8
    And White has 0 illegal moves against him
    And the arbiter is asked nothing

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-7.4a @boundary
  @edition-2005 @edition-2009
  Scenario Outline: A pawn left on the last rank when the clock is pressed is taken back
    Given the Laws of <edition>
    And White has Ke1 a7 and Black has Kg7 h7, White to move
    And the game has started
    When White makes the move a7-a8
    And White presses the clock
    And Black points out that the last move was illegal
    Then a White pawn stands on a7
    And White has 1 illegal move against him

    Examples:
      | edition |
      | 2005    |
      | 2009    |

  @article-2023/7.5.3 @rule
  @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Pressing the clock without a move counts as an illegal move
    Given the Laws of <edition>
    And the time control 600
    And the game has started
    When White presses the clock
    Then the arbiter is asked about illegal move claim
    And article <article> says so
    When the arbiter answers the question about illegal move claim: upheld
    Then White has 1 illegal move against him
    And Black has 12:00 left
    And it is White's move

    Examples:
      | edition | article |
      | 2017    | 7.8.1   |
      | 2018    | 7.5.3   |
      | 2023    | 7.5.3   |

  @article-2023/7.5.3 @boundary
  @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Two presses without a move are two offences, though no time passes between them
    Given the Laws of <edition>
    And the game has started
    When White presses the clock
    And the arbiter answers the question about illegal move claim: upheld
    And the arbiter restarts White's clock
    And White presses the clock
    And the arbiter answers the question about illegal move claim: upheld
    Then White has 2 illegal moves against him
    And Black wins because of illegal moves

    Examples:
      | edition |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/7.5.3 @boundary
  @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Pressing the clock late, after the opponent's reply, is no press without a move
    Given the Laws of <edition>
    And the game has started
    When White makes the move e4
    And Black makes the move e5
    And White presses the clock
    Then the events are clock pressed, move completed
    And the arbiter is asked nothing
    And White has 0 illegal moves against him

    Examples:
      | edition |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/7.5.4 @rule
  @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A move made with both hands and pressed counts as an illegal move
    Given the Laws of <edition>
    And the position "4k3/7p/8/8/8/8/8/R3K2R w KQ - 0 1"
    And the time control 600
    And the game has started
    When White makes the move O-O with both hands
    And White presses the clock
    Then the arbiter is asked about illegal move claim
    And article <article> says so
    When the arbiter answers the question about illegal move claim: upheld
    Then White has 1 illegal move against him
    And Black has 12:00 left
    And the board shows 4k3/7p/8/8/8/8/8/R4RK1

    Examples:
      | edition | article |
      | 2017    | 7.7.1   |
      | 2018    | 7.5.4   |
      | 2023    | 7.5.4   |

  @article-2023/7.5.4 @rule
  @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: What the opponent has pointed out the arbiter is not asked any more
    Given the Laws of <edition>
    And the position "4k3/7p/8/8/8/8/8/R3K2R w KQ - 0 1"
    And the game has started
    When White makes the move O-O with both hands
    And White presses the clock
    Then the arbiter is asked about illegal move claim
    When Black points out that the last move was illegal
    Then White has 1 illegal move against him
    When the arbiter answers the question about clock times: unchanged
    Then the arbiter is asked nothing

    Examples:
      | edition |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/7.5.4 @boundary
  @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A move with both hands that is not pressed yet counts for nothing
    Given the Laws of <edition>
    And the position "4k3/7p/8/8/8/8/8/R3K2R w KQ - 0 1"
    And the game has started
    When White makes the move O-O with both hands
    Then White has 0 illegal moves against him
    And the arbiter is asked nothing

    Examples:
      | edition |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/7.5.4 @article-4.1 @rule
  @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A move made with both hands may be made again with one before the clock is pressed
    Given the Laws of <edition>
    And the position "4k3/7p/8/8/8/8/8/R3K2R w KQ - 0 1"
    And the game has started
    When White makes the move O-O with both hands
    And 1 second passes
    And White restores the position after 0 half-moves
    Then White may still play O-O
    When White plays O-O
    Then White has 0 illegal moves against him
    And the arbiter is asked nothing

    Examples:
      | edition |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-4.1 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014
  Scenario Outline: A move made with both hands stands where that is only a breach
    Given the Laws of <edition>
    And the position "4k3/7p/8/8/8/8/8/R3K2R w KQ - 0 1"
    And the game has started
    When White makes the move O-O with both hands
    And White restores the position after 0 half-moves
    Then the act is refused as only the arbiter
    And the board shows 4k3/7p/8/8/8/8/8/R4RK1
    And it is Black's move

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |

  @article-2023/7.5.4 @article-7.4a @boundary
  @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A move made with both hands before does not keep an illegal one on the board
    Given the Laws of <edition>
    And the game has started
    When White makes the move e4 with both hands
    And White presses the clock
    And Black plays b8-b6
    And White points out that the last move was illegal
    Then Black has 1 illegal move against him
    And the board shows rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR
    And White has 0 illegal moves against him

    Examples:
      | edition |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2017/7.7.2 @rule
  @edition-2017
  Scenario: The second move with both hands loses, the first has given the opponent two minutes
    Given the Laws of 2017
    And the position "4k3/7p/8/8/8/8/8/R3K2R w KQ - 0 1"
    And the time control 600
    And the game has started
    When White makes the move O-O with both hands
    And White presses the clock
    And the arbiter answers the question about illegal move claim: upheld
    Then Black has 12:00 left
    When the arbiter restarts Black's clock
    And Black plays Ke7
    And 1 second passes
    And White makes the move Rad1 with both hands
    And White presses the clock
    And the arbiter answers the question about illegal move claim: upheld
    Then Black wins because of illegal moves
    And article 7.7.2 says so

  @article-2017/7.7.2 @boundary
  @edition-2017
  Scenario: An illegal move and a move with both hands lose together
    Given the Laws of 2017
    And the position "4k3/7p/8/8/8/8/8/R3K2R w KQ - 0 1"
    And the game has started
    When White plays e1-e3
    And Black points out that the last move was illegal
    And the arbiter restarts White's clock
    And White makes the move Ke2 with both hands
    And White presses the clock
    And the arbiter answers the question about illegal move claim: upheld
    Then Black wins because of illegal moves

  @article-2017/7.8.2 @rule
  @edition-2017
  Scenario: The second press without a move loses, the first has given the opponent two minutes
    Given the Laws of 2017
    And the time control 600
    And the game has started
    When White presses the clock
    And the arbiter answers the question about illegal move claim: upheld
    Then Black has 12:00 left
    When the arbiter restarts White's clock
    And 1 second passes
    And White presses the clock
    And the arbiter answers the question about illegal move claim: upheld
    Then Black wins because of illegal moves
    And article 7.8.2 says so

  @article-2017/7.8.2 @boundary
  @edition-2017
  Scenario: Each player has his own first press without a move
    Given the Laws of 2017
    And the game has started
    When White presses the clock
    And the arbiter answers the question about illegal move claim: upheld
    And the arbiter restarts White's clock
    And White plays e4
    And Black presses the clock
    And the arbiter answers the question about illegal move claim: upheld
    Then White has 1 illegal move against him
    And Black has 1 illegal move against him
    And the game goes on

  @article-7.4b @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Two offences in one move are one
    Given the Laws of <edition>
    And the position "4k3/7p/8/8/8/8/8/R3K2R w KQ - 0 1"
    And the game has started
    When White makes the move e1-e3 with both hands
    And White presses the clock
    And Black points out that the last move was illegal
    Then White has 1 illegal move against him
    And the game goes on

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-7.4a @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: When both players have moved illegally the first such move is taken back and it alone counts
    Given the Laws of <edition>
    And the game has started
    When White plays g1-g3
    And Black plays b8-b6
    And the arbiter points out that the last move was illegal
    Then the board shows rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR
    And White has 1 illegal move against him
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

  @article-7.4a @article-6.13 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: After an illegal move was taken back the times are the arbiter's to judge
    Given the Laws of <edition>
    And the time control 600
    And the game has started
    When 10 seconds pass
    And White plays g1-g3
    And 20 seconds pass
    And Black points out that the last move was illegal
    Then the clocks stand
    And the arbiter is asked about clock times
    When the arbiter sets the clocks to 9:50 for White and 12:00 for Black
    Then the arbiter is asked nothing
    When the arbiter restarts White's clock
    Then White has 9:50 left
    And Black has 12:00 left

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |
