Feature: Draws that nobody needs to claim

  Five occurrences of a position, and seventy-five moves each without capture or pawn move.

  @article-2023/9.6.1 @article-2023/9.6 @rule
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: With the fifth occurrence of a position the game is drawn
    Given the Laws of <edition>
    And the game has started
    When the players play Nf3 Nf6 Ng1 Ng8 and repeat this 2 times
    And the players play Nf3 Nf6 Ng1
    Then the game goes on
    When Black makes the move Ng8
    Then the game is drawn because of fifth occurrence
    And article <article> says so

    Examples:
      | edition | article |
      | 2014    | 9.6a    |
      | 2017    | 9.6.1   |
      | 2018    | 9.6.1   |
      | 2023    | 9.6.1   |

  @article-2023/9.6.1 @article-2023/9.6 @boundary
  @edition-2014
  Scenario: Five occurrences that do not follow one another are not enough
    Given the Laws of 2014
    And the game has started
    When the players play Nf3 Nf6 Ng1 Ng8 and repeat this 1 times
    And the players play Nc3 Nc6 Nf3 Nf6 Nb1 Nb8 Ng1 Ng8 Nf3 Nf6 Ng1
    And Black makes the move Ng8
    Then the game goes on

  @article-2023/9.6.1 @article-2023/9.6 @boundary
  @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Five occurrences need not follow one another
    Given the Laws of <edition>
    And the game has started
    When the players play Nf3 Nf6 Ng1 Ng8 and repeat this 1 times
    And the players play Nc3 Nc6 Nf3 Nf6 Nb1 Nb8 Ng1 Ng8 Nf3 Nf6 Ng1
    Then the game goes on
    When Black makes the move Ng8
    Then the game is drawn because of fifth occurrence

    Examples:
      | edition |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/9.6.2 @article-2023/9.6 @rule
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: After seventy-five moves each without capture or pawn move the game is drawn
    Given the Laws of <edition>
    And the position "7k/8/8/8/8/8/4r3/R5K1 b - - 149 100"
    And the game has started
    When Black plays Re3
    Then the game is drawn because of seventy five moves
    And article <article> says so

    Examples:
      | edition | article |
      | 2014    | 9.6b    |
      | 2017    | 9.6.2   |
      | 2018    | 9.6.2   |
      | 2023    | 9.6.2   |

  @article-2023/9.6.2 @article-2023/9.6 @boundary
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Half a move before the seventy-five are full the game goes on
    Given the Laws of <edition>
    And the position "7k/8/8/8/8/8/4r3/R5K1 b - - 148 100"
    And the game has started
    When Black plays Re3
    Then the game goes on

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/9.6.2 @boundary
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Checkmate by the last of the seventy-five moves comes first
    Given the Laws of <edition>
    And the position "6k1/8/6K1/8/8/8/8/R7 w - - 149 100"
    And the game has started
    When White makes the move Ra8#
    Then White wins because of checkmate

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |
