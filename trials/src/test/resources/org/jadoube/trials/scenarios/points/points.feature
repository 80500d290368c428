Feature: Points

  @article-11.1 @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A win is worth a point, a draw a half, a loss nothing
    Given the Laws of <edition>
    And the game has started
    When the arbiter rules that the result is <score>
    Then White scores <white>
    And Black scores <black>
    And the result is entered as "<score>"

    Examples:
      | edition | score   | white | black |
      | 2001    | 1-0     | 1     | 0     |
      | 2001    | 0-1     | 0     | 1     |
      | 2001    | 1/2-1/2 | 0.5   | 0.5   |
      | 2001    | 0-0     | 0     | 0     |
      | 2001    | 0-1/2   | 0     | 0.5   |
      | 2001    | 1/2-0   | 0.5   | 0     |
      | 2005    | 1-0     | 1     | 0     |
      | 2005    | 0-1     | 0     | 1     |
      | 2005    | 1/2-1/2 | 0.5   | 0.5   |
      | 2005    | 0-0     | 0     | 0     |
      | 2005    | 0-1/2   | 0     | 0.5   |
      | 2005    | 1/2-0   | 0.5   | 0     |
      | 2009    | 1-0     | 1     | 0     |
      | 2009    | 0-1     | 0     | 1     |
      | 2009    | 1/2-1/2 | 0.5   | 0.5   |
      | 2009    | 0-0     | 0     | 0     |
      | 2009    | 0-1/2   | 0     | 0.5   |
      | 2009    | 1/2-0   | 0.5   | 0     |
      | 2014    | 1-0     | 1     | 0     |
      | 2014    | 0-1     | 0     | 1     |
      | 2014    | 1/2-1/2 | 0.5   | 0.5   |
      | 2014    | 0-0     | 0     | 0     |
      | 2014    | 0-1/2   | 0     | 0.5   |
      | 2014    | 1/2-0   | 0.5   | 0     |
      | 2017    | 1-0     | 1     | 0     |
      | 2017    | 0-1     | 0     | 1     |
      | 2017    | 1/2-1/2 | 0.5   | 0.5   |
      | 2017    | 0-0     | 0     | 0     |
      | 2017    | 0-1/2   | 0     | 0.5   |
      | 2017    | 1/2-0   | 0.5   | 0     |
      | 2018    | 1-0     | 1     | 0     |
      | 2018    | 0-1     | 0     | 1     |
      | 2018    | 1/2-1/2 | 0.5   | 0.5   |
      | 2018    | 0-0     | 0     | 0     |
      | 2018    | 0-1/2   | 0     | 0.5   |
      | 2018    | 1/2-0   | 0.5   | 0     |
      | 2023    | 1-0     | 1     | 0     |
      | 2023    | 0-1     | 0     | 1     |
      | 2023    | 1/2-1/2 | 0.5   | 0.5   |
      | 2023    | 0-0     | 0     | 0     |
      | 2023    | 0-1/2   | 0     | 0.5   |
      | 2023    | 1/2-0   | 0.5   | 0     |

  @article-11.1 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Unless other points were announced
    Given the Laws of <edition>
    And a win counts 3, a draw 1 and a loss 0, without play 2 and 0
    And the default time is 30 minutes
    When the arbiter starts the clocks
    And White arrives
    And 31 minutes pass
    And the arbiter sees that a player has not come
    Then White scores 2
    And Black scores 0
    And the result is entered as "+/-"

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-11.1 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A game not decided gives no points yet
    Given the Laws of <edition>
    And the game has started
    When the arbiter rules that the result is *
    Then no points are given yet

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/10.2 @rule
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Both players together have no more than a game normally gives
    Given the Laws of <edition>
    And a win counts 3, a draw 1 and a loss 0
    And the game has started
    When the arbiter rules that the result is 1/2-1/2
    And the arbiter penalises White with points to opponent
    Then Black scores 3
    And White scores 0

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/10.2 @boundary
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: What is within the normal total stays
    Given the Laws of <edition>
    And a win counts 2, a draw 1.5 and a loss 1
    And the game has started
    When White resigns
    And the arbiter penalises White with points to opponent
    Then Black scores 2
    And White scores 1

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |
