Feature: How fast a game is

  The time control says whether a game is standard, rapid or blitz.

  @article-A.1 @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: By its time a game is rapid
    Given the Laws of <edition>
    And the time control <control>
    And the game is as fast as its time control says
    And the game has started
    Then the game counts as rapid

    Examples:
      | edition | control |
      | 2001    | 900     |
      | 2001    | 3600    |
      | 2005    | 600+5   |
      | 2005    | 1800+30 |
      | 2009    | 600+5   |
      | 2009    | 3599    |
      | 2014    | 601     |
      | 2014    | 3599    |
      | 2017    | 601     |
      | 2017    | 3599    |
      | 2018    | 601     |
      | 2018    | 3599    |
      | 2023    | 601     |
      | 2023    | 3599    |

  @article-A.1 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A game just too slow to be rapid is standard
    Given the Laws of <edition>
    And the time control <control>
    And the game is as fast as its time control says
    And the game has started
    Then the game counts as standard

    Examples:
      | edition | control |
      | 2001    | 3601    |
      | 2005    | 1801+30 |
      | 2009    | 1800+30 |
      | 2014    | 1800+30 |
      | 2017    | 1800+30 |
      | 2018    | 1800+30 |
      | 2023    | 1800+30 |

  @article-B.1 @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: By its time a game is blitz
    Given the Laws of <edition>
    And the time control <control>
    And the game is as fast as its time control says
    And the game has started
    Then the game counts as blitz

    Examples:
      | edition | control |
      | 2001    | 899     |
      | 2005    | 599+5   |
      | 2009    | 599+5   |
      | 2014    | 300+5   |
      | 2017    | 300+5   |
      | 2018    | 300+5   |
      | 2023    | 300+5   |

  @article-B.1 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A game just too slow to be blitz is rapid
    Given the Laws of <edition>
    And the time control <control>
    And the game is as fast as its time control says
    And the game has started
    Then the game counts as rapid

    Examples:
      | edition | control |
      | 2001    | 900     |
      | 2005    | 600+5   |
      | 2009    | 600+5   |
      | 2014    | 301+5   |
      | 2017    | 301+5   |
      | 2018    | 301+5   |
      | 2023    | 301+5   |

  @article-A.1 @article-B.1 @rule
  @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: In several periods the time of all of them counts, with the increments of sixty moves
    Given the Laws of <edition>
    And the time control <control>
    And the game is as fast as its time control says
    And the game has started
    Then the game counts as rapid

    Examples:
      | edition | control        |
      | 2005    | 40/300+5:300+5 |
      | 2009    | 40/300+5:300+5 |
      | 2014    | 40/150+5:151+5 |
      | 2017    | 40/150+5:151+5 |
      | 2018    | 40/150+5:151+5 |
      | 2023    | 40/150+5:151+5 |

  @article-A.2 @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: In a rapid game nobody need record
    Given the Laws of <edition>
    And a rapid game under adequate supervision
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

  @article-A.2 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: In a standard game everybody must record
    Given the Laws of <edition>
    And a standard game under adequate supervision
    And the players keep score
    And the game has started
    And the players play 1. e4 e5 and write nothing
    When White makes the move Nf3
    Then the events include:
      | event             | detail                   |
      | incident recorded | White, move not recorded |

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |
