Feature: How a game ends in a draw by itself or by agreement

  Stalemate draws at once, and so does an agreement of the players.

  @article-5.2a @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A player who has no legal move and is not in check is stalemated
    Given the Laws of <edition>
    And White has Kc8 Qb1 and Black has Ka8, White to move
    And the game has started
    When White makes the move Qb6
    Then the game is drawn because of stalemate
    And article <article> says so

    Examples:
      | edition | article |
      | 2001    | 5.2a    |
      | 2005    | 5.2a    |
      | 2009    | 5.2a    |
      | 2014    | 5.2a    |
      | 2017    | 5.2.1   |
      | 2018    | 5.2.1   |
      | 2023    | 5.2.1   |

  @article-5.2a @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A pawn that can still move is enough to avoid stalemate
    Given the Laws of <edition>
    And White has Kc8 Qb1 and Black has Ka8 h7, White to move
    And the game has started
    When White makes the move Qb6
    Then the game goes on
    And the legal moves are h6 h5

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-5.2a @article-3.7d @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A capture in passing that is the only legal move avoids stalemate
    Given the Laws of <edition>
    And White has Kb3 Qg3 a2 and Black has Kh1 b4, White to move
    And the game has started
    When White plays a4
    Then the game goes on
    And the legal moves are bxa3

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-5.2c @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The players agree on a draw and the game is over at once
    Given the Laws of <edition>
    And the game has started
    When the players play 1. e4 e5
    And White makes the move Nf3
    And White offers a draw
    And Black accepts the draw
    Then the game is drawn because of agreement
    And article <article> says so

    Examples:
      | edition | article |
      | 2001    | 5.2c    |
      | 2005    | 5.2c    |
      | 2009    | 5.2c    |
      | 2014    | 5.2c    |
      | 2017    | 5.2.3   |
      | 2018    | 5.2.3   |
      | 2023    | 5.2.3   |

  @article-5.2c @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014
  Scenario Outline: A draw may be agreed before Black has moved
    Given the Laws of <edition>
    And the game has started
    When White makes the move e4
    And White offers a draw
    And Black accepts the draw
    Then the game is drawn because of agreement

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |

  @article-5.2c @boundary
  @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Before both players have made a move no draw can be agreed
    Given the Laws of <edition>
    And the game has started
    When White makes the move e4
    And White offers a draw
    And Black accepts the draw
    Then the act is refused as offer too early
    And article 5.2.3 says so
    When White presses the clock
    And Black makes the move e5
    And Black offers a draw
    And White accepts the draw
    Then the game is drawn because of agreement

    Examples:
      | edition |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-5.2d @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014
  Scenario Outline: When a position occurs for the third time the game may be drawn
    Given the Laws of <edition>
    And the game has started
    When the players play Nf3 Nf6 Ng1 Ng8 and repeat this 1 times
    And White claims a draw by third occurrence
    Then the game is drawn because of third occurrence

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |

  @article-5.2d @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014
  Scenario Outline: The third occurrence draws nothing until somebody claims it
    Given the Laws of <edition>
    And the game has started
    When the players play Nf3 Nf6 Ng1 Ng8 and repeat this 1 times
    Then the game goes on

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |

  @article-5.2e @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014
  Scenario Outline: When fifty moves each have passed without capture or pawn move the game may be drawn
    Given the Laws of <edition>
    And the position "7k/8/8/8/8/8/4r3/R5K1 b - - 99 80"
    And the game has started
    When Black plays Re3
    And White claims a draw by fifty moves
    Then the game is drawn because of fifty moves

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |

  @article-5.2e @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014
  Scenario Outline: Fifty moves draw nothing until somebody claims them
    Given the Laws of <edition>
    And the position "7k/8/8/8/8/8/4r3/R5K1 b - - 99 80"
    And the game has started
    When Black plays Re3
    Then the game goes on

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |

  @article-5.2b @rule
  @edition-2001 @edition-2009 @edition-2023
  Scenario Outline: A dead position that nobody has noticed is pointed out, and the game is drawn
    Whatever White plays leaves Black, who has no move, stalemated, and no move of White's is mate.

    Given the Laws of <edition>
    And White has Kg2 Qg1 a7 b6 and Black has Kb8 b7, Black to move
    And the game has started
    And Black makes the move Ka8
    And the game goes on
    When <who> points out that the position is dead
    Then the game is drawn because of dead position
    And article <article> says so

    Examples:
      | edition | who         | article |
      | 2001    | White       | 5.2b    |
      | 2009    | Black       | 5.2b    |
      | 2023    | the arbiter | 5.2.2   |
      | 2023    | the hall    | 5.2.2   |

  @article-5.2b @boundary
  @edition-2023
  Scenario: A position is not dead while a checkmate can still be helped
    Given the Laws of 2023
    And White has Kg2 Rg1 and Black has Kb8, Black to move
    And the game has started
    When Black points out that the position is dead
    Then the act is refused as checkmate possible
    And the game goes on

  @article-5.2b @boundary
  @edition-2023
  Scenario: Where nothing can be proved the arbiter says whether the position is dead
    Black's king has taken a pawn that was out of its reach, so the position was not reached by a legal move.

    Given the Laws of 2023
    And White has Ke1 a2 and Black has Ke8, Black to move
    And the game has started
    And Black makes the move e8-a2
    When White points out that the position is dead
    Then the arbiter is asked about dead position
    When the arbiter answers the question about dead position: upheld
    Then the game is drawn because of dead position
