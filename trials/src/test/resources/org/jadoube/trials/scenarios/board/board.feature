Feature: The board and the pieces at the beginning

  Sixty-four squares, a light one at each player's right hand; sixteen pieces each.

  @article-2.1 @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A light diagonal runs from the corner at White's right to the corner at Black's right
    Given the Laws of <edition>
    And White has Ka1 Bh1 a2 and Black has Kh8 h7, White to move
    And the game has started
    Then the piece on h1 may legally go to g2, f3, e4, d5, c6, b7, a8

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2.1 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The board ends at its eighth file and rank
    Given the Laws of <edition>
    And White has Ka1 Rh4 a2 and Black has Ka8 a7, White to move
    And the game has started
    Then the piece on h4 may legally go to g4, f4, e4, d4, c4, b4, a4, h1, h2, h3, h5, h6, h7, h8

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2.2 @article-2.3 @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Each player begins with sixteen pieces in their places
    Given the Laws of <edition>
    And the game has started
    Then the board shows rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2.3 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The queens begin on squares of their own colour, across from each other
    Given the Laws of <edition>
    And the game has started
    Then a White queen stands on d1
    And a Black queen stands on d8
    And a White king stands on e1
    And a Black king stands on e8

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2.2 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: By promotion a player may have more than one queen
    Given the Laws of <edition>
    And White has Kc1 Qd1 a7 and Black has Kg7 h7, White to move
    And the game has started
    When White plays a8=Q
    Then the events are move made, clock pressed, move completed
    And a White queen stands on a8
    And a White queen stands on d1

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |
