Feature: How the pawns move

  One square ahead, two from where they began, diagonally to capture, and what they become at the end of the board.

  @article-3.7a @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A pawn goes one square ahead if nothing stands there
    Given the Laws of <edition>
    And White has Ke1 e3 and Black has Ke8 a7, White to move
    And the game has started
    Then the piece on e3 may legally go to e4

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-3.7a @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A pawn is stopped by a piece of either colour right before it
    Given the Laws of <edition>
    And White has Ke1 a3 Ra4 e3 and Black has Ke8 e4 h7, White to move
    And the game has started
    Then the piece on a3 may legally go to nowhere
    And the piece on e3 may legally go to nowhere

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-3.7b @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: On its first move a pawn may go two squares if both are empty
    Given the Laws of <edition>
    And the game has started
    Then the piece on e2 may legally go to e3, e4
    When White plays e4
    Then e2 is empty
    And a White pawn stands on e4
    And the piece on d7 may legally go to d6, d5

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-3.7b @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: No two squares for a pawn that has moved, nor when one of the two is taken
    Given the Laws of <edition>
    And White has Ke1 a2 b2 c3 and Black has Ke8 Na3 Nb4 h7, White to move
    And the game has started
    Then the piece on a2 may legally go to nowhere
    And the piece on b2 may legally go to b3, a3
    And the piece on c3 may legally go to c4, b4

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-3.7c @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A pawn captures what stands on a neighbouring file one square ahead
    Given the Laws of <edition>
    And White has Ke1 d4 and Black has Ke8 Nc5 d5 Be5, White to move
    And the game has started
    Then the piece on d4 may legally go to c5, e5
    When White plays dxe5
    Then a White pawn stands on e5
    And d4 is empty

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-3.7c @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A pawn does not capture straight ahead, nor go to an empty square on the side
    Given the Laws of <edition>
    And White has Ke1 d4 and Black has Ke8 d5, White to move
    And the game has started
    Then the piece on d4 may legally go to nowhere
    And d4-d5 is not a legal move
    And d4-e5 is not a legal move

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-3.7d @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A pawn that has just gone two squares may be captured as though it had gone one
    Given the Laws of <edition>
    And White has Ke1 e5 and Black has Ke8 d7, Black to move
    And the game has started
    When Black plays d5
    And White plays exd6
    Then a White pawn stands on d6
    And d5 is empty
    And e5 is empty

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-3.7d @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: One move later the pawn can no longer be captured in passing
    Given the Laws of <edition>
    And White has Ke1 e5 and Black has Ke8 d7, Black to move
    And the game has started
    When the players play d5 Kd1 Kd8
    Then e5-d6 is not a legal move
    And the piece on e5 may legally go to e6

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-3.7e @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: On the last rank a pawn becomes a queen, rook, bishop or knight, as its player chooses
    Given the Laws of <edition>
    And White has Ke1 a7 and Black has Kg7 Nb8, White to move
    And the game has started
    Then a8=Q is a legal move
    And a8=R is a legal move
    And a8=B is a legal move
    And a8=N is a legal move
    And axb8=R is a legal move
    When White plays a8=N
    Then a White knight stands on a8

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-3.7e @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A pawn may not remain a pawn on the last rank
    Given the Laws of <edition>
    And White has Ke1 a7 and Black has Kg7 h7, White to move
    And the game has started
    Then a7-a8 is not a legal move

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-3.7e @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: What a pawn has become acts at once
    Given the Laws of <edition>
    And White has Ke1 a7 and Black has Kg8 f7 g7 h7, White to move
    And the game has started
    When White makes the move a8=R
    Then White wins because of checkmate

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |
