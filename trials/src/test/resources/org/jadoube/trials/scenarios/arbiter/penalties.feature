Feature: Penalties

  @article-13.4 @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: One breach may have several penalties
    Given the Laws of <edition>
    And the game has started
    When the arbiter reports what White did: distraction
    And the arbiter penalises White with warning
    Then the events are arbiter answered, penalty imposed
    When the arbiter penalises White with time to opponent: 2:00
    Then the events are penalty imposed, time added
    When the arbiter penalises White with points from offender: half
    Then the events are penalty imposed

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-13.4 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Nobody but the arbiter penalises
    Given the Laws of <edition>
    And the game has started
    When White penalises Black with warning
    Then the act is refused as only the arbiter
    When a spectator penalises Black with warning
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

  @article-13.4 @boundary
  @edition-2001 @edition-2005 @edition-2009
  Scenario Outline: Until 2009 there are no fines
    Given the Laws of <edition>
    And the game has started
    When the arbiter penalises Black with fine
    Then the act is refused as not in force
    And article 13.4 says so

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |

  @article-2023/12.9.7 @boundary
  @edition-2014
  Scenario Outline: In 2014 there are fines and no exclusion from a round
    Given the Laws of <edition>
    And the game has started
    When the arbiter penalises Black with fine
    Then the events are penalty imposed
    And article 12.9g says so
    When the arbiter penalises Black with round exclusion
    Then the act is refused as not in force

    Examples:
      | edition |
      | 2014    |

  @article-2023/12.9.8 @rule
  @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: From 2017 on a player may be excluded from rounds
    Given the Laws of <edition>
    And the game has started
    When the arbiter penalises Black with round exclusion
    Then the events are penalty imposed
    And article 12.9.8 says so

    Examples:
      | edition |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-13.4a @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A warning changes nothing in the game
    Given the Laws of <edition>
    And the game has started
    When the arbiter penalises Black with warning
    Then the events are penalty imposed
    And article <article> says so
    And the game goes on
    And White's clock is running

    Examples:
      | edition | article |
      | 2001    | 13.4a   |
      | 2005    | 13.4a   |
      | 2009    | 13.4a   |
      | 2014    | 12.9a   |
      | 2017    | 12.9.1  |
      | 2018    | 12.9.1  |
      | 2023    | 12.9.1  |

  @article-13.4a @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A warning may be given after the game too
    Given the Laws of <edition>
    And the game has started
    When White resigns
    And the arbiter penalises Black with warning
    Then the events are penalty imposed
    And the result that stands is 0-1

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-13.4b @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The opponent is given time
    Given the Laws of <edition>
    And the time control 300
    And the game has started
    When 10 seconds pass
    And the arbiter penalises White with time to opponent: 2:00
    Then the events are penalty imposed, time added
    And article <article> says so
    And White has 4:50 left
    And Black has 7:00 left
    And White's clock is running

    Examples:
      | edition | article |
      | 2001    | 13.4b   |
      | 2005    | 13.4b   |
      | 2009    | 13.4b   |
      | 2014    | 12.9b   |
      | 2017    | 12.9.2  |
      | 2018    | 12.9.2  |
      | 2023    | 12.9.2  |

  @article-13.4b @article-13.4c @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: After the game time is no penalty
    Given the Laws of <edition>
    And the game has started
    When White resigns
    And the arbiter penalises Black with time to opponent: 2:00
    Then the act is refused as game over
    When the arbiter penalises Black with time from offender: 2:00
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

  @article-13.4c @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The offender loses time
    Given the Laws of <edition>
    And the time control 300
    And the game has started
    When the arbiter penalises Black with time from offender: 4:59.999999
    Then the events are penalty imposed, time deducted
    And article <article> says so
    And Black has 0:00.000001 left

    Examples:
      | edition | article |
      | 2001    | 13.4c   |
      | 2005    | 13.4c   |
      | 2009    | 13.4c   |
      | 2014    | 12.9c   |
      | 2017    | 12.9.3  |
      | 2018    | 12.9.3  |
      | 2023    | 12.9.3  |

  @article-13.4c @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A deduction of all the time he has is asked about first
    Given the Laws of <edition>
    And the time control 300
    And the game has started
    When the arbiter penalises White with time from offender: 5:00
    Then the events are arbiter asked
    And the arbiter is asked about deduction
    And White has 5:00 left
    When the arbiter answers the question about deduction: rejected
    Then White has 5:00 left
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

  @article-13.4c @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: When the arbiter means it the flag falls
    Given the Laws of <edition>
    And the time control 300
    And the game has started
    When the arbiter penalises White with time from offender: 5:00
    And 7 seconds pass
    And the arbiter answers the question about deduction: upheld
    Then the events include:
      | event         | player | detail |
      | time deducted | White  | 4:53   |
    And Black wins because of time forfeit

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-13.4d @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A game may be declared lost
    Given the Laws of <edition>
    And the game has started
    When the arbiter penalises White with loss: <opponent>
    Then the game ends <score> because of conduct
    And article <article> says so

    Examples:
      | edition | article | opponent | score |
      | 2001    | 13.4d   | one      | 0-1   |
      | 2001    | 13.4d   | half     | 0-1/2 |
      | 2001    | 13.4d   | none     | 0-0   |
      | 2005    | 13.4d   | one      | 0-1   |
      | 2005    | 13.4d   | half     | 0-1/2 |
      | 2005    | 13.4d   | none     | 0-0   |
      | 2009    | 13.4d   | one      | 0-1   |
      | 2009    | 13.4d   | half     | 0-1/2 |
      | 2009    | 13.4d   | none     | 0-0   |
      | 2014    | 12.9d   | one      | 0-1   |
      | 2014    | 12.9d   | half     | 0-1/2 |
      | 2014    | 12.9d   | none     | 0-0   |
      | 2017    | 12.9.6  | one      | 0-1   |
      | 2017    | 12.9.6  | half     | 0-1/2 |
      | 2017    | 12.9.6  | none     | 0-0   |
      | 2018    | 12.9.6  | one      | 0-1   |
      | 2018    | 12.9.6  | half     | 0-1/2 |
      | 2018    | 12.9.6  | none     | 0-0   |
      | 2023    | 12.9.6  | one      | 0-1   |
      | 2023    | 12.9.6  | half     | 0-1/2 |
      | 2023    | 12.9.6  | none     | 0-0   |

  @article-13.4d @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: After the game a loss corrects the result
    Given the Laws of <edition>
    And the game has started
    When White resigns
    And the arbiter penalises Black with loss: none
    Then the events are penalty imposed, result corrected
    And the result that stands is 0-0

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-13.4e @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The offender is left fewer points
    Given the Laws of <edition>
    And the game has started
    When White resigns
    And the arbiter penalises Black with points from offender: half
    Then the events are penalty imposed
    And article <article> says so
    And Black scores 0.5
    And White scores 0

    Examples:
      | edition | article |
      | 2001    | 13.4e   |
      | 2005    | 13.4e   |
      | 2009    | 13.4e   |
      | 2014    | 12.9e   |
      | 2017    | 12.9.5  |
      | 2018    | 12.9.5  |
      | 2023    | 12.9.5  |

  @article-13.4e @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Nobody is left less than nothing
    Given the Laws of <edition>
    And the game has started
    When White resigns
    And the arbiter penalises White with points from offender: one
    Then White scores 0
    And Black scores 1

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-13.4f @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The opponent is given the most a game can give
    Given the Laws of <edition>
    And the game has started
    When the arbiter rules that the result is 1/2-1/2
    And the arbiter penalises White with points to opponent
    Then the events are penalty imposed
    And article <article> says so
    And Black scores 1
    And White scores <left>

    Examples:
      | edition | article | left |
      | 2001    | 13.4f   | 0.5  |
      | 2005    | 13.4f   | 0.5  |
      | 2009    | 13.4f   | 0.5  |
      | 2014    | 12.9f   | 0    |
      | 2017    | 12.9.4  | 0    |
      | 2018    | 12.9.4  | 0    |
      | 2023    | 12.9.4  | 0    |

  @article-13.4f @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: An opponent who has won has the most already
    Given the Laws of <edition>
    And the game has started
    When White resigns
    And the arbiter penalises White with points to opponent
    Then Black scores 1
    And White scores 0

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-13.4g @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Who is expelled has lost the game he is playing
    Given the Laws of <edition>
    And the game has started
    When the arbiter penalises Black with expulsion
    Then White wins because of conduct
    And article <article> says so

    Examples:
      | edition | article |
      | 2001    | 13.4g   |
      | 2005    | 13.4g   |
      | 2009    | 13.4g   |
      | 2014    | 12.9h   |
      | 2017    | 12.9.9  |
      | 2018    | 12.9.9  |
      | 2023    | 12.9.9  |

  @article-13.4g @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A game that is over stands when a player is expelled
    Given the Laws of <edition>
    And the game has started
    When White resigns
    And the arbiter penalises Black with expulsion
    Then the events are penalty imposed
    And the result that stands is 0-1

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |
