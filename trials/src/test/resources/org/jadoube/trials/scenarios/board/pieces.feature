Feature: How the pieces move

  Where each piece may go, what it may take, and what stands in its way.

  @article-3.1 @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: An enemy piece on the square of arrival is captured and removed in the same move
    Given the Laws of <edition>
    And White has Ke1 Rd1 and Black has Ke8 Nd5 h7, White to move
    And the game has started
    When White makes the move Rxd5
    Then a White rook stands on d5
    And d1 is empty
    And the board shows 4k3/7p/8/3R4/8/8/8/4K3

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-3.1 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: No piece may go to a square on which one of its own colour stands
    Given the Laws of <edition>
    And White has Ke1 Rd1 d3 and Black has Ke8 h7, White to move
    And the game has started
    Then the piece on d1 may legally go to a1, b1, c1, d2
    And d1-d3 is not a legal move

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-3.2 @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A bishop goes to any square along its diagonals
    Given the Laws of <edition>
    And White has Ke1 Bd4 and Black has Kf8 h7, White to move
    And the game has started
    Then the piece on d4 may legally go to a1, b2, c3, e5, f6, g7, h8, a7, b6, c5, e3, f2, g1

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-3.2 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A bishop never comes to a square of the other colour
    Given the Laws of <edition>
    And White has Ke1 Bh1 and Black has Kf8 a7 h7, White to move
    And the game has started
    Then the piece on h1 may legally go to g2, f3, e4, d5, c6, b7, a8
    And h1-h2 is not a legal move

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-3.3 @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A rook goes to any square along its file and its rank
    Given the Laws of <edition>
    And White has Ke1 Rd4 and Black has Kf8 h7, White to move
    And the game has started
    Then the piece on d4 may legally go to d1, d2, d3, d5, d6, d7, d8, a4, b4, c4, e4, f4, g4, h4

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-3.3 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A rook does not go along a diagonal, not even to the next square
    Given the Laws of <edition>
    And White has Ke1 Ra1 a2 Nb1 and Black has Kf8 b2 h7, White to move
    And the game has started
    Then the piece on a1 may legally go to nowhere
    And a1-b2 is not a legal move

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-3.4 @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A queen goes along file, rank and diagonals
    Given the Laws of <edition>
    And White has Ke1 Qd4 and Black has Kh7 a2, White to move
    And the game has started
    Then the piece on d4 may legally go to d1, d2, d3, d5, d6, d7, d8, a4, b4, c4, e4, f4, g4, h4, a1, b2, c3, e5, f6, g7, h8, a7, b6, c5, e3, f2, g1

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-3.4 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A queen does not go as a knight does
    Given the Laws of <edition>
    And White has Ke1 Qa1 a2 Nb1 b2 and Black has Kf8 b3 h7, White to move
    And the game has started
    Then the piece on a1 may legally go to nowhere
    And a1-b3 is not a legal move

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-3.5 @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Bishop, rook and queen do not jump over a piece of either colour
    Given the Laws of <edition>
    And White has Ke1 Bc1 Rf1 Qd1 b2 d2 f3 c2 e2 Ng1 and Black has Kf8 h7, White to move
    And the game has started
    Then the piece on c1 may legally go to nowhere
    And the piece on f1 may legally go to f2
    And the piece on d1 may legally go to nowhere

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-3.5 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: An enemy piece in the way may be captured, what stands behind it may not
    Given the Laws of <edition>
    And White has Ke1 Rd1 and Black has Kf8 Nd4 Bd6 h7, White to move
    And the game has started
    Then the piece on d1 may legally go to a1, b1, c1, d2, d3, d4
    And d1-d6 is not a legal move

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-3.6 @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A knight goes to the nearest squares that are not on its file, rank or diagonals
    Given the Laws of <edition>
    And White has Ke1 Nd4 and Black has Kh8 h7, White to move
    And the game has started
    Then the piece on d4 may legally go to b3, b5, c2, c6, e2, e6, f3, f5

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-3.6 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A knight in the corner, hemmed in, still has its two squares
    Given the Laws of <edition>
    And White has Ke1 Na1 a2 Rb1 b2 and Black has Kh8 b3 h7, White to move
    And the game has started
    Then the piece on a1 may legally go to b3, c2

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-3.8b @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A king is in check when he is attacked, and must get out of it
    Given the Laws of <edition>
    And White has Ke1 a2 and Black has Kh8 Re8, White to move
    And the game has started
    Then the legal moves are Kd1 Kd2 Kf1 Kf2

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-3.8b @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A piece gives check even while it is pinned to its own king
    Given the Laws of <edition>
    And White has Kc5 Re1 and Black has Ke8 Be7 h7, White to move
    And the game has started
    Then the legal moves are Kb5 Kb6 Kc4 Kc6 Kd4 Kd5 Rxe7+

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-3.1 @article-3.8a @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A piece attacks a square even if it could not go there because of its own king
    Given the Laws of <edition>
    And White has Kg1 Rh8 and Black has Ka8 Bb8, White to move
    And the game has started
    Then the piece on g1 may legally go to f1, f2, g2, h1
    When White plays Kf1
    Then the piece on b8 may legally go to nowhere

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-3.8a @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A king goes to any neighbouring square that is not attacked
    Given the Laws of <edition>
    And White has Kd4 a2 and Black has Kh8 Rf3, White to move
    And the game has started
    Then the piece on d4 may legally go to c4, c5, d5, e4, e5

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/3.8.1 @rule
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A king in the middle of an empty board has eight squares
    Given the Laws of <edition>
    And White has Kd4 a2 and Black has Kh8 h7, White to move
    And the game has started
    Then the piece on d4 may legally go to c3, c4, c5, d3, d5, e3, e4, e5

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/3.8.1 @boundary
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A king never goes two squares except when castling
    Given the Laws of <edition>
    And White has Ke1 a2 and Black has Kh8 h7, White to move
    And the game has started
    Then the piece on e1 may legally go to d1, d2, e2, f1, f2
    And e1-g1 is not a legal move

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-3.9 @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: No piece may move if that leaves its king attacked
    Given the Laws of <edition>
    And White has Ke1 Be2 and Black has Kh8 Re8 h7, White to move
    And the game has started
    Then the piece on e2 may legally go to nowhere

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-3.9 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A pinned piece may still move along the line of the pin
    Given the Laws of <edition>
    And White has Ke1 Re2 and Black has Kh8 Re8 h7, White to move
    And the game has started
    Then the piece on e2 may legally go to e3, e4, e5, e6, e7, e8

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-3.9 @article-3.7d @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A capture in passing is no legal move when it opens the rank to the king
    Given the Laws of <edition>
    And White has Ka5 e5 and Black has Kh8 Rh5 d7, Black to move
    And the game has started
    When Black plays d5
    Then e5-d6 is not a legal move

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |
