Feature: Draw offers

  @article-9.1a @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A draw is offered after the move is made, before the clock is pressed
    Given the Laws of <edition>
    And the game has started
    And the players play 1. e4 e5
    When White makes the move Nf3
    And White offers a draw
    And White presses the clock
    And Black accepts the draw
    Then the game is drawn because of agreement

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |
