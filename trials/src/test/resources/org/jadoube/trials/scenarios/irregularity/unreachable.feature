Feature: A position that no legal moves lead to

  @article-2023/3.10.3 @rule
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Whether a position is illegal that nobody saw arise, the arbiter says
    Given the Laws of <edition>
    And the game has started
    And the players play 1. e4 e5
    When Black reports pieces found displaced
    Then the arbiter is asked about displaced pieces

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/3.10.3 @boundary
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A position that legal moves have led to is legal, however strange
    Given the Laws of <edition>
    And the game has started
    And the players play 1. Nf3 Nf6 2. Ng1 Ng8
    When Black reports pieces found displaced
    And the arbiter answers the question about displaced pieces: rejected
    Then the game goes on
    And White has made 2 moves

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |
