Feature: A claim of a draw is made in its own way and judged on its own ground

  A claim may be right, wrong, or none at all: then it costs nothing.

  @article-9.4 @rule
  @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Who touches a piece without claiming has lost the claim for this move
    Given the Laws of <edition>
    And the game has started
    And the players play Nf3 Nf6 Ng1 Ng8 and repeat this 1 times
    And White touches the piece on e2
    When White claims a draw by third occurrence
    Then the game goes on
    And the events are:
      | event               | player | article   |
      | draw claim rejected | White  | <article> |

    Examples:
      | edition | article |
      | 2009    | 9.4     |
      | 2014    | 9.4     |
      | 2017    | 9.4     |
      | 2018    | 9.4     |
      | 2023    | 9.4     |

  @article-9.4 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A touch by accident leaves the player his claim
    Given the Laws of <edition>
    And the game has started
    And the players play Nf3 Nf6 Ng1 Ng8 and repeat this 1 times
    And White touches the piece on e2 by accident
    When White claims a draw by third occurrence
    Then the game is drawn because of third occurrence

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-9.4 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Adjusting a piece after saying so leaves the player his claim
    Given the Laws of <edition>
    And the game has started
    And the players play Nf3 Nf6 Ng1 Ng8 and repeat this 1 times
    And White says that he adjusts, and adjusts the piece on e2
    When White claims a draw by third occurrence
    Then the game is drawn because of third occurrence

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-9.2a @article-9.5b @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A written move that is not legal makes the claim wrong and binds its piece, but counts as no illegal move
    Given the Laws of <edition>
    And the game has started
    When White writes e2-e5 and claims a draw by third occurrence
    Then the events include:
      | event               | player | article           | detail           |
      | draw claim rejected | White  | <article>         | third occurrence |
      | piece touched       | White  | <article of 4.3a> | e2               |
    And White has 0 illegal moves against him
    And the game goes on

    Examples:
      | edition | article of 4.3a | article |
      | 2001    | 4.3a            | 9.5b    |
      | 2005    | 4.3a            | 9.5b    |
      | 2009    | 4.3a            | 9.5b    |
      | 2014    | 4.3a            | 9.5b    |
      | 2017    | 4.3.1           | 9.5.3   |
      | 2018    | 4.3.1           | 9.5.3   |
      | 2023    | 4.3.1           | 9.5.3   |

  @article-9.2 @article-9.3 @article-9.5b @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A claim on one ground is not saved by the other
    Given the Laws of <edition>
    And the game has started
    And the players play Nf3 Nf6 Ng1 Ng8 and repeat this 1 times
    When White claims a draw by fifty moves
    Then the game goes on
    And the events include:
      | event               | player | article   | detail      |
      | draw claim rejected | White  | <article> | fifty moves |

    Examples:
      | edition | article |
      | 2001    | 9.5b    |
      | 2005    | 9.5b    |
      | 2009    | 9.5b    |
      | 2014    | 9.5b    |
      | 2017    | 9.5.3   |
      | 2018    | 9.5.3   |
      | 2023    | 9.5.3   |

  @article-9.2b @article-9.5b @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A claim out of turn is no claim: it costs nothing and offers nothing
    Given the Laws of <edition>
    And the time control 600
    And the game has started
    And the players play Nf3 Nf6 Ng1 Ng8 and repeat this 1 times
    When Black claims a draw by third occurrence
    Then the events are draw claim rejected
    And White has 10:00 left
    And Black has 10:00 left
    And no draw offer is open

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-9.5 @rule
  @edition-2009
  Scenario: A player who claims may stop the clocks, and cannot take the claim back
    Given the Laws of 2009
    And the game has started
    And White stops the clocks, saying "I claim a draw"
    When White claims a draw by third occurrence
    Then the clocks stand
    And the events include:
      | event      | player | article |
      | time added | Black  | 9.5b    |

  @article-9.5b @boundary
  @edition-2001 @edition-2005
  Scenario Outline: After a wrong claim with a written move no other move can be written in its place
    Given the Laws of <edition>
    And the game has started
    And White writes e4 and claims a draw by third occurrence
    When White writes d4 and claims a draw by fifty moves
    Then the events include:
      | event               | player |
      | draw claim rejected | White  |
    And the events do not include time added

    Examples:
      | edition |
      | 2001    |
      | 2005    |

  @article-9.1c @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A rejected claim stays open as an offer until it is declined
    Given the Laws of <edition>
    And the game has started
    And White claims a draw by third occurrence
    And White's draw offer is open
    When Black declines the draw
    Then no draw offer is open
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

  @article-9.5 @article-9.5b @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Online a claim is decided at once and the clocks run on
    Given the Laws of <edition>
    And the game is played online
    And the game has started
    When White claims a draw by third occurrence
    Then White's clock is running
    And the events include:
      | event               | player |
      | draw claim rejected | White  |
      | time added          | Black  |

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |
