Feature: The arbiter

  @article-13.5 @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: For a disturbance from outside one player or both are given time
    Given the Laws of <edition>
    And the time control 300
    And the game has started
    When 10 seconds pass
    And the arbiter gives both players 3:00 more
    Then the events are time added, time added
    And article <article> says so
    And White has 7:50 left
    And Black has 8:00 left
    When the arbiter gives White 0:30 more
    Then White has 8:20 left
    And Black has 8:00 left
    And White's clock is running

    Examples:
      | edition | article |
      | 2001    | 13.5    |
      | 2005    | 13.5    |
      | 2009    | 13.5    |
      | 2014    | 12.5    |
      | 2017    | 12.5    |
      | 2018    | 12.5    |
      | 2023    | 12.5    |

  @article-13.5 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: No player gives himself time
    Given the Laws of <edition>
    And the game has started
    When White gives White 3:00 more
    Then the act is refused as only the arbiter

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-13.6 @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The arbiter keeps to himself that a move has been completed
    Given the Laws of <edition>
    And the game has started
    When White plays e4
    Then the arbiter is shown move made, clock pressed, move completed
    And Black is shown move made, clock pressed
    And White is shown move made, clock pressed
    And a spectator is shown move made, clock pressed

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-13.6 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: What the arbiter notes is not told to the players, what he imposes is
    Given the Laws of <edition>
    And the game has started
    When the arbiter reports what Black did: distraction
    Then the arbiter is shown incident recorded, arbiter asked
    And it is kept from Black
    And it is kept from White
    When the arbiter penalises Black with warning
    Then Black is shown penalty imposed

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-Preface @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Where no article helps the arbiter rules by analogy
    Given the Laws of <edition>
    And the game has started
    When the arbiter rules that the result is 0-1/2
    Then the game ends 0-1/2 because of ruling
    And article Preface says so

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-Preface @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Nobody else rules, and nobody once the game is over
    Given the Laws of <edition>
    And the game has started
    When White rules that the result is 1-0
    Then the act is refused as only the arbiter
    When White resigns
    And the arbiter rules that the result is 1-0
    Then the act is refused as game over

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-8.7 @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The arbiter corrects a result
    Given the Laws of <edition>
    And the game has started
    When White resigns
    And the arbiter corrects the result to 1/2-1/2
    Then the events are result corrected
    And the result that stands is 1/2-1/2
    And White scores 0.5

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-8.7 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: What is not over has no result to correct
    Given the Laws of <edition>
    And the game has started
    When the arbiter corrects the result to 1-0
    Then the act is refused as game not over

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |
