Feature: Only a lawful move ends the game, and the first end counts

  What comes after the end is void.

  @article-5.1a @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A move that leaves the own king in check checkmates nobody
    Given the Laws of <edition>
    And White has Ka1 Rb6 Rc7 and Black has Kh8 Ra8, White to move
    And the game has started
    When White makes the move b6-b8
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

  @article-5.1a @article-5.2a @boundary
  @edition-2001 @edition-2005 @edition-2009
  Scenario Outline: Until 2009 a legal mate ended the game though another piece had been touched
    Given the Laws of <edition>
    And White has Kg6 Ra1 h2 and Black has Kg8, White to move
    And the game has started
    And White touches the piece on h2
    When White makes the move Ra8
    Then White wins because of checkmate

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |

  @article-5.1a @article-5.2a @boundary
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Since 2014 no mate ends the game that another piece should have moved
    Given the Laws of <edition>
    And White has Kg6 Ra1 h2 and Black has Kg8, White to move
    And the game has started
    And White touches the piece on h2
    When White makes the move Ra8
    Then the game goes on

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-5.2b @article-9.6 @boundary
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Since 2014 no dead position ends the game that another piece should have moved
    Given the Laws of <edition>
    And White has Ka7 Ba1 and Black has Kg8 Na8, White to move
    And the game has started
    And White touches the piece on a1
    When White makes the move Kxa8
    Then the game goes on

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-5.2b @boundary
  @edition-2001 @edition-2005 @edition-2009
  Scenario Outline: Until 2009 a dead position ended the game though another piece had been touched
    Given the Laws of <edition>
    And White has Ka7 Ba1 and Black has Kg8 Na8, White to move
    And the game has started
    And White touches the piece on a1
    When White makes the move Kxa8
    Then the game is drawn because of dead position

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |

  @article-5.1a @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A legal mate ends the game though an earlier move was illegal and nobody saw it
    Given the Laws of <edition>
    And the game has started
    And White plays f2-f5
    And Black plays e5
    And White plays g4
    When Black makes the move Qh4
    Then Black wins because of checkmate
    When White points out that White's move 1 was illegal
    Then the act is refused as game over

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-5.1a @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: An illegal move mates nobody, whatever the opponent touches then
    Given the Laws of <edition>
    And White has Kf7 Qb3 and Black has Kh8 a7, White to move
    And the game has started
    When White plays b3-g7
    And Black touches the piece on a7
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

  @article-5.1a @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: After checkmate no move is made and no flag falls
    Given the Laws of <edition>
    And the time control 300
    And the game has started
    And the players play 1. f3 e5 2. g4 Qh4
    And 6 minutes pass
    When Black claims that White's flag has fallen
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

  @article-5.1b @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A player may resign while it is not his move and while the clocks stand
    Given the Laws of <edition>
    And the game has started
    And the arbiter stops the clocks
    When Black resigns
    Then White wins because of resignation

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-5.1b @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A resignation stands though the opponent's flag had fallen unseen
    Given the Laws of <edition>
    And the time control 300
    And the game has started
    And 6 minutes pass
    When Black resigns
    Then White wins because of resignation

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-5.1b @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A resignation is not taken back
    Given the Laws of <edition>
    And the game has started
    And White resigns
    When White plays e4
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

  @article-5.1b @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018
  Scenario Outline: Until 2018 a resignation lost even against a lone king
    Given the Laws of <edition>
    And White has Ke1 Qd1 and Black has Ke8, White to move
    And the game has started
    When White resigns
    Then Black wins because of resignation

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |

  @article-2023/5.1.2 @rule
  @edition-2023
  Scenario: A resignation is a draw when no series of moves could checkmate
    Given the Laws of 2023
    And White has Ke1 Qd1 and Black has Ke8 Nb8, White to move
    And the game has started
    When White resigns
    Then the game is drawn because of resignation
    And article 5.1.2 says so

  @article-2023/5.1.2 @boundary
  @edition-2023
  Scenario: A pawn of one's own gives the knight its chance, and the resignation loses
    Given the Laws of 2023
    And White has Ke1 Qd1 a2 and Black has Ke8 Nb8, White to move
    And the game has started
    When White resigns
    Then Black wins because of resignation
