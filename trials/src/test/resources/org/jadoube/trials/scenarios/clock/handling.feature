Feature: Handling the clock

  Press with the hand that moved, and do not punch, lift or topple the clock.

  @article-6.7b @rule
  @edition-1997 @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A press with another hand than the one that moved completes the move and goes on record
    Given the Laws of <edition>
    And the game has started
    When White makes the move e4
    And White presses the clock with the other hand
    Then the events include:
      | event             | player | article   | detail                         |
      | incident recorded | White  | <article> | White, pressed with other hand |
    And White has completed 1 move
    And Black's clock is running

    Examples:
      | edition | article |
      | 1997    | 6.7b    |
      | 2001    | 6.8b    |
      | 2005    | 6.8b    |
      | 2009    | 6.7b    |
      | 2014    | 6.2b    |
      | 2017    | 6.2.3   |
      | 2018    | 6.2.3   |
      | 2023    | 6.2.3   |

  @article-6.7b @boundary
  @edition-1997 @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Pressing with the wrong hand is no illegal move
    Given the Laws of <edition>
    And the time control 600
    And the game has started
    When White makes the move e4
    And White presses the clock with the other hand
    Then White has 0 illegal moves against him
    And the arbiter is asked nothing
    And Black has 10:00 left

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

  @article-6.7b @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A finger kept on the button is recorded when the arbiter sees it
    Given the Laws of <edition>
    And the game has started
    When the arbiter reports what White did: finger on button
    Then the events include:
      | event             | player | article   |
      | incident recorded | White  | <article> |

    Examples:
      | edition | article |
      | 2001    | 6.8b    |
      | 2005    | 6.8b    |
      | 2009    | 6.7b    |
      | 2014    | 6.2b    |
      | 2017    | 6.2.3   |
      | 2018    | 6.2.3   |
      | 2023    | 6.2.3   |

  @article-6.7c @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Who mishandles the clock must be penalised
    Given the Laws of <edition>
    And the game has started
    When the arbiter reports what White did: clock mishandled
    Then the events include:
      | event             | player | article   |
      | incident recorded | White  | <article> |
    And the arbiter is asked about penalty
    When the arbiter penalises White with warning
    Then the events include:
      | event           | player |
      | penalty imposed | White  |
    And the arbiter is asked nothing

    Examples:
      | edition | article |
      | 2001    | 6.8c    |
      | 2005    | 6.8c    |
      | 2009    | 6.7c    |
      | 2014    | 6.2c    |
      | 2017    | 6.2.4   |
      | 2018    | 6.2.4   |
      | 2023    | 6.2.4   |

  @article-6.7c @rule
  @edition-1997
  Scenario: Who mishandled the clock is penalised, the article naming no penalty
    Given the Laws of 1997
    And the game has started
    When the arbiter reports what White did: clock mishandled
    Then the events include:
      | event             | player | article |
      | incident recorded | White  | 6.7c    |
    And the arbiter is asked about penalty

  @article-6.7c @boundary
  @edition-1997 @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: What only the opponent has seen of the clock's mishandling the arbiter decides
    Given the Laws of <edition>
    And the game has started
    When Black reports what White did: clock mishandled
    Then the arbiter is asked about conduct
    When the arbiter answers the question about conduct: excused
    Then the events are arbiter answered
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

  @article-6.7c @boundary
  @edition-2014
  Scenario: Pressing before moving is improper handling of the clock
    Given the Laws of 2014
    And the game has started
    When White presses the clock
    Then the events include:
      | event             | player | article | detail                            |
      | incident recorded | White  | 6.2c    | the arbiter, pressed without move |
    And the arbiter is asked about penalty
    And White has 0 illegal moves against him

  @article-6.14 @rule
  @edition-1997 @edition-2001 @edition-2005
  Scenario Outline: No claim may rest on a display in the hall, not even in part
    Given the Laws of <edition>
    And the game has started
    When the players play Nf3 Nf6 Ng1 Ng8 and repeat this 1 times
    And White claims a draw by third occurrence, going by <evidence>
    Then the events are draw claim rejected
    And article <article> says so
    And the game goes on

    Examples:
      | edition | article | evidence             |
      | 1997    | 6.14    | display alone        |
      | 1997    | 6.14    | display among others |
      | 2001    | 6.15    | display alone        |
      | 2001    | 6.15    | display among others |
      | 2005    | 6.15    | display alone        |
      | 2005    | 6.15    | display among others |

  @article-6.14 @boundary
  @edition-1997 @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A claim that rests on the game itself is good, displays or none
    Given the Laws of <edition>
    And the game has started
    When the players play Nf3 Nf6 Ng1 Ng8 and repeat this 1 times
    And White claims a draw by third occurrence, going by no display
    Then the game is drawn because of third occurrence

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

  @article-6.14 @rule
  @edition-2009 @edition-2014
  Scenario Outline: No claim may rest on a display in the hall alone
    Given the Laws of <edition>
    And the game has started
    When the players play Nf3 Nf6 Ng1 Ng8 and repeat this 1 times
    And White claims a draw by third occurrence, going by display alone
    Then the events are draw claim rejected
    And article <article> says so
    And the game goes on

    Examples:
      | edition | article |
      | 2009    | 6.14    |
      | 2014    | 6.13    |

  @article-6.14 @article-2023/6.12.2 @rule
  @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Displays are allowed in the hall, but no claim may rest on one alone
    Given the Laws of <edition>
    And the game has started
    When the players play Nf3 Nf6 Ng1 Ng8 and repeat this 1 times
    And White claims a draw by third occurrence, going by display alone
    Then the events are draw claim rejected
    And article 6.12.2 says so
    And the game goes on

    Examples:
      | edition |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-6.14 @boundary
  @edition-2009 @edition-2014
  Scenario Outline: A claim may rest on a display among other things
    Given the Laws of <edition>
    And the game has started
    When the players play Nf3 Nf6 Ng1 Ng8 and repeat this 1 times
    And White claims a draw by third occurrence, going by display among others
    Then the game is drawn because of third occurrence

    Examples:
      | edition |
      | 2009    |
      | 2014    |

  @article-6.14 @article-2023/6.12.2 @boundary
  @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Displays are allowed in the hall, and a claim may rest on one among other things
    Given the Laws of <edition>
    And the game has started
    When the players play Nf3 Nf6 Ng1 Ng8 and repeat this 1 times
    And White claims a draw by third occurrence, going by display among others
    Then the game is drawn because of third occurrence

    Examples:
      | edition |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-6.14 @rule
  @edition-1997 @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: No claim of a fallen flag may rest on a display alone
    Given the Laws of <edition>
    And the time control 300
    And the game has started
    When 5 minutes pass
    And Black claims by display alone that White's flag has fallen
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
