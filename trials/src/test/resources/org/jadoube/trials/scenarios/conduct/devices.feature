Feature: Telephones and other devices

  @article-12.3b @rule
  @edition-2005
  Scenario Outline: In 2005 a telephone that rings loses, and the arbiter says what the opponent scores
    Given the Laws of <edition>
    And the game has started
    When the arbiter reports what White did: device sounded
    Then the clocks stand
    When the arbiter answers the question about opponent score: <answer>
    Then the game ends <score> because of conduct
    And article 12.2b says so

    Examples:
      | edition | answer     | score |
      | 2005    | full point | 0-1   |
      | 2005    | half point | 0-1/2 |
      | 2005    | no point   | 0-0   |

  @article-12.3b @boundary
  @edition-2005
  Scenario Outline: In 2005 one that does not ring is penalised
    Given the Laws of <edition>
    And the game has started
    When the arbiter reports what White did: electronic device
    Then the events are incident recorded, arbiter asked
    And the game goes on

    Examples:
      | edition |
      | 2005    |

  @article-12.3b @rule
  @edition-2009
  Scenario Outline: In 2009 a telephone that sounds loses
    Given the Laws of <edition>
    And the game has started
    When the arbiter reports what White did: device sounded
    Then Black wins because of conduct
    And article 12.3b says so

    Examples:
      | edition |
      | 2009    |

  @article-12.3b @boundary
  @edition-2009
  Scenario Outline: In 2009 an opponent who could not win has only half a point
    Given the Laws of <edition>
    And White has Ke1 a2 and Black has Ke8 <piece>, White to move
    And the game has started
    When the arbiter reports what White did: device sounded
    Then the game ends <score> because of conduct

    Examples:
      | edition | piece | score |
      | 2009    | h7    | 0-1   |
      | 2009    | Nb8   | 0-1   |
      | 2009    | Qd8   | 0-1   |

  @article-12.3b @boundary
  @edition-2009
  Scenario Outline: In 2009 a bare king scores half a point by the sound of a telephone, and no more
    Given the Laws of <edition>
    And White has Ke1 Qd1 and Black has Ke8, White to move
    And the game has started
    When the arbiter reports what White did: device sounded
    Then the game ends 0-1/2 because of conduct
    And White scores 0
    And Black scores 0.5

    Examples:
      | edition |
      | 2009    |

  @article-12.3b @rule
  @edition-2014
  Scenario Outline: In 2014 a device in the venue loses
    Given the Laws of <edition>
    And the game has started
    When the arbiter reports what Black did: <incident>
    Then White wins because of conduct
    And article 11.3b says so

    Examples:
      | edition | incident          |
      | 2014    | electronic device |
      | 2014    | device in bag     |
      | 2014    | device sounded    |

  @article-12.3b @rule
  @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: From 2017 on a device that sounds somewhere is penalised
    Given the Laws of <edition>
    And the game has started
    When the arbiter reports what Black did: device sounded
    Then the events are incident recorded, arbiter asked
    And the arbiter is asked about penalty

    Examples:
      | edition |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-12.3b @boundary
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A device in a bag, switched off, is no breach where the event allows it
    Given the Laws of <edition>
    And a device that is switched off may stay in a bag
    And the game has started
    When the arbiter reports what Black did: device in bag
    Then the act is refused as not in force
    And the game goes on

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/11.3.2.2 @rule
  @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Who carries a device on him loses
    Given the Laws of <edition>
    And a device that is switched off may stay in a bag
    And the game has started
    When the arbiter reports what Black did: electronic device
    Then White wins because of conduct
    And article 11.3.2.2 says so

    Examples:
      | edition |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/11.3.2.2 @boundary
  @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: An event may make a device on the player cost less than the game
    Given the Laws of <edition>
    And a device on a player costs less than the game
    And the game has started
    When the arbiter reports what Black did: electronic device
    Then the events are incident recorded, arbiter asked
    And the game goes on

    Examples:
      | edition |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-12.6 @boundary
  @edition-2001
  Scenario Outline: In 2001 there is no rule on devices
    Given the Laws of <edition>
    And the game has started
    When the arbiter reports what Black did: device sounded
    Then the act is refused as not in force
    When the arbiter reports what Black did: distraction
    Then the events are incident recorded, arbiter asked

    Examples:
      | edition |
      | 2001    |

  @article-2023/11.3.3 @rule
  @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Who refuses to be inspected is penalised
    Given the Laws of <edition>
    And the game has started
    When the arbiter reports what White did: inspection refused
    Then the events are incident recorded, arbiter asked
    And article 11.3.3 says so
    When the arbiter penalises White with time to opponent: 5:00
    Then the events are arbiter answered, penalty imposed, time added
    And the arbiter is asked nothing

    Examples:
      | edition |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/11.3.3 @boundary
  @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A refusal that only others tell of is asked about first
    Given the Laws of <edition>
    And the game has started
    When Black reports what White did: inspection refused
    Then the events are arbiter asked
    When the arbiter answers the question about conduct: excused
    Then the events are arbiter answered

    Examples:
      | edition |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-12.3c @rule
  @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Smoking is penalised where it is not permitted
    Given the Laws of <edition>
    And the game has started
    When the arbiter reports what White did: smoking
    Then the events are incident recorded, arbiter asked

    Examples:
      | edition |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-12.3c @boundary
  @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Electronic cigarettes count from 2017 on
    Given the Laws of <edition>
    And the game has started
    When the arbiter reports what White did: electronic cigarette
    Then the events are incident recorded, arbiter asked

    Examples:
      | edition |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-12.3c @boundary
  @edition-2009 @edition-2014
  Scenario Outline: Before 2017 electronic cigarettes are not spoken of
    Given the Laws of <edition>
    And the game has started
    When the arbiter reports what White did: electronic cigarette
    Then the act is refused as not in force

    Examples:
      | edition |
      | 2009    |
      | 2014    |
