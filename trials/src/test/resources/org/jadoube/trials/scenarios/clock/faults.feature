Feature: Clocks that are defective or wrongly set

  What the clock shows holds, unless it is plainly defective; then another takes its place, with the times the arbiter judges right.

  @article-6.10a @rule
  @edition-1997 @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A clock found defective is replaced and the arbiter sets the times
    Given the Laws of <edition>
    And the time control 300
    And the game has started
    When Black reports defective clock
    Then the arbiter is asked about clock defect
    And article <article> says so
    And the clocks stand
    When the arbiter answers the question about clock defect: upheld
    And the arbiter puts another clock in place, showing 4:30 for White and 5:00 for Black
    Then the events include:
      | event          | article   |
      | clock replaced | <article> |
    When the arbiter restarts White's clock
    Then White has 4:30 left
    And Black has 5:00 left

    Examples:
      | edition | article |
      | 1997    | 6.10    |
      | 2001    | 6.11    |
      | 2005    | 6.11    |
      | 2009    | 6.10a   |
      | 2014    | 6.10a   |
      | 2017    | 6.10.1  |
      | 2018    | 6.10.1  |
      | 2023    | 6.10.1  |

  @article-6.10a @boundary
  @edition-1997 @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: What a clock shows holds when the arbiter sees no defect
    Given the Laws of <edition>
    And the time control 300
    And the game has started
    When 10 seconds pass
    And Black reports defective clock
    And the arbiter answers the question about clock defect: rejected
    Then the events are arbiter answered
    When the arbiter restarts White's clock
    Then White has 4:50 left
    And Black has 5:00 left

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

  @article-6.10b @rule
  @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The clocks are stopped when a wrong setting is found, and the arbiter corrects it
    Given the Laws of <edition>
    And the time control 300
    And the game has started
    When the arbiter reports wrong clock setting
    Then the events are clocks stopped, irregularity found, arbiter asked
    And article <article> says so
    When the arbiter sets the clocks to 3:00 for White and 3:00 for Black
    And the arbiter restarts White's clock
    Then White has 3:00 left

    Examples:
      | edition | article |
      | 2009    | 6.10b   |
      | 2014    | 6.10b   |
      | 2017    | 6.10.2  |
      | 2018    | 6.10.2  |
      | 2023    | 6.10.2  |

  @article-6.10b @boundary
  @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A player who finds a wrong setting stops the clocks, and the arbiter decides whether it is wrong
    Given the Laws of <edition>
    And the time control 300
    And the game has started
    When Black reports wrong clock setting
    Then the clocks stand
    And the arbiter is asked about clock setting
    And article <article> says so
    When the arbiter answers the question about clock setting: rejected
    Then the events do not include irregularity found

    Examples:
      | edition | article |
      | 2009    | 6.10b   |
      | 2014    | 6.10b   |
      | 2017    | 6.10.2  |
      | 2018    | 6.10.2  |
      | 2023    | 6.10.2  |
