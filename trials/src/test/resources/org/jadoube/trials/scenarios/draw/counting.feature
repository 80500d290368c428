Feature: What the counts of positions and moves are made of

  Possible moves make a position, the rules of chess and not the look of the board; moves are counted when made, and forgotten
  when taken back.

  @article-9.2 @article-2023/9.2.3 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A capture in passing that a pin forbids makes no other position
    Given the Laws of <edition>
    And the position "4k1n1/3pr3/8/4P3/8/8/8/4K1R1 b - - 0 1"
    And the game has started
    And the players play d5 Rf1 Nf6 Rg1 Ng8 Rf1 Nf6 Rg1 Ng8
    When White claims a draw by third occurrence
    Then the game is drawn because of third occurrence

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-9.2 @article-2023/9.2.3 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A capture in passing that was legal makes another position
    Given the Laws of <edition>
    And the position "4k1n1/3p4/8/4P3/8/8/8/4K1R1 b - - 0 1"
    And the game has started
    And the players play d5 Rf1 Nf6 Rg1 Ng8 Rf1 Nf6 Rg1 Ng8
    When White claims a draw by third occurrence
    Then the game goes on
    And the events include:
      | event               | player |
      | draw claim rejected | White  |

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-9.2 @article-2023/9.2.3 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The right to castle counts, not whether castling is possible at the moment
    Given the Laws of <edition>
    And the game has started
    And the players play 1. Nf3 Nf6 2. Rg1 Rg8 3. Rh1 Rh8
    And the players play Ng1 Ng8 Nf3 Nf6
    When White claims a draw by third occurrence
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

  @article-9.2 @article-9.3 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: What has been taken back has not occurred
    Given the Laws of <edition>
    And the game has started
    And White plays e2-e5
    And the players play Nf6 Nf3 Ng8 Ng1 and repeat this 1 times
    And the arbiter points out that White's move 1 was illegal
    When White claims a draw by third occurrence
    Then the game goes on
    And the events include:
      | event               | player |
      | draw claim rejected | White  |

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-9.3 @article-9.3b @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A move counts for the fifty when it is made, pressed or not
    Given the Laws of <edition>
    And the position "4k3/8/8/8/8/8/8/R3K3 w - - 98 90"
    And the game has started
    And White plays Ra2
    And Black makes the move Ke7
    When White claims a draw by fifty moves
    Then the game is drawn because of fifty moves

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/9.6 @article-2023/9.6.2 @boundary
  @edition-2014
  Scenario: In 2014 a move counts for the seventy-five when it is completed
    Given the Laws of 2014
    And the position "4k3/8/8/8/8/8/8/R3K3 w - - 149 90"
    And the game has started
    When White makes the move Ra2
    Then the game goes on
    When White presses the clock
    Then the game is drawn because of seventy five moves
    And article 9.6b says so

  @article-2023/9.6 @article-2023/9.6.2 @boundary
  @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A move counts for the seventy-five when it is made
    Given the Laws of <edition>
    And the position "4k3/8/8/8/8/8/8/R3K3 w - - 149 90"
    And the game has started
    When White makes the move Ra2
    Then the game is drawn because of seventy five moves
    And article <article> says so

    Examples:
      | edition | article |
      | 2017    | 9.6.2   |
      | 2018    | 9.6.2   |
      | 2023    | 9.6.2   |

  @article-2023/9.6 @article-2023/9.6.2 @boundary
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Stalemate by the last of the seventy-five moves is recorded as stalemate
    Given the Laws of <edition>
    And the position "7k/5K2/8/6Q1/8/8/8/8 w - - 149 90"
    And the game has started
    When White makes the move Qg6
    Then the game is drawn because of stalemate

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |
