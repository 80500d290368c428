Feature: Both flags down, and nobody knows which fell first

  In a period that another follows the game goes on; in the last, where so ruled, it is drawn.

  @article-6.11 @article-6.11a @rule
  @edition-1997 @edition-2001 @edition-2005 @edition-2009 @edition-2014
  Scenario Outline: With another period to follow, both flags down in an unknown order let the game go on
    Given the Laws of <edition>
    And the time control 40/60:60
    And the clock does not show which flag fell first
    And the game has started
    When 1 minute passes
    And White plays e4
    And 1 minute passes
    And the arbiter sees both flags down and cannot tell which fell first
    Then the events include:
      | event           | article   |
      | both flags fell | <article> |
    And the game goes on

    Examples:
      | edition | article |
      | 1997    | 6.11    |
      | 2001    | 6.12    |
      | 2005    | 6.12a   |
      | 2009    | 6.11a   |
      | 2014    | 6.11a   |

  @article-6.11 @article-6.11a @rule
  @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Where the guidelines are announced, both flags down in an earlier period let the game go on
    Given the Laws of <edition>
    And the time control 40/60:60
    And a quickplay finish is announced
    And the clock does not show which flag fell first
    And the game has started
    When 1 minute passes
    And White plays e4
    And 1 minute passes
    And the arbiter sees both flags down and cannot tell which fell first
    Then the events include:
      | event           | article   |
      | both flags fell | III.3.1.1 |
    And the game goes on

    Examples:
      | edition |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-6.11 @article-6.11a @boundary
  @edition-1997 @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Where the clock shows which flag fell first there is nothing to decide
    Given the Laws of <edition>
    And the time control 40/60:60
    And a quickplay finish is announced
    And the game has started
    When 1 minute passes
    And White plays e4
    And 1 minute passes
    And the arbiter sees both flags down and cannot tell which fell first
    Then Black wins because of time forfeit

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

  @article-6.11b @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: In the last period, both flags down in an unknown order draw the game
    Given the Laws of <edition>
    And the time control 60
    And a quickplay finish is announced
    And the clock does not show which flag fell first
    And the game has started
    When 1 minute passes
    And White plays e4
    And 1 minute passes
    And the arbiter sees both flags down and cannot tell which fell first
    Then the game is drawn because of both flags

    Examples:
      | edition | article   |
      | 2001    | 10.3      |
      | 2005    | 6.12b     |
      | 2009    | 6.11b     |
      | 2014    | 6.11b     |
      | 2017    | III.3.1.2 |
      | 2018    | III.3.1.2 |
      | 2023    | III.3.1.2 |

  @article-6.11b @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: With one flag down in the last period its player loses
    Given the Laws of <edition>
    And the time control 60
    And a quickplay finish is announced
    And the clock does not show which flag fell first
    And the game has started
    When 1 minute passes
    And White plays e4
    And 59.999999 seconds pass
    And the arbiter sees that White's flag has fallen
    Then Black wins because of time forfeit

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-6.11 @article-6.11a @boundary
  @edition-1997
  Scenario: In the oldest edition the game goes on even in the last period
    Given the Laws of 1997
    And the time control 60
    And the clock does not show which flag fell first
    And the game has started
    When 1 minute passes
    And White plays e4
    And 1 minute passes
    And the arbiter sees both flags down and cannot tell which fell first
    Then the events include:
      | event           | article |
      | both flags fell | 6.11    |
    And the game goes on

  @article-6.11 @article-6.11b @boundary
  @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Where no guidelines are announced the arbiter decides what becomes of two flags in an unknown order
    Given the Laws of <edition>
    And the time control 60
    And the clock does not show which flag fell first
    And the game has started
    When 1 minute passes
    And White plays e4
    And 1 minute passes
    And the arbiter sees both flags down and cannot tell which fell first
    Then the arbiter is asked about both flags
    And article Preface says so

    Examples:
      | edition |
      | 2017    |
      | 2018    |
      | 2023    |
