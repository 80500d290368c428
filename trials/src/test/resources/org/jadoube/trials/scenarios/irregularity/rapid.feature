Feature: Illegal moves and positions with too few arbiters

  Rapid and blitz games that no arbiter watches have rules of their own.

  @article-2023/3.10.3 @rule
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A position that no legal moves can have led to, standing after the next move too, is put to the arbiter
    Given the Laws of <edition>
    And a rapid game under lacking supervision
    And White has Ke1 Ra2 and Black has Kg8 Rh1 a6, White to move
    And the game has started
    When White plays a2-a8
    And Black plays a6-a5
    Then the arbiter is asked about illegal position

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/3.10.3 @boundary
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Once the next move has brought a legal position about nothing is asked
    Given the Laws of <edition>
    And a rapid game under lacking supervision
    And White has Ke1 Ra2 and Black has Kg8 Rh1 a6, White to move
    And the game has started
    When White plays a2-a8
    And Black plays g8-g7
    Then the events do not include game ended
    And the game goes on

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2001/C.4 @rule
  @edition-2001
  Scenario: In blitz an illegal move is claimed as a win by whoever could still checkmate
    Given the Laws of 2001
    And a blitz game under lacking supervision
    And the time control 300
    And White has Ke1 Qd1 and Black has Ke8 a7, White to move
    And the game has started
    When White plays d1-e3
    And Black points out that the last move was illegal
    Then Black wins because of illegal moves

  @article-2001/C.4 @boundary
  @edition-2001
  Scenario: A lone king wins nothing in blitz by the opponent's illegal move
    Given the Laws of 2001
    And a blitz game under lacking supervision
    And the time control 300
    And White has Ke1 Qd1 and Black has Ke8, White to move
    And the game has started
    When White plays d1-e3
    And Black points out that the last move was illegal
    Then the game is drawn because of illegal moves without mating material
