Feature: Resignation

  @article-5.1b @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Whoever resigns has lost
    Given the Laws of <edition>
    And the game has started
    When Black resigns
    Then the events are:
      | event      | player | detail           |
      | game ended |        | 1-0, resignation |
    And White wins because of resignation
    And article <article> says so

    Examples:
      | edition | article |
      | 2001    | 5.1b    |
      | 2005    | 5.1b    |
      | 2009    | 5.1b    |
      | 2014    | 5.1b    |
      | 2017    | 5.1.2   |
      | 2018    | 5.1.2   |
      | 2023    | 5.1.2   |

  @article-2023/5.1.2 @boundary
  @edition-2023
  Scenario: Against a lone king a resignation is a draw
    Given the Laws of 2023
    And White has Ke1 Qd1 and Black has Ke8, White to move
    And the game has started
    When White resigns
    Then the game is drawn because of resignation
