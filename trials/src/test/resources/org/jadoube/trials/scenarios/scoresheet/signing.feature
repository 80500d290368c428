Feature: Both players sign the result

  @article-8.7 @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: After the game both players sign the result
    Given the Laws of <edition>
    And the players keep score
    And the game has started
    And Black resigns
    When White signs the result 1-0
    Then the events are:
      | event         | player | article   | detail |
      | result signed | White  | <article> | 1-0    |
    When Black signs the result 1-0
    Then the events are result signed
    And the result that stands is 1-0

    Examples:
      | edition | article |
      | 2001    | 8.7     |
      | 2005    | 8.7     |
      | 2009    | 8.7     |
      | 2014    | 8.7     |
      | 2017    | 8.7     |
      | 2018    | 8.7     |
      | 2023    | 8.7     |

  @article-8.7 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Nothing is signed while the game goes on
    Given the Laws of <edition>
    And the players keep score
    And the game has started
    When White signs the result 1/2-1/2
    Then the act is refused as game not over
    And article <article> says so

    Examples:
      | edition | article |
      | 2001    | 8.7     |
      | 2005    | 8.7     |
      | 2009    | 8.7     |
      | 2014    | 8.7     |
      | 2017    | 8.7     |
      | 2018    | 8.7     |
      | 2023    | 8.7     |

  @article-8.7 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A wrong result that both have signed stands
    Given the Laws of <edition>
    And the players keep score
    And the game has started
    And Black resigns
    And White signs the result 1/2-1/2
    When Black signs the result 1/2-1/2
    Then the events are result signed, result corrected, arbiter asked
    And the result that stands is 1/2-1/2
    And the arbiter is asked about disputed result
    And article <article> says so

    Examples:
      | edition | article |
      | 2001    | 8.7     |
      | 2005    | 8.7     |
      | 2009    | 8.7     |
      | 2014    | 8.7     |
      | 2017    | 8.7     |
      | 2018    | 8.7     |
      | 2023    | 8.7     |

  @article-8.7 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The arbiter may decide otherwise than both have signed
    Given the Laws of <edition>
    And the players keep score
    And the game has started
    And Black resigns
    And White signs the result 1/2-1/2
    And Black signs the result 1/2-1/2
    When the arbiter answers the question about disputed result: rejected
    Then the result that stands is 1-0
    And the events are arbiter answered, result corrected

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
  Scenario Outline: Players who sign different results leave it to the arbiter
    Given the Laws of <edition>
    And the players keep score
    And the game has started
    And Black resigns
    And White signs the result 1-0
    When Black signs the result 0-1
    Then the result that stands is 1-0
    And the arbiter is asked about disputed result

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |
