Feature: The quickplay finish

  All remaining moves in a limited time, and less than two minutes left: the player on move may ask the arbiter for a draw.

  @article-10.1 @article-10.2 @rule
  @edition-2001 @edition-2005
  Scenario Outline: In the last period, with less than two minutes left, the player having the move stops the clocks and claims a draw
    Given the Laws of <edition>
    And the time control 300
    And the game has started
    When White thinks until he has 1:59.999999 left
    And White claims a draw in the quickplay finish: cannot win by normal means
    Then the events include:
      | event                  | player | article |
      | clocks stopped         | White  | 10.2    |
      | quickplay draw claimed | White  | 10.2    |
    And the clocks stand
    And the arbiter is asked about quickplay claim
    And article 10.2 says so
    And the game goes on

    Examples:
      | edition |
      | 2001    |
      | 2005    |

  @article-10.1 @article-10.2 @rule
  @edition-2009
  Scenario: In the last period, with less than two minutes left, the player having the move may stop the clocks and claim a draw
    Given the Laws of 2009
    And the time control 300
    And the game has started
    When White thinks until he has 1:59.999999 left
    And White stops the clocks, saying "I claim a draw"
    And White claims a draw in the quickplay finish: cannot win by normal means
    Then the events include:
      | event                  | player | article |
      | quickplay draw claimed | White  | 10.2    |
    And the clocks stand
    And the arbiter is asked about quickplay claim
    And article 10.2 says so
    And the game goes on

  @article-10.1 @article-10.2 @article-2023/III.2.1 @article-2023/III.2.2 @rule
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Where it is announced, the player having the move claims a draw with less than two minutes left
    Given the Laws of <edition>
    And the time control 300
    And a quickplay finish is announced
    And the game has started
    When White thinks until he has 1:59.999999 left
    And White stops the clocks, saying "I claim a draw"
    And White claims a draw in the quickplay finish: cannot win by normal means
    Then the events include:
      | event                  | player | article   |
      | quickplay draw claimed | White  | <article> |
    And the arbiter is asked about quickplay claim
    And article <article> says so
    And the game goes on

    Examples:
      | edition | article |
      | 2014    | G.5     |
      | 2017    | III.5   |
      | 2018    | III.5   |
      | 2023    | III.5   |

  @article-10.2 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: With exactly two minutes left it is too early
    Given the Laws of <edition>
    And the time control 300
    And a quickplay finish is announced
    And the game has started
    When White thinks until he has 2:00 left
    And White claims a draw in the quickplay finish: cannot win by normal means
    Then the act is refused as time enough
    And article <article> says so

    Examples:
      | edition | article |
      | 2001    | 10.2    |
      | 2005    | 10.2    |
      | 2009    | 10.2    |
      | 2014    | G.5     |
      | 2017    | III.5   |
      | 2018    | III.5   |
      | 2023    | III.5   |

  @article-10.2 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: When the flag is down it is too late, though nobody has noticed
    Given the Laws of <edition>
    And the time control 300
    And a quickplay finish is announced
    And the game has started
    When 5 minutes pass
    And White claims a draw in the quickplay finish: cannot win by normal means
    Then the act is refused as flag has fallen

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-10.2 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Only the player having the move may claim
    Given the Laws of <edition>
    And the time control 60
    And a quickplay finish is announced
    And the game has started
    When Black claims a draw in the quickplay finish: no effort to win
    Then the act is refused as not your move

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-10.1 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: In a period that another follows there is no quickplay finish
    Given the Laws of <edition>
    And the time control 40/60:60
    And a quickplay finish is announced
    And the game has started
    When White claims a draw in the quickplay finish: no effort to win
    Then the act is refused as not in force
    And article <article> says so

    Examples:
      | edition | article |
      | 2001    | 10.1    |
      | 2005    | 10.1    |
      | 2009    | 10.1    |
      | 2014    | G.1     |
      | 2017    | III.1   |
      | 2018    | III.1   |
      | 2023    | III.1   |

  @article-2023/III.2.1 @boundary
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Without an announcement there is no quickplay finish
    Given the Laws of <edition>
    And the time control 60
    And the game has started
    When White claims a draw in the quickplay finish: no effort to win
    Then the act is refused as not in force

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/III.2.2 @boundary
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: With an increment there is no quickplay finish
    Given the Laws of <edition>
    And the time control 60+1
    And a quickplay finish is announced
    And the game has started
    When White claims a draw in the quickplay finish: no effort to win
    Then the act is refused as not in force

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/III.2.2 @boundary
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: In blitz there is no quickplay finish
    Given the Laws of <edition>
    And the time control 60
    And a blitz game under lacking supervision
    And a quickplay finish is announced
    And the game has started
    When White claims a draw in the quickplay finish: no effort to win
    Then the act is refused as not in force

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-10.2a @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The arbiter agrees that the opponent cannot win or does not try to, and declares the draw
    Given the Laws of <edition>
    And the time control 60
    And a quickplay finish is announced
    And the game has started
    When White claims a draw in the quickplay finish: <basis>
    And the arbiter answers the question about quickplay claim: drawn
    Then the game is drawn because of quickplay finish
    And article <article> says so

    Examples:
      | edition | article | basis                      |
      | 2001    | 10.2a   | cannot win by normal means |
      | 2001    | 10.2a   | no effort to win           |
      | 2005    | 10.2a   | cannot win by normal means |
      | 2005    | 10.2a   | no effort to win           |
      | 2009    | 10.2a   | cannot win by normal means |
      | 2009    | 10.2a   | no effort to win           |
      | 2014    | G.5a    | cannot win by normal means |
      | 2014    | G.5a    | no effort to win           |
      | 2017    | III.5.1 | cannot win by normal means |
      | 2017    | III.5.1 | no effort to win           |
      | 2018    | III.5.1 | cannot win by normal means |
      | 2018    | III.5.1 | no effort to win           |
      | 2023    | III.5.1 | cannot win by normal means |
      | 2023    | III.5.1 | no effort to win           |

  @article-10.2a @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The arbiter alone decides; no position draws by itself
    Given the Laws of <edition>
    And the time control 60
    And a quickplay finish is announced
    And White has Ke1 Qd1 and Black has Ke8 a7, White to move
    And the game has started
    When White claims a draw in the quickplay finish: cannot win by normal means
    Then the game goes on
    When Black answers the question about quickplay claim: drawn
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

  @article-10.2b @rule
  @edition-2001
  Scenario: A decision that is postponed comes after a flag has fallen
    Given the Laws of 2001
    And the time control 60
    And the game has started
    When White claims a draw in the quickplay finish: no effort to win
    And the arbiter answers the question about quickplay claim: postponed
    Then the events include:
      | event                    | article |
      | quickplay draw postponed | 10.2b   |
    And the arbiter is asked nothing
    When the arbiter restarts White's clock
    And 1 minute passes
    And Black claims that White's flag has fallen
    Then the arbiter is asked about quickplay result
    And article 10.2b says so
    When the arbiter answers the question about quickplay result: drawn
    Then the game is drawn because of quickplay finish
    And article 10.2b says so

  @article-10.2b @rule
  @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A decision that is postponed may come later in the game
    Given the Laws of <edition>
    And the time control 60
    And a quickplay finish is announced
    And the game has started
    When White claims a draw in the quickplay finish: no effort to win
    And the arbiter answers the question about quickplay claim: postponed
    Then the arbiter is asked about quickplay result
    When the arbiter restarts White's clock
    And White makes the move e4
    And the arbiter answers the question about quickplay result: drawn
    Then the game is drawn because of quickplay finish
    And article <article> says so

    Examples:
      | edition | article |
      | 2005    | 10.2b   |
      | 2009    | 10.2b   |
      | 2014    | G.5b    |
      | 2017    | III.5.2 |
      | 2018    | III.5.2 |
      | 2023    | III.5.2 |

  @article-10.2b @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: When the decision is against the claimant after a flag has fallen, the flag decides
    Given the Laws of <edition>
    And the time control 60
    And a quickplay finish is announced
    And the game has started
    When White claims a draw in the quickplay finish: no effort to win
    And the arbiter answers the question about quickplay claim: postponed
    And the arbiter restarts White's clock
    And 1 minute passes
    And Black claims that White's flag has fallen
    Then the game goes on
    When the arbiter answers the question about quickplay result: rejected
    Then Black wins because of time forfeit

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-10.2b @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: When he postpones his decision the arbiter may give the opponent two minutes
    Given the Laws of <edition>
    And the time control 60
    And a quickplay finish is announced
    And the game has started
    When White claims a draw in the quickplay finish: no effort to win
    And the arbiter answers the question about quickplay claim: <answer>
    Then White has 1:00 left
    And Black has <left> left

    Examples:
      | edition | answer              | left |
      | 2001    | postponed           | 1:00 |
      | 2001    | postponed with time | 3:00 |
      | 2005    | postponed           | 1:00 |
      | 2005    | postponed with time | 3:00 |
      | 2009    | postponed           | 1:00 |
      | 2009    | postponed with time | 3:00 |
      | 2014    | postponed           | 1:00 |
      | 2014    | postponed with time | 3:00 |
      | 2017    | postponed           | 1:00 |
      | 2017    | postponed with time | 3:00 |
      | 2018    | postponed           | 1:00 |
      | 2018    | postponed with time | 3:00 |
      | 2023    | postponed           | 1:00 |
      | 2023    | postponed with time | 3:00 |

  @article-10.2c @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The arbiter rejects the claim and the opponent has two minutes more
    Given the Laws of <edition>
    And the time control 60
    And a quickplay finish is announced
    And the game has started
    When White claims a draw in the quickplay finish: no effort to win
    And the arbiter answers the question about quickplay claim: rejected
    Then the events include:
      | event                   | player | article   | detail |
      | quickplay draw rejected | White  | <article> |        |
      | time added              | Black  | <article> | 2:00   |
    And Black has 3:00 left

    Examples:
      | edition | article |
      | 2001    | 10.2c   |
      | 2005    | 10.2c   |
      | 2009    | 10.2c   |
      | 2014    | G.5c    |
      | 2017    | III.5.3 |
      | 2018    | III.5.3 |
      | 2023    | III.5.3 |

  @article-10.2c @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: After a claim was rejected the game goes on and a flag loses it
    Given the Laws of <edition>
    And the time control 60
    And a quickplay finish is announced
    And the game has started
    When White claims a draw in the quickplay finish: no effort to win
    And the arbiter answers the question about quickplay claim: rejected
    And the arbiter restarts White's clock
    And 1 minute passes
    And Black claims that White's flag has fallen
    Then Black wins because of time forfeit

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-10.2d @rule
  @edition-2001
  Scenario: The decision on such a claim is final
    Given the Laws of 2001
    And the time control 60
    And the game has started
    When White claims a draw in the quickplay finish: no effort to win
    And the arbiter answers the question about quickplay claim: drawn
    And Black appeals against the decision on a quickplay claim
    Then the act is refused as decision final
    And the game is drawn because of quickplay finish

  @article-10.2d @boundary
  @edition-2001
  Scenario: A postponed decision is not the final one yet
    Given the Laws of 2001
    And the time control 60
    And the game has started
    When White claims a draw in the quickplay finish: no effort to win
    And the arbiter answers the question about quickplay claim: postponed
    Then the game goes on

  @article-10.2d @boundary
  @edition-2001
  Scenario: Of 2001 no other decision is called final, and no other appeal is known
    Given the Laws of 2001
    And the game has started
    When White appeals
    Then the act is refused as not in force

  @article-10.2d @rule
  @edition-2005 @edition-2009
  Scenario Outline: The decision on such a claim is final, and nobody may appeal against it
    Given the Laws of <edition>
    And the time control 60
    And the game has started
    When White claims a draw in the quickplay finish: no effort to win
    And the arbiter answers the question about quickplay claim: drawn
    And Black appeals against the decision on a quickplay claim
    Then the act is refused as decision final
    And article 10.2d says so

    Examples:
      | edition |
      | 2005    |
      | 2009    |

  @article-10.2d @boundary
  @edition-2005 @edition-2009
  Scenario Outline: Against another decision of the arbiter a player may appeal
    Given the Laws of <edition>
    And the time control 60
    And the game has started
    When the arbiter rules that the result is 1-0
    And Black appeals
    Then the events are appeal made

    Examples:
      | edition |
      | 2005    |
      | 2009    |

  @article-D.1 @article-D.1a @article-D.1b @rule
  @edition-2001 @edition-2005 @edition-2009
  Scenario Outline: With no arbiter present such a claim ends the game, and another place decides it
    Given the Laws of <edition>
    And the time control 60
    And a quickplay finish is announced and no arbiter is present
    And the game has started
    When White claims a draw in the quickplay finish: <basis>
    Then the game ends * because of referred
    And article <article> says so
    And the arbiter is asked about quickplay result
    When the arbiter answers the question about quickplay result: drawn
    Then the result that stands is 1/2-1/2

    Examples:
      | edition | basis                      | article |
      | 2001    | cannot win by normal means | D.1a    |
      | 2001    | no effort to win           | D.1b    |
      | 2005    | cannot win by normal means | D.1a    |
      | 2005    | no effort to win           | D.1b    |
      | 2009    | cannot win by normal means | D.1a    |
      | 2009    | no effort to win           | D.1b    |

  @article-D.1 @article-D.1a @article-D.1b @article-2023/III.6 @article-2023/III.6.2 @rule
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Where no arbiter supervises the event such a claim ends the game, and a designated arbiter decides it
    Given the Laws of <edition>
    And the time control 60
    And a quickplay finish is announced and no arbiter is present
    And the game has started
    When White claims a draw in the quickplay finish: cannot win by normal means
    Then the game ends * because of referred
    And article <article> says so
    When the arbiter answers the question about quickplay result: drawn
    Then the result that stands is 1/2-1/2

    Examples:
      | edition | article   |
      | 2014    | G.6a1     |
      | 2017    | III.6.1.1 |
      | 2018    | III.6.1.1 |
      | 2023    | III.6.1.1 |

  @article-D.1 @article-D.1a @article-D.1b @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: With exactly two minutes left no such claim can be made, arbiter or none
    Given the Laws of <edition>
    And the time control 300
    And a quickplay finish is announced and no arbiter is present
    And the game has started
    When White thinks until he has 2:00 left
    And White claims a draw in the quickplay finish: <basis>
    Then the act is refused as time enough
    And the game goes on

    Examples:
      | edition | basis                      |
      | 2001    | cannot win by normal means |
      | 2001    | no effort to win           |
      | 2005    | cannot win by normal means |
      | 2005    | no effort to win           |
      | 2009    | cannot win by normal means |
      | 2009    | no effort to win           |
      | 2014    | cannot win by normal means |
      | 2014    | no effort to win           |
      | 2017    | cannot win by normal means |
      | 2017    | no effort to win           |
      | 2018    | cannot win by normal means |
      | 2018    | no effort to win           |
      | 2023    | cannot win by normal means |
      | 2023    | no effort to win           |

  @article-2023/III.6 @article-2023/III.6.2 @boundary
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Where an arbiter supervises the event the game goes on until he has decided
    Given the Laws of <edition>
    And the time control 60
    And a quickplay finish is announced
    And the game has started
    When White claims a draw in the quickplay finish: no effort to win
    Then the game goes on
    And the arbiter is asked about quickplay claim

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/III.4 @rule
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: With less than two minutes left a player asks for five seconds a move, which offers a draw
    Given the Laws of <edition>
    And the time control 300
    And a quickplay finish is announced
    And the game has started
    When White thinks until he has 1:59.999999 left
    And White asks for five more seconds a move
    Then White's draw offer is open
    When Black declines the draw
    Then the arbiter is asked about increment request
    And article <article> says so
    When the arbiter answers the question about increment request: upheld
    Then the events include:
      | event                | player | article   | detail |
      | increment introduced |        | <article> | 0:05   |
      | time added           | Black  | <article> | 2:00   |
    When the arbiter restarts White's clock
    And White plays e4
    Then White has 2:04.999999 left

    Examples:
      | edition | article |
      | 2014    | G.4     |
      | 2017    | III.4   |
      | 2018    | III.4   |
      | 2023    | III.4   |

  @article-2023/III.4 @boundary
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: With exactly two minutes left nobody may ask for more seconds
    Given the Laws of <edition>
    And the time control 300
    And a quickplay finish is announced
    And the game has started
    When White thinks until he has 2:00 left
    And White asks for five more seconds a move
    Then the act is refused as time enough

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/III.4 @boundary
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The opponent may accept the draw instead of the five seconds
    Given the Laws of <edition>
    And the time control 60
    And a quickplay finish is announced
    And the game has started
    When the players play e4 e5
    And White asks for five more seconds a move
    And Black accepts the draw
    Then the game is drawn because of agreement

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/III.4 @boundary
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: When the arbiter does not agree to the five seconds the player may still claim the draw
    Given the Laws of <edition>
    And the time control 60
    And a quickplay finish is announced
    And the game has started
    When White asks for five more seconds a move
    And Black declines the draw
    And the arbiter answers the question about increment request: rejected
    And White claims a draw in the quickplay finish: no effort to win
    Then the arbiter is asked about quickplay claim

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |
