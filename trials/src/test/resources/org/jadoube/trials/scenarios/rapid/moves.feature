Feature: Illegal moves and positions with too few arbiters

  Rapid and blitz games that no arbiter watches have rules of their own.

  @article-2023/3.10.3 @article-2023/A.5.4 @rule
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

  @article-2023/3.10.3 @article-2023/A.5.4 @boundary
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

  @article-A.4b @rule
  @edition-2001 @edition-2005 @edition-2009
  Scenario Outline: The arbiter rules on touched pieces only when he is asked
    Given the Laws of <edition>
    And a rapid game under lacking supervision
    And the game has started
    When White touches the piece on g1
    And White plays e4
    Then the arbiter is asked nothing

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |

  @article-A.4b @boundary
  @edition-2001 @edition-2005 @edition-2009
  Scenario Outline: Asked by the opponent he rules
    Given the Laws of <edition>
    And a rapid game under lacking supervision
    And the game has started
    When White touches the piece on g1
    And White plays e4
    And Black objects that the piece on g1 had been touched
    Then the events do not include touch claim rejected

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |

  @article-A.4c @rule
  @edition-2005 @edition-2009
  Scenario Outline: An illegal move is ruled on when the opponent claims before he has moved himself
    Given the Laws of <edition>
    And a rapid game under lacking supervision
    And the game has started
    When White plays g1-g3
    Then the arbiter is asked nothing
    When Black points out that the last move was illegal
    Then the events include:
      | event              | player |
      | illegal move found | White  |

    Examples:
      | edition |
      | 2005    |
      | 2009    |

  @article-A.4c @rule
  @edition-2014 @edition-2017
  Scenario Outline: An illegal move that arbiter or opponent notice before the next move loses
    Given the Laws of <edition>
    And a rapid game under lacking supervision
    And the game has started
    When White plays g1-g3
    And the arbiter points out that the last move was illegal
    Then Black wins because of illegal moves
    And article <article> says so

    Examples:
      | edition | article |
      | 2014    | A.4b    |
      | 2017    | A.4.2   |

  @article-A.4c @rule
  @edition-2018 @edition-2023
  Scenario Outline: An illegal move that arbiter or opponent notice before the next move has its usual penalty
    Given the Laws of <edition>
    And a rapid game under lacking supervision
    And the game has started
    When White plays g1-g3
    And the arbiter points out that the last move was illegal
    Then the events include:
      | event              | player |
      | illegal move found | White  |
      | time added         | Black  |
    And the game goes on

    Examples:
      | edition |
      | 2018    |
      | 2023    |

  @article-A.4c @boundary
  @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Once the opponent has moved, the illegal move stands
    Given the Laws of <edition>
    And a rapid game under lacking supervision
    And the game has started
    When White plays g1-g3
    And Black makes the move e5
    And Black points out that White's move 1 was illegal
    Then the events are illegal move claim rejected
    And the game goes on

    Examples:
      | edition |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-B.3b @rule
  @edition-2001 @edition-2005 @edition-2009
  Scenario Outline: In blitz there is no quickplay claim
    Given the Laws of <edition>
    And a blitz game under lacking supervision
    And the time control 60
    And the game has started
    When White claims a draw in the quickplay finish: no effort to win
    Then the act is refused as not in force

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |

  @article-B.3b @boundary
  @edition-2001 @edition-2005 @edition-2009
  Scenario Outline: In rapid chess there is one
    Given the Laws of <edition>
    And a rapid game under lacking supervision
    And the time control 60
    And the game has started
    When White claims a draw in the quickplay finish: no effort to win
    Then the arbiter is asked about quickplay claim

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |

  @article-B.3c @rule
  @edition-2001 @edition-2005 @edition-2009
  Scenario Outline: In blitz an illegal move is claimed as a win before the reply
    Given the Laws of <edition>
    And a blitz game under lacking supervision
    And the time control 300
    And the game has started
    When White plays g1-g3
    And Black points out that the last move was illegal
    Then Black wins because of illegal moves
    And article <article> says so

    Examples:
      | edition | article |
      | 2001    | C.3     |
      | 2005    | C.4     |
      | 2009    | B.3c    |

  @article-B.3c @boundary
  @edition-2001 @edition-2005 @edition-2009
  Scenario Outline: After the reply an illegal move in blitz stands
    Given the Laws of <edition>
    And a blitz game under lacking supervision
    And the time control 300
    And the game has started
    When White plays g1-g3
    And Black makes the move e5
    And Black points out that White's move 1 was illegal
    Then the events are illegal move claim rejected
    And the game goes on

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
