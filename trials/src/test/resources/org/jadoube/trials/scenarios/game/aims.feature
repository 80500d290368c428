Feature: The aim of the game

  White begins, the players take turns, and whoever checkmates wins. If neither can, the game is drawn.

  @article-2023/1.2 @rule
  @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: White makes the first move, then the players take turns
    Given the Laws of <edition>
    And the game has started
    When Black makes the move e7-e5
    Then the act is refused as not your move
    When the players play 1. e4 e5 2. Nf3
    Then it is Black's move

    Examples:
      | edition |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/1.2 @boundary
  @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Nobody moves twice in succession
    Given the Laws of <edition>
    And the game has started
    When White plays e4
    And White makes the move d2-d4
    Then the act is refused as not your move
    And White has made 1 move

    Examples:
      | edition |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-1.2 @article-5.1a @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Who attacks the king so that he cannot be saved has won, and at once
    Given the Laws of <edition>
    And the game has started
    When the players play 1. f3 e5 2. g4
    And Black makes the move Qh4#
    Then Black wins because of checkmate
    And article <article> says so
    And the clocks stand

    Examples:
      | edition | article |
      | 2001    | 5.1a    |
      | 2005    | 5.1a    |
      | 2009    | 5.1a    |
      | 2014    | 5.1a    |
      | 2017    | 5.1.1   |
      | 2018    | 5.1.1   |
      | 2023    | 5.1.1   |

  @article-1.2 @article-5.1a @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A check that can be met is no checkmate
    Given the Laws of <edition>
    And the game has started
    When the players play 1. f3 e5 2. e3
    And Black makes the move Qh4+
    Then the game goes on
    And the legal moves are g3 Ke2

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
  Scenario Outline: After checkmate it no longer matters that the clock was not pressed
    Given the Laws of <edition>
    And the time control 300
    And the game has started
    When the players play 1. f3 e5 2. g4
    And Black makes the move Qh4#
    And 10 minutes pass
    And White claims that Black's flag has fallen
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

  @article-2023/1.4.1 @article-2023/1.4.2 @rule
  @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Who checkmates wins, and his opponent loses
    Given the Laws of <edition>
    And White has Ka1 Rh7 Rg6 and Black has Kd8, White to move
    And the game has started
    When White makes the move Rg8#
    Then the game ends 1-0 because of checkmate

    Examples:
      | edition |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/1.4.1 @article-2023/1.4.2 @boundary
  @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: No king may be left or put where he could be captured, nor ever be captured
    Given the Laws of <edition>
    And the game is played online
    And White has Ke1 Re2 and Black has Ke8 Re7, White to move
    And the game has started
    When White makes the move e2-a2
    Then the act is refused as illegal move
    When White makes the move e1-e8
    Then the act is refused as illegal move

    Examples:
      | edition |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-1.3 @article-5.2b @article-9.6 @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: With the last piece that could checkmate the game is drawn, and at once
    Given the Laws of <edition>
    And White has Ke1 and Black has Kg8 Qd1, White to move
    And the game has started
    When White makes the move Kxd1
    Then the game is drawn because of dead position
    And article <article> says so
    And the clocks stand

    Examples:
      | edition | article |
      | 2001    | 5.2b    |
      | 2005    | 5.2b    |
      | 2009    | 5.2b    |
      | 2014    | 5.2b    |
      | 2017    | 5.2.2   |
      | 2018    | 5.2.2   |
      | 2023    | 5.2.2   |

  @article-1.3 @article-5.2b @article-9.6 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: With bishops on squares of different colours a checkmate is still possible
    Given the Laws of <edition>
    And White has Ke1 Bc1 and Black has Kg8 Bc8 Nd2, White to move
    And the game has started
    When White makes the move Bxd2
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

  @article-1.3 @article-5.2b @article-9.6 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: With bishops on squares of one colour no checkmate is possible any more
    Given the Laws of <edition>
    And White has Ke1 Bc1 and Black has Kg8 Bf8 Nd2, White to move
    And the game has started
    When White makes the move Bxd2
    Then the game is drawn because of dead position

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-1.3 @article-5.2b @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A lone knight against a knight can still checkmate with the other side's help
    Given the Laws of <edition>
    And White has Ke1 Nb1 and Black has Kg8 Nf6 Bd2, White to move
    And the game has started
    When White makes the move Nxd2
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
