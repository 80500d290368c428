Feature: A right claim has ended the game

  @article-9.5a @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The move written for a right claim is not made any more
    Given the Laws of <edition>
    And the time control 600
    And the game has started
    And the players play Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1
    And 1 minute passes
    And Black writes Ng8 and claims a draw by third occurrence
    When Black plays Ng8
    Then the act is refused as game over
    And White has made 4 moves
    And Black has made 3 moves
    And Black has 9:00 left
    And the result that stands is 1/2-1/2

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |
