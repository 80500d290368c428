Feature: Touched pieces

  Who touches a piece of his own must move it, who touches one of the opponent's must capture it, if he can.

  @article-4.3 @article-4.3a @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The first own piece touched that can move must be moved
    Given the Laws of <edition>
    And the game has started
    When White touches the piece on g1
    And White touches the piece on e2
    Then White may still play Nf3 Nh3

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-4.3a @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: An own piece that cannot move is passed over for the next one touched
    Given the Laws of <edition>
    And the game has started
    When White touches the piece on a1
    Then White may still play any legal move
    When White touches the piece on g1
    Then White may still play Nf3 Nh3

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-4.3 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A piece touched by accident binds nobody
    Given the Laws of <edition>
    And the game has started
    When White touches the piece on g1 by accident
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

  @article-4.3 @boundary
  @edition-2001 @edition-2005 @edition-2009
  Scenario Outline: A piece touched on purpose binds, though it was not meant to be moved
    Given the Laws of <edition>
    And the game has started
    When White touches the piece on g1 on purpose, but neither to move nor to capture it
    Then White may still play Nf3 Nh3

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |

  @article-4.3 @boundary
  @edition-2014
  Scenario: A piece touched with no intention to move or capture it binds nobody
    Given the Laws of 2014
    And the game has started
    When White touches the piece on g1 on purpose, but neither to move nor to capture it
    Then White may still play any legal move

  @article-4.3 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Only the player having the move is bound by what he touches
    Given the Laws of <edition>
    And the game has started
    When Black touches the piece on g8
    Then the act is refused as not your move
    When White plays e4
    Then Black may still play any legal move

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/4.2.2 @rule
  @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Any touch that is no accident counts as meant to move or capture
    Given the Laws of <edition>
    And the game has started
    When White touches the piece on g1 on purpose, but neither to move nor to capture it
    Then the events are piece touched
    And article 4.2.2 says so
    And White may still play Nf3 Nh3

    Examples:
      | edition |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/4.2.2 @boundary
  @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: What anybody can see to be an accident does not count
    Given the Laws of <edition>
    And the game has started
    When White touches the piece on g1 by accident
    Then the act is refused as not binding
    And White may still play any legal move

    Examples:
      | edition |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-4.2 @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The player having the move sets a piece straight after saying so, and is not bound
    Given the Laws of <edition>
    And the game has started
    When White says that he adjusts, and adjusts the piece on g1
    Then the events are piece adjusted
    And article <article> says so
    And White may still play any legal move

    Examples:
      | edition | article |
      | 2001    | 4.2     |
      | 2005    | 4.2     |
      | 2009    | 4.2     |
      | 2014    | 4.2     |
      | 2017    | 4.2.1   |
      | 2018    | 4.2.1   |
      | 2023    | 4.2.1   |

  @article-4.2 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Who sets a piece straight without a word has touched it
    Given the Laws of <edition>
    And the game has started
    When White adjusts the piece on g1 without a word
    Then the events are piece touched
    And White may still play Nf3 Nh3

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-4.2 @article-4.3 @boundary
  @edition-2014
  Scenario: Where only the intention to move or capture binds, who sets a piece straight without a word is not bound, but the arbiter is told
    Given the Laws of 2014
    And the game has started
    When White adjusts the piece on g1 without a word
    Then the arbiter is asked about conduct
    And article 4.2 says so
    And White may still play any legal move

  @article-4.2 @boundary
  @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A piece set straight without a word counts as any touch that is no accident, before the opponent has pressed too
    Given the Laws of <edition>
    And the game has started
    When White makes the move e4
    And Black adjusts the piece on g8 without a word
    Then the events are piece touched
    And article 4.2.2 says so
    And Black may still play Nf6 Nh6

    Examples:
      | edition |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-4.2 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A player who has not the move may not set pieces straight
    Given the Laws of <edition>
    And the game has started
    When Black says that he adjusts, and adjusts the piece on g8
    Then the arbiter is asked about conduct

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/6.2.5 @rule
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: While his own clock runs the player having the move may set pieces straight
    Given the Laws of <edition>
    And the game has started
    When the players play 1. e4
    And Black says that he adjusts, and adjusts the piece on g8
    Then the events are piece adjusted

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/6.2.5 @boundary
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Before the opponent has pressed his clock a player may not set pieces straight, though he has the move
    Given the Laws of <edition>
    And the game has started
    When White makes the move e4
    And Black says that he adjusts, and adjusts the piece on g8
    Then the arbiter is asked about conduct
    And article <article> says so

    Examples:
      | edition | article |
      | 2014    | 6.2d    |
      | 2017    | 6.2.5   |
      | 2018    | 6.2.5   |
      | 2023    | 6.2.5   |

  @article-4.2 @boundary
  @edition-2001 @edition-2005 @edition-2009
  Scenario Outline: In the older editions having the move is enough to set pieces straight
    Given the Laws of <edition>
    And the game has started
    When White makes the move e4
    And Black says that he adjusts, and adjusts the piece on g8
    Then the events are piece adjusted

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |

  @article-4.3b @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The first enemy piece touched that can be captured must be captured
    Given the Laws of <edition>
    And White has Ke1 Rd1 e4 and Black has Ke8 Qd5 Nh1, White to move
    And the game has started
    When White touches the piece on d5
    Then White may still play Rxd5 exd5

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-4.3b @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: An enemy piece that cannot be captured is passed over for the next one touched
    Given the Laws of <edition>
    And White has Ke1 Rd1 e4 and Black has Ke8 Qd5 Na6, White to move
    And the game has started
    When White touches the piece on a6
    Then White may still play any legal move
    When White touches the piece on d5
    Then White may still play Rxd5 exd5

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-4.3c @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: With one own and one enemy piece touched, the one must capture the other
    Given the Laws of <edition>
    And White has Ke1 Rd1 e4 and Black has Ke8 Qd5, White to move
    And the game has started
    When White touches the piece on d5
    And White touches the piece on d1
    Then White may still play Rxd5

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-4.3c @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: When the one cannot capture the other, the first touched that can move or be captured decides
    Given the Laws of <edition>
    And White has Ke1 Rd1 Na1 e4 and Black has Ke8 Qd5, White to move
    And the game has started
    When White touches the piece on a1
    And White touches the piece on d5
    Then White may still play Nb3 Nc2

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-4.3c @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Where nobody knows which was touched first, it was the player's own
    Given the Laws of <edition>
    And the game has started
    And the players play 1. e4 d5
    And White touches the piece on g1
    When White makes the move Nf3
    And Black objects that the piece on d5 had been touched
    Then the events are touch claim rejected
    When Black objects that the piece on b1 had been touched
    Then the arbiter is asked about touch claim

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-4.3c @boundary
  @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: With several of each colour touched, the first of one's own must capture the first of the opponent's
    Given the Laws of <edition>
    And White has Ke1 Rd1 Rf1 and Black has Ke8 Qd5 Nf5, White to move
    And the game has started
    When White touches the piece on d1
    And White touches the piece on f1
    And White touches the piece on f5
    And White touches the piece on d5
    Then White may still play Rd2 Rd3 Rd4 Rxd5 Rc1 Rb1 Ra1

    Examples:
      | edition |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-4.5 @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: When no touched piece can move or be captured any legal move may be made
    Given the Laws of <edition>
    And White has Ke1 Ra1 Nb1 a2 and Black has Ke8 h7 Na6, White to move
    And the game has started
    When White touches the piece on a1
    And White touches the piece on h7
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

  @article-4.5 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: One touched piece that can move is enough to be bound
    Given the Laws of <edition>
    And White has Ke1 Ra1 Nb1 a2 and Black has Ke8 h7 Na6, White to move
    And the game has started
    When White touches the piece on a1
    And White touches the piece on h7
    And White touches the piece on b1
    Then White may still play Na3 Nc3 Nd2

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-4.3a @article-4.3 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A touch binds only to legal moves: a king in check comes first
    Given the Laws of <edition>
    And White has Ke1 Ra2 and Black has Ke8 Re6 h7, White to move
    And the game has started
    When White touches the piece on a2
    Then White may still play Re2

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |
