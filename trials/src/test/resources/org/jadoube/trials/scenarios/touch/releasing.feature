Feature: Letting go of a piece

  What has been let go as part of a legal move stays. The move is made when all of it is done.

  @article-4.6 @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A piece let go on its square stays there, and the move is made
    Given the Laws of <edition>
    And the game has started
    When White makes the move Nf3
    Then the events are move made
    And article <article> says so
    When White makes the move f3-g5
    Then the act is refused as piece released
    And article <article> says so
    And a White knight stands on f3

    Examples:
      | edition | article |
      | 2001    | 4.7     |
      | 2005    | 4.6     |
      | 2009    | 4.6     |
      | 2014    | 4.7     |
      | 2017    | 4.7     |
      | 2018    | 4.7     |
      | 2023    | 4.7     |

  @article-4.6 @boundary
  @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A piece let go where it may not go is moved elsewhere, before the clock is pressed
    Given the Laws of <edition>
    And the game has started
    When White makes the move e2-e5
    And White makes the move e2-e4
    Then a White pawn stands on e4
    And e5 is empty
    And White has 0 illegal moves against him

    Examples:
      | edition |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-4.6 @boundary
  @edition-2001
  Scenario: A piece let go where it may not go is no move yet, and has been touched
    Given the Laws of 2001
    And the game has started
    When White makes the move g1-g3
    And White makes the move g1-f3
    Then a White knight stands on f3
    And g3 is empty

  @article-4.6a @rule
  @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A capture is made when the captured piece is off and the own piece let go
    Given the Laws of <edition>
    And White has Ke1 Rd1 and Black has Ke8 Qd5 a7, White to move
    And the game has started
    When White makes the move Rxd5
    Then the events are move made
    And a White rook stands on d5
    And it is Black's move

    Examples:
      | edition |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-4.6a @boundary
  @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: With both pieces only touched the capture is not made
    Given the Laws of <edition>
    And White has Ke1 Rd1 and Black has Ke8 Qd5 a7, White to move
    And the game has started
    When White touches the piece on d5
    And White touches the piece on d1
    Then White has made 0 moves
    And it is White's move

    Examples:
      | edition |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-4.6b @rule
  @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The king let go two squares on must castle there, and castling is made with the rook
    Given the Laws of <edition>
    And the position "4k3/7p/8/8/8/8/8/R3K2R w KQ - 0 1"
    And the game has started
    When White lets go of the piece from e1 on g1
    Then White has made 0 moves
    And White may still play O-O
    When White makes the move O-O
    Then White has made 1 move
    And the board shows 4k3/7p/8/8/8/8/8/R4RK1

    Examples:
      | edition |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-4.6b @boundary
  @edition-2005 @edition-2009
  Scenario Outline: A king let go where castling is illegal must move otherwise
    Given the Laws of <edition>
    And the position "4k3/7p/8/8/8/8/8/R3K1NR w KQ - 0 1"
    And the game has started
    When White lets go of the piece from e1 on f1
    Then White may still play Kd1 Kd2 Ke2 Kf1 Kf2 O-O-O

    Examples:
      | edition |
      | 2005    |
      | 2009    |

  @article-4.6b @boundary
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A king let go two squares on, castling being illegal, must move otherwise
    Given the Laws of <edition>
    And the position "4k3/7p/8/8/5r2/8/8/R3K2R w KQ - 0 1"
    And the game has started
    When White lets go of the piece from e1 on g1
    Then White may still play Kd1 Kd2 Ke2 O-O-O

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-4.6c @rule
  @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A promotion is made when the pawn is off the board and the new piece let go
    Given the Laws of <edition>
    And White has Ke1 a7 and Black has Kg7 h7, White to move
    And the game has started
    When White makes the move a8=Q
    Then the events are move made
    And a White queen stands on a8
    And it is Black's move

    Examples:
      | edition |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-4.6c @boundary
  @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A pawn let go on the last rank must stay, but the move is not made yet
    Given the Laws of <edition>
    And White has Ke1 a7 h2 and Black has Kg7 Nb8 h7, White to move
    And the game has started
    When White lets go of the piece from a7 on a8
    Then White has made 0 moves
    And White may still play a8=Q a8=R a8=B a8=N

    Examples:
      | edition |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-4.4 @article-4.4d @rule
  @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The new piece is chosen for good when it touches the square of promotion
    Given the Laws of <edition>
    And White has Ke1 a7 and Black has Kg7 h7, White to move
    And the game has started
    When White lets go of the piece from a7 on a8
    And White puts a new rook on a8
    Then the events are promotion chosen
    And article <article> says so
    And White may still play a8=R

    Examples:
      | edition | article |
      | 2005    | 4.4d    |
      | 2009    | 4.4d    |
      | 2014    | 4.4d    |
      | 2017    | 4.4.4   |
      | 2018    | 4.4.4   |
      | 2023    | 4.4.4   |

  @article-4.4 @article-4.4d @boundary
  @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Before a new piece has touched the square the choice is open
    Given the Laws of <edition>
    And White has Ke1 a7 and Black has Kg7 h7, White to move
    And the game has started
    When White lets go of the piece from a7 on a8
    Then White may still play a8=Q a8=R a8=B a8=N
    When White makes the move a8=N
    Then a White knight stands on a8

    Examples:
      | edition |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-4.4 @boundary
  @edition-2001
  Scenario: In the oldest texts no choice of a piece is final before the move is made
    Given the Laws of 2001
    And White has Ke1 a7 and Black has Kg7 h7, White to move
    And the game has started
    When White lets go of the piece from a7 on a8
    And White puts a new rook on a8
    Then White may still play a8=Q a8=R a8=B a8=N

  @article-2023/4.6 @article-2023/4.6.1 @article-2023/4.6.2 @rule
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The new piece may be put on its square before the pawn is taken off
    Given the Laws of <edition>
    And White has Ke1 a7 and Black has Kg7 h7, White to move
    And the game has started
    When White puts a new queen on a8
    Then the events are promotion chosen
    And White may still play a8=Q
    When White makes the move a8=Q
    Then a White queen stands on a8
    And a7 is empty

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/4.6 @article-2023/4.6.1 @article-2023/4.6.2 @boundary
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A new piece on a square that no pawn can reach binds nobody
    Given the Laws of <edition>
    And White has Ke1 a7 and Black has Kg7 h7, White to move
    And the game has started
    When White puts a new queen on c8
    Then the act is refused as not binding
    And White may still play any legal move

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/4.6.3 @rule
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A piece of the opponent on the square of promotion is captured by it
    Given the Laws of <edition>
    And White has Ke1 a7 and Black has Kg7 h7 Rb8, White to move
    And the game has started
    When White puts a new queen on b8
    Then White may still play axb8=Q
    When White makes the move axb8=Q
    Then a White queen stands on b8
    And the board shows 1Q6/6kp/8/8/8/8/8/4K3

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/4.6.3 @boundary
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A new piece put beside the opponent's piece captures nothing
    Given the Laws of <edition>
    And White has Ke1 a7 and Black has Kg7 h7 Rb8, White to move
    And the game has started
    When White puts a new queen on a8
    Then White may still play a8=Q
    When White makes the move a8=Q
    Then a Black rook stands on b8

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-4.1 @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014
  Scenario Outline: A move made with both hands is put to the arbiter
    Given the Laws of <edition>
    And the position "4k3/7p/8/8/8/8/8/R3K2R w KQ - 0 1"
    And the game has started
    When White makes the move O-O with both hands
    Then the arbiter is asked about conduct
    And article 4.1 says so

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |

  @article-4.1 @rule
  @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A move made with both hands is kept on record
    Given the Laws of <edition>
    And the position "4k3/7p/8/8/8/8/8/R3K2R w KQ - 0 1"
    And the game has started
    When White makes the move O-O with both hands
    Then the events include:
      | event             | player | article | detail                       |
      | incident recorded | White  | 4.1     | White, moved with both hands |

    Examples:
      | edition |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-4.1 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Castling with one hand offends nobody
    Given the Laws of <edition>
    And the position "4k3/7p/8/8/8/8/8/R3K2R w KQ - 0 1"
    And the game has started
    When White makes the move O-O
    Then the events are move made
    And the arbiter is asked nothing

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-4.7 @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Whoever touches a piece himself can no longer object to the opponent's breach of touch-move
    Given the Laws of <edition>
    And the game has started
    When White touches the piece on g1
    And White plays e4
    And Black touches the piece on e7
    And Black objects that the piece on g1 had been touched
    Then the events are touch claim rejected
    And article <article> says so
    And a White pawn stands on e4

    Examples:
      | edition | article |
      | 2001    | 4.6     |
      | 2005    | 4.7     |
      | 2009    | 4.7     |
      | 2014    | 4.8     |
      | 2017    | 4.8     |
      | 2018    | 4.8     |
      | 2023    | 4.8     |

  @article-4.7 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Before he touches a piece the opponent may object, and the touched piece must be moved
    Given the Laws of <edition>
    And the game has started
    When White touches the piece on g1
    And White plays e4
    And Black objects that the piece on g1 had been touched
    Then e4 is empty
    And it is White's move
    And White may still play Nf3 Nh3

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-4.7 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: What only the players can know the arbiter has to decide
    Given the Laws of <edition>
    And the game has started
    When White plays e4
    And Black objects that the piece on g1 had been touched
    Then the arbiter is asked about touch claim
    When the arbiter answers the question about touch claim: rejected
    Then the events include:
      | event                | player |
      | touch claim rejected | Black  |
    And a White pawn stands on e4

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-4.6 @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Who lets a king go on his way to castling, and then plays another piece, breaks the article on letting go
    Given the Laws of <edition>
    And the position "4k3/7p/8/8/8/8/7P/4K2R w K - 0 1"
    And the game has started
    When White lets go of the piece from e1 on g1
    And White makes the move h3
    Then the arbiter is asked about touch claim
    And article <article> says so
    When the arbiter answers the question about touch claim: upheld
    Then the events include:
      | event             | article   |
      | position restored | <article> |
      | piece released    | <article> |
    And White may still play O-O

    Examples:
      | edition | article |
      | 2001    | 4.7     |
      | 2005    | 4.6     |
      | 2009    | 4.6     |
      | 2014    | 4.7     |
      | 2017    | 4.7     |
      | 2018    | 4.7     |
      | 2023    | 4.7     |

  @article-4.4d @boundary
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Who puts a new piece on its square, and then plays another, breaks the article on the choice
    Given the Laws of <edition>
    And White has Ke1 a7 and Black has Kg7 h7, White to move
    And the game has started
    When White puts a new rook on a8
    And White makes the move Ke2
    Then the arbiter is asked about touch claim
    And article <article> says so
    When the arbiter answers the question about touch claim: upheld
    Then White may still play a8=R

    Examples:
      | edition | article |
      | 2014    | 4.4d    |
      | 2017    | 4.4.4   |
      | 2018    | 4.4.4   |
      | 2023    | 4.4.4   |

  @article-2023/4.9 @rule
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: An assistant moves the pieces for a player who cannot, if the arbiter accepts him
    Given the Laws of <edition>
    And the game has started
    When White asks for help with moving
    Then the arbiter is asked about moving assistant
    And article 4.9 says so
    When the arbiter answers the question about moving assistant: upheld
    Then the events are arbiter answered, assistance granted

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/4.9 @boundary
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: An assistant whom the arbiter does not accept moves nothing
    Given the Laws of <edition>
    And the game has started
    When White asks for help with moving
    And the arbiter answers the question about moving assistant: rejected
    Then the events are arbiter answered

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-Preface @boundary
  @edition-2001 @edition-2005 @edition-2009
  Scenario Outline: In the older editions, which say nothing of it, the arbiter may let somebody move for a player all the same
    Given the Laws of <edition>
    And the game has started
    When White asks for help with moving
    Then the arbiter is asked about moving assistant
    When the arbiter answers the question about moving assistant: upheld
    Then the events are arbiter answered, assistance granted
    And article Preface says so

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |

  @article-4.4d @boundary
  @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Who promotes to another piece than the one he has put on the square breaks the article on the choice
    Given the Laws of <edition>
    And White has Ke1 a7 and Black has Kg7 h7, White to move
    And the game has started
    When White lets go of the piece from a7 on a8
    And White puts a new rook on a8
    And White makes the move a8=Q
    Then the arbiter is asked about touch claim
    And article <article> says so
    When the arbiter answers the question about touch claim: upheld
    Then White may still play a8=R

    Examples:
      | edition | article |
      | 2005    | 4.4d    |
      | 2009    | 4.4d    |
      | 2014    | 4.4d    |
      | 2017    | 4.4.4   |
      | 2018    | 4.4.4   |
      | 2023    | 4.4.4   |
