Feature: The start of the session and the default time

  White's clock is started at the appointed time, whoever is there. Who comes later than the default time has lost.

  @article-6.5 @rule
  @edition-1997 @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: White's clock is started at the beginning
    Given the Laws of <edition>
    When White arrives
    And Black arrives
    And the arbiter starts the clocks
    Then the events are clocks started
    And article <article> says so
    And White's clock is running
    And Black has 1:30:30 left

    Examples:
      | edition | article |
      | 1997    | 6.5     |
      | 2001    | 6.5     |
      | 2005    | 6.5     |
      | 2009    | 6.5     |
      | 2014    | 6.6     |
      | 2017    | 6.6     |
      | 2018    | 6.6     |
      | 2023    | 6.6     |

  @article-6.5 @boundary
  @edition-1997 @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Before his clock is started White cannot play
    Given the Laws of <edition>
    When White arrives
    And Black arrives
    And White plays e4
    Then the act is refused as game not started
    And article <article> says so

    Examples:
      | edition | article |
      | 1997    | 6.5     |
      | 2001    | 6.5     |
      | 2005    | 6.5     |
      | 2009    | 6.5     |
      | 2014    | 6.6     |
      | 2017    | 6.6     |
      | 2018    | 6.6     |
      | 2023    | 6.6     |

  @article-6.6b @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: With neither player there White loses the time until he comes
    Given the Laws of <edition>
    And the time control 5400
    And the default time is 30 minutes
    When the arbiter starts the clocks
    And 10 minutes pass
    And White arrives
    Then White has 1:20:00 left
    And Black has 1:30:00 left
    And the game goes on

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-6.6b @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Black loses no time by his absence until White has moved and pressed
    Given the Laws of <edition>
    And the time control 5400
    And the default time is 30 minutes
    When White arrives
    And the arbiter starts the clocks
    And 10 minutes pass
    And White plays e4
    And 5 minutes pass
    And Black arrives
    Then White has 1:20:00 left
    And Black has 1:25:00 left

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-6.6a @rule
  @edition-1997 @edition-2001 @edition-2005
  Scenario Outline: Who comes more than an hour after the scheduled start may lose, as the arbiter decides
    Given the Laws of <edition>
    And the start of the session is set for 1 minute from now
    When White arrives
    And 1 minute passes
    And the arbiter starts the clocks
    And 1 hour 1 microsecond pass
    And Black arrives
    Then the arbiter is asked about late arrival
    And article <article> says so
    When the arbiter answers the question about late arrival: lost
    Then White wins because of default time
    And article <article> says so

    Examples:
      | edition | article |
      | 1997    | 6.6     |
      | 2001    | 6.7     |
      | 2005    | 6.7     |

  @article-6.6a @boundary
  @edition-1997 @edition-2001 @edition-2005
  Scenario Outline: Exactly an hour after the scheduled start is still in time
    Given the Laws of <edition>
    And the start of the session is set for 1 minute from now
    When White arrives
    And 1 minute passes
    And the arbiter starts the clocks
    And 1 hour passes
    And the arbiter sees that a player has not come
    Then the act is refused as still in time
    When Black arrives
    Then the events are player arrived
    And the game goes on

    Examples:
      | edition |
      | 1997    |
      | 2001    |
      | 2005    |

  @article-6.6a @boundary
  @edition-1997 @edition-2001 @edition-2005
  Scenario Outline: The hour counts from the scheduled start, though the session begins later
    Given the Laws of <edition>
    And the start of the session is set for 1 minute from now
    When White arrives
    And 11 minutes pass
    And the arbiter starts the clocks
    And 50 minutes pass
    And the arbiter sees that a player has not come
    Then the act is refused as still in time
    When 1 microsecond passes
    And the arbiter sees that a player has not come
    Then White wins because of default time

    Examples:
      | edition |
      | 1997    |
      | 2001    |
      | 2005    |

  @article-6.6a @rule
  @edition-2009
  Scenario: Who comes after the start of the session has lost, and the arbiter cannot let him off
    Given the Laws of 2009
    When White arrives
    And the arbiter starts the clocks
    And 1 microsecond passes
    And Black arrives
    Then the events are player arrived, game ended
    And White wins because of default time
    And article 6.6a says so

  @article-6.6a @boundary
  @edition-2009
  Scenario: Who comes at the very start is in time
    Given the Laws of 2009
    When White arrives
    And the arbiter starts the clocks
    And Black arrives
    Then the events are player arrived
    And the game goes on

  @article-6.6a @boundary
  @edition-2009
  Scenario: The rules of the event may set another default time
    Given the Laws of 2009
    And the default time is 30 minutes
    When White arrives
    And the arbiter starts the clocks
    And 30 minutes pass
    And Black arrives
    Then the game goes on
    And the arbiter is asked nothing

  @article-6.6a @rule
  @edition-2014
  Scenario: Who comes after the default time set by the event loses unless the arbiter decides otherwise
    Given the Laws of 2014
    And the default time is 30 minutes
    When White arrives
    And the arbiter starts the clocks
    And 30 minutes 1 microsecond pass
    And Black arrives
    Then the arbiter is asked about late arrival
    And article 6.7a says so
    When the arbiter answers the question about late arrival: lost
    Then White wins because of default time

  @article-6.6a @boundary
  @edition-2014
  Scenario: Without a default time set by the event nobody loses by coming late
    Given the Laws of 2014
    When White arrives
    And the arbiter starts the clocks
    And 30 minutes pass
    And the arbiter sees that a player has not come
    Then the act is refused as still in time
    When Black arrives
    Then the game goes on

  @article-6.6a @boundary
  @edition-2014
  Scenario: Exactly at the default time is in time
    Given the Laws of 2014
    And the default time is 30 minutes
    When White arrives
    And the arbiter starts the clocks
    And 30 minutes pass
    And Black arrives
    Then the events are player arrived
    And the arbiter is asked nothing

  @article-6.6a @rule
  @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: With no default time set, who comes after the start loses unless the arbiter decides otherwise
    Given the Laws of <edition>
    When White arrives
    And the arbiter starts the clocks
    And 1 microsecond passes
    And Black arrives
    Then the arbiter is asked about late arrival
    And article 6.7.1 says so
    When the arbiter answers the question about late arrival: lost
    Then White wins because of default time
    And article 6.7.1 says so

    Examples:
      | edition |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-6.6a @boundary
  @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The arbiter may let a latecomer off
    Given the Laws of <edition>
    When White arrives
    And the arbiter starts the clocks
    And 1 microsecond passes
    And Black arrives
    And the arbiter answers the question about late arrival: excused
    Then the game goes on
    When White plays e4
    And Black plays e5
    Then Black has completed 1 move

    Examples:
      | edition |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-6.6a @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: When neither player comes in time both lose
    Given the Laws of <edition>
    And the default time is 30 minutes
    When the arbiter starts the clocks
    And 30 minutes 1 microsecond pass
    And the arbiter sees that a player has not come
    Then the game ends 0-0 because of default time

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |
