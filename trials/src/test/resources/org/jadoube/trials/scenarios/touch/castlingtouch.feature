Feature: Touching king and rook

  King and then rook means castling; rook and then king does not.

  @article-4.4 @article-4.4a @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Who touches his king and a rook must castle with it
    Given the Laws of <edition>
    And the position "4k3/7p/8/8/8/8/8/R3K2R w KQ - 0 1"
    And the game has started
    When White touches the piece on e1
    And White touches the piece on h1
    Then White may still play O-O

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-4.4a @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: King and rook bind to that rook's side, however good the other would be
    Given the Laws of <edition>
    And the position "4k3/7p/8/8/8/8/8/R3K2R w KQ - 0 1"
    And the game has started
    When White touches the piece on e1
    And White touches the piece on a1
    Then White may still play O-O-O

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-4.4b @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Who touches a rook first and then his king may not castle on that side and must move the rook
    Given the Laws of <edition>
    And the position "4k3/7p/8/8/8/8/P7/R3K1NR w KQ - 0 1"
    And the game has started
    When White touches the piece on a1
    And White touches the piece on e1
    Then White may still play Rb1 Rc1 Rd1

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-4.4b @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: When the rook touched first has no move the king must move, castling on the other side included
    Given the Laws of <edition>
    And the position "4k3/7p/8/8/8/8/P7/RN2K2R w KQ - 0 1"
    And the game has started
    When White touches the piece on a1
    And White touches the piece on e1
    Then White may still play Kd1 Kd2 Ke2 Kf1 Kf2 O-O

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-4.4c @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Castling with the rook touched is illegal: another king move must be made, the other castling among them
    Given the Laws of <edition>
    And the position "4k3/7p/8/8/8/8/8/R3K1NR w KQ - 0 1"
    And the game has started
    When White shows that he will castle with the rook on h1
    And White touches the piece on e1
    And White touches the piece on h1
    Then White may still play Kd1 Kd2 Ke2 Kf1 Kf2 O-O-O

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-4.4c @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: When the king has no legal move at all any legal move may be made
    Given the Laws of <edition>
    And the position "4k3/7p/8/8/8/8/3PPP2/3QKBNR w K - 0 1"
    And the game has started
    When White shows that he will castle with the rook on h1
    And White touches the piece on e1
    And White touches the piece on h1
    Then White may still play any legal move

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-4.4c @boundary
  @edition-2001 @edition-2005 @edition-2009
  Scenario Outline: A king touched in order to castle illegally may castle on the other side
    Given the Laws of <edition>
    And the position "4k3/7p/8/8/8/8/8/R3K1NR w KQ - 0 1"
    And the game has started
    When White shows that he will castle with the rook on h1
    And White touches the piece on e1
    Then White may still play Kd1 Kd2 Ke2 Kf1 Kf2 O-O-O

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |

  @article-4.4 @boundary
  @edition-2014
  Scenario: Who has said that he will castle means to move king and rook when he touches them on purpose
    Given the Laws of 2014
    And the position "4k3/7p/8/8/8/8/8/R3K2R w KQ - 0 1"
    And the game has started
    When White touches the piece on e1 on purpose, but neither to move nor to capture it
    Then the act is refused as not binding
    When White shows that he will castle with the rook on h1
    And White touches the piece on e1 on purpose, but neither to move nor to capture it
    And White touches the piece on h1 on purpose, but neither to move nor to capture it
    Then White may still play O-O

  @article-4.4 @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Who touches king and rook and does not castle breaks the article on castling
    Given the Laws of <edition>
    And the position "4k3/7p/8/8/8/8/8/R3K2R w KQ - 0 1"
    And the game has started
    When White touches the piece on e1
    And White touches the piece on h1
    And White makes the move Ke2
    Then the arbiter is asked about touch claim
    And article 4.4 says so

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-4.4b @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Who touches a rook and then his king and castles all the same breaks the article on castling
    Given the Laws of <edition>
    And the position "4k3/7p/8/8/8/8/P7/R3K1NR w KQ - 0 1"
    And the game has started
    When White touches the piece on a1
    And White touches the piece on e1
    And White makes the move O-O-O
    Then the arbiter is asked about touch claim
    And article 4.4 says so

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |
