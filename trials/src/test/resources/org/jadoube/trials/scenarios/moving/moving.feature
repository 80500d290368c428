Feature: Moving and completing moves

  The opponent has the move as soon as a move is made; it counts for the quota once it is completed.

  @article-1.1 @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: White has the first move and the move passes when one is made
    Given the Laws of <edition>
    And the game has started
    Then it is White's move
    When White makes the move e4
    Then it is Black's move
    And White's clock is running

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-1.1 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A reply may be made before the opponent has pressed his clock
    Given the Laws of <edition>
    And the game has started
    When White makes the move e4
    And Black makes the move e5
    Then Black has made 1 move
    And it is White's move

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |
