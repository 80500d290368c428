Feature: Flags that have fallen

  @article-6.8 @article-6.9 @rule
  @edition-1997 @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The opponent's valid claim that the flag has fallen wins the game
    Given the Laws of <edition>
    And the time control 300
    And the game has started
    When 5 minutes pass
    And Black claims that White's flag has fallen
    Then the events are flag fell, game ended
    And Black wins because of time forfeit
    And article <article> says so

    Examples:
      | edition | article |
      | 1997    | 6.9     |
      | 2001    | 6.10    |
      | 2005    | 6.10    |
      | 2009    | 6.9     |
      | 2014    | 6.9     |
      | 2017    | 6.9     |
      | 2018    | 6.9     |
      | 2023    | 6.9     |

  @article-6.8 @boundary
  @edition-1997 @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: One microsecond before its time is used no flag has fallen
    Given the Laws of <edition>
    And the time control 300
    And the game has started
    When White thinks until he has 0:00.000001 left
    And Black claims that White's flag has fallen
    Then the events are flag claim rejected
    And the game goes on

    Examples:
      | edition |
      | 1997    |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |
