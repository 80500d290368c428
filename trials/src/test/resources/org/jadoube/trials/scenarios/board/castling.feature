Feature: Castling

  King and rook in one move, if neither has moved, nothing stands between them and the king meets no attack.

  @article-3.8a @article-2023/3.8.2 @rule
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The king goes two squares towards the rook and the rook to the square he has crossed
    Given the Laws of <edition>
    And the position "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1"
    And the game has started
    When White plays O-O
    And Black plays O-O-O
    Then the board shows 2kr3r/pppppppp/8/8/8/8/PPPPPPPP/R4RK1

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-3.8a @rule
  @edition-2001 @edition-2005 @edition-2009
  Scenario Outline: Castling is one move of the king, two squares towards a rook that then crosses him
    Given the Laws of <edition>
    And the position "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1"
    And the game has started
    When White plays O-O
    And Black plays O-O-O
    Then the board shows 2kr3r/pppppppp/8/8/8/8/PPPPPPPP/R4RK1

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |

  @article-3.8a @article-2023/3.8.2 @boundary
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A king who has left his rank does not castle, whatever rook he meets
    Given the Laws of <edition>
    And White has Ke2 Rh2 Ra2 and Black has Ke8 h7, White to move
    And the game has started
    Then e2^h2 is not a legal move
    And e2^a2 is not a legal move
    And e2-g2 is not a legal move

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-3.8a1 @article-3.8a1a @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A king who has moved never castles again, even back on his square
    Given the Laws of <edition>
    And the position "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
    And the game has started
    When the players play Ke2 Ke7 Ke1 Ke8
    Then O-O is not a legal move
    And O-O-O is not a legal move

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-3.8a1 @article-3.8a1a @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A king who was in check and did not move may castle later
    Given the Laws of <edition>
    And the position "k7/8/8/8/4r3/8/3B4/4K2R w K - 0 1"
    And the game has started
    Then O-O is not a legal move
    When the players play Be3 Re8
    Then O-O is a legal move

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-3.8a1 @article-3.8a1b @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: No castling with a rook that has moved
    Given the Laws of <edition>
    And the position "4k3/7p/8/8/8/8/8/R3K2R w KQ - 0 1"
    And the game has started
    When the players play Rh2 Kd8 Rh1 Ke8
    Then O-O is not a legal move

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-3.8a1 @article-3.8a1b @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The rook that has not moved may still castle when the other has moved
    Given the Laws of <edition>
    And the position "4k3/7p/8/8/8/8/8/R3K2R w KQ - 0 1"
    And the game has started
    When the players play Rh2 Ke7 Rh1 Ke8
    Then O-O-O is a legal move
    When White plays O-O-O
    Then the board shows 4k3/7p/8/8/8/8/8/2KR3R

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-3.8a2 @article-3.8a2a @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: No castling out of an attack, across one, or into one
    Given the Laws of <edition>
    And the position "<position>"
    And the game has started
    Then O-O is not a legal move

    Examples:
      | edition | position                         |
      | 2001    | 4k3/8/8/8/4r3/8/8/4K2R w K - 0 1 |
      | 2001    | 4k3/8/8/8/5r2/8/8/4K2R w K - 0 1 |
      | 2001    | 4k3/8/8/8/6r1/8/8/4K2R w K - 0 1 |
      | 2005    | 4k3/8/8/8/4r3/8/8/4K2R w K - 0 1 |
      | 2005    | 4k3/8/8/8/5r2/8/8/4K2R w K - 0 1 |
      | 2005    | 4k3/8/8/8/6r1/8/8/4K2R w K - 0 1 |
      | 2009    | 4k3/8/8/8/4r3/8/8/4K2R w K - 0 1 |
      | 2009    | 4k3/8/8/8/5r2/8/8/4K2R w K - 0 1 |
      | 2009    | 4k3/8/8/8/6r1/8/8/4K2R w K - 0 1 |
      | 2014    | 4k3/8/8/8/4r3/8/8/4K2R w K - 0 1 |
      | 2014    | 4k3/8/8/8/5r2/8/8/4K2R w K - 0 1 |
      | 2014    | 4k3/8/8/8/6r1/8/8/4K2R w K - 0 1 |
      | 2017    | 4k3/8/8/8/4r3/8/8/4K2R w K - 0 1 |
      | 2017    | 4k3/8/8/8/5r2/8/8/4K2R w K - 0 1 |
      | 2017    | 4k3/8/8/8/6r1/8/8/4K2R w K - 0 1 |
      | 2018    | 4k3/8/8/8/4r3/8/8/4K2R w K - 0 1 |
      | 2018    | 4k3/8/8/8/5r2/8/8/4K2R w K - 0 1 |
      | 2018    | 4k3/8/8/8/6r1/8/8/4K2R w K - 0 1 |
      | 2023    | 4k3/8/8/8/4r3/8/8/4K2R w K - 0 1 |
      | 2023    | 4k3/8/8/8/5r2/8/8/4K2R w K - 0 1 |
      | 2023    | 4k3/8/8/8/6r1/8/8/4K2R w K - 0 1 |

  @article-3.8a2 @article-3.8a2a @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: An attack on the rook, or on the square that only the rook crosses, prevents nothing
    Given the Laws of <edition>
    And the position "4k3/8/8/8/rr6/8/8/R3K3 w Q - 0 1"
    And the game has started
    Then O-O-O is a legal move

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-3.8a2 @article-3.8a2b @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: No castling while a piece stands between king and rook
    Given the Laws of <edition>
    And the position "4k3/7p/8/8/8/8/8/RN2K1nR w KQ - 0 1"
    And the game has started
    Then O-O is not a legal move
    And O-O-O is not a legal move

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-3.8a2 @article-3.8a2b @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Castling is prevented for the moment only, until the piece has gone
    Given the Laws of <edition>
    And the position "4k3/7p/8/8/8/8/8/RN2K3 w Q - 0 1"
    And the game has started
    Then O-O-O is not a legal move
    When the players play Nc3 h6
    Then O-O-O is a legal move

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/3.10.1 @rule
  @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A move that fulfils all that is asked of the pieces is legal, and is made
    Given the Laws of <edition>
    And the game is played online
    And the game has started
    When White makes the move e4
    Then the events include:
      | event     | player |
      | move made | White  |

    Examples:
      | edition |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/3.10.1 @boundary
  @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A move of no piece's way of moving is not legal, and is not accepted where only legal moves are
    Given the Laws of <edition>
    And the game is played online
    And the game has started
    When White makes the move e2-e5
    Then the act is refused as illegal move
    And article <article> says so
    And it is White's move

    Examples:
      | edition | article |
      | 2005    | 4.6     |
      | 2009    | 4.6     |
      | 2014    | 3.10a   |
      | 2017    | 3.10.2  |
      | 2018    | 3.10.2  |
      | 2023    | 3.10.1  |

  @article-2023/3.10.2 @rule
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A move that leaves the king in check is illegal
    Given the Laws of <edition>
    And the game is played online
    And White has Ke1 Be2 and Black has Kh8 Re8 h7, White to move
    And the game has started
    When White makes the move e2-d3
    Then the act is refused as illegal move

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/3.10.2 @boundary
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A move that only looks forbidden is legal: castling with a rook under attack
    Given the Laws of <edition>
    And the game is played online
    And the position "4k3/8/8/8/7r/8/8/4K2R w K - 0 1"
    And the game has started
    When White makes the move O-O
    Then the events include:
      | event     | player |
      | move made | White  |

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |
