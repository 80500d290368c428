Feature: Who is short of time need not keep score

  Less than five minutes, and less than thirty seconds more for each move.

  @article-8.4 @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: With less than five minutes left a player need not write
    Given the Laws of <edition>
    And the time control 300
    And the players keep score
    And the game has started
    And the players play 1. e4 e5 and write nothing
    And White thinks until he has 4:59.999999 left
    When White makes the move Nf3
    Then the events are move made

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-8.4 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Exactly five minutes are time enough to write
    Given the Laws of <edition>
    And the time control 300
    And the players keep score
    And the game has started
    And the players play 1. e4 e5 and write nothing
    When White makes the move Nf3
    Then White has 5:00 left
    And the events include:
      | event             | player | detail                   |
      | incident recorded | White  | White, move not recorded |

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-8.4 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: With thirty seconds more for each move there is time enough to write
    Given the Laws of <edition>
    And the time control 60+30
    And the players keep score
    And the game has started
    And the players play 1. e4 e5 and write nothing
    When White makes the move Nf3
    Then the events include:
      | event             | player | detail                   |
      | incident recorded | White  | White, move not recorded |

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-8.4 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: With twenty-nine seconds more for each move there is not
    Given the Laws of <edition>
    And the time control 60+29
    And the players keep score
    And the game has started
    And the players play 1. e4 e5 and write nothing
    When White makes the move Nf3
    Then the events are move made

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-8.4 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A delay of thirty seconds is time added with each move
    Given the Laws of <edition>
    And the time control 60+30 with a us delay bonus
    And the players keep score
    And the game has started
    And the players play 1. e4 e5 and write nothing
    When White makes the move Nf3
    Then the events include:
      | event             | player | detail                   |
      | incident recorded | White  | White, move not recorded |

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-8.4 @boundary
  @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Who has been short of time need not write for the rest of the period
    Given the Laws of <edition>
    And the time control 300+20
    And the players keep score
    And the game has started
    And White thinks until he has 4:59 left
    When White plays e4
    Then White has 5:19 left
    And the events include:
      | event             | player | article   | detail |
      | recording excused | White  | <article> | 1      |
    When Black plays e5
    And White makes the move Nf3
    Then the events are move made

    Examples:
      | edition | article |
      | 2005    | 8.4     |
      | 2009    | 8.4     |
      | 2014    | 8.4     |
      | 2017    | 8.4     |
      | 2018    | 8.4     |
      | 2023    | 8.4     |

  @article-8.4 @boundary
  @edition-2001
  Scenario: In 2001 a player who had five minutes again had to write again
    Given the Laws of 2001
    And the time control 300+20
    And the players keep score
    And the game has started
    And White thinks until he has 4:59 left
    And White plays e4
    And White has 5:19 left
    And Black plays e5
    When White makes the move Nf3
    Then the events include:
      | event             | player | detail                   |
      | incident recorded | White  | White, move not recorded |

  @article-8.4 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: In the next period a player has to write again
    Given the Laws of <edition>
    And the time control 2/360:600
    And the players keep score
    And the game has started
    And the players play 1. e4 e5 2. Nf3 Nc6 and write nothing
    And White thinks until he has 0:00.000001 left
    And 1 microsecond passes
    When White makes the move Bc4
    Then White is in period 2
    And the events include:
      | event             | player | detail                   |
      | incident recorded | White  | White, move not recorded |

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |
