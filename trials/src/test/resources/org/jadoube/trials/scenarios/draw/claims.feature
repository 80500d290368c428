Feature: Claiming a draw by repetition or by fifty moves

  The player having the move claims, for the position on the board or with a move he has written down.

  @article-9.2 @article-9.2b @article-9.5 @article-9.5a @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The player having the move claims that the position stands for the third time, and the game is drawn
    Given the Laws of <edition>
    And the game has started
    When the players play Nf3 Nf6 Ng1 Ng8 and repeat this 1 times
    And White claims a draw by third occurrence
    Then the events include:
      | event        | player | article   |
      | draw claimed | White  | <article> |
    And the game is drawn because of third occurrence
    And article <right> says so

    Examples:
      | edition | article | right |
      | 2001    | 9.2b    | 9.5a  |
      | 2005    | 9.2b    | 9.5a  |
      | 2009    | 9.2b    | 9.5a  |
      | 2014    | 9.2b    | 9.5a  |
      | 2017    | 9.2.1.2 | 9.5.2 |
      | 2018    | 9.2.1.2 | 9.5.2 |
      | 2023    | 9.2.2   | 9.5.2 |

  @article-9.2 @article-9.2b @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The second occurrence is not enough
    Given the Laws of <edition>
    And the game has started
    When the players play Nf3 Nf6 Ng1 Ng8
    And White claims a draw by third occurrence
    Then the events include:
      | event               | player |
      | draw claim rejected | White  |
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

  @article-9.2 @article-9.2b @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The three occurrences need not follow one another
    Given the Laws of <edition>
    And the game has started
    When the players play Nf3 Nf6 Ng1 Ng8 Nc3 Nc6 Nb1 Nb8
    And White claims a draw by third occurrence
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

  @article-9.2b @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Only the player having the move can claim
    Given the Laws of <edition>
    And the game has started
    When the players play Nf3 Nf6 Ng1 Ng8 and repeat this 1 times
    And Black claims a draw by third occurrence
    Then the events are draw claim rejected
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

  @article-9.2a @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A player writes the move after which the position will stand for the third time, and claims
    Given the Laws of <edition>
    And the game has started
    When the players play Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1
    And Black writes Ng8 and claims a draw by third occurrence
    Then the events include:
      | event        | player | article   |
      | draw claimed | Black  | <article> |
    And the game is drawn because of third occurrence

    Examples:
      | edition | article |
      | 2001    | 9.2a    |
      | 2005    | 9.2a    |
      | 2009    | 9.2a    |
      | 2014    | 9.2a    |
      | 2017    | 9.2.1.1 |
      | 2018    | 9.2.1.1 |
      | 2023    | 9.2.1   |

  @article-9.2a @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: It is the position after the written move that must stand for the third time
    Given the Laws of <edition>
    And the game has started
    When the players play Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1
    And Black writes Rg8 and claims a draw by third occurrence
    Then the events include:
      | event               | player |
      | draw claim rejected | Black  |
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

  @article-2023/9.2.3 @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Positions are the same only with the same player to move
    Given the Laws of <edition>
    And White has Ke2 Rh1 and Black has Ke8 Ra8, White to move
    And the game has started
    When the players play Kd2 Kd8 Ke2 Ke8 Ke1 Kd8 Kd2 Ke8
    And White claims a draw by third occurrence
    Then the events include:
      | event               | player |
      | draw claim rejected | White  |

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/9.2.3 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A position in which a pawn could be captured in passing is not the same as without
    Given the Laws of <edition>
    And White has Ke1 e5 and Black has Ke8 d7, Black to move
    And the game has started
    When the players play d5 Kd1 Kd8 Ke1 Ke8 Kd1 Kd8 Ke1 Ke8
    And White claims a draw by third occurrence
    Then the events include:
      | event               | player |
      | draw claim rejected | White  |
    When the arbiter restarts White's clock
    And the players play Kd1 Kd8 Ke1 Ke8
    And White claims a draw by third occurrence
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

  @article-2023/9.2.3.1 @rule
  @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A position in which a capture in passing was possible at first is another one
    Given the Laws of <edition>
    And White has Ke1 e5 and Black has Ke8 d7, Black to move
    And the game has started
    When the players play d5 Kd1 Kd8 Ke1 Ke8 Kd1 Kd8 Ke1 Ke8
    And White claims a draw by third occurrence
    Then the events include:
      | event               | player |
      | draw claim rejected | White  |

    Examples:
      | edition |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/9.2.3.1 @boundary
  @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A pawn that went two squares with no enemy pawn beside it changes nothing
    Given the Laws of <edition>
    And White has Ke1 and Black has Ke8 d7, Black to move
    And the game has started
    When the players play d5 Kd1 Kd8 Ke1 Ke8 Kd1 Kd8 Ke1 Ke8
    And White claims a draw by third occurrence
    Then the game is drawn because of third occurrence

    Examples:
      | edition |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/9.2.3.2 @rule
  @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A position in which castling was not yet lost by moving is another one
    Given the Laws of <edition>
    And the position "4k3/7p/8/8/8/8/8/4K2R w K - 0 1"
    And the game has started
    When the players play Rg1 Kd8 Rh1 Ke8 Rg1 Kd8 Rh1 Ke8
    And White claims a draw by third occurrence
    Then the events include:
      | event               | player |
      | draw claim rejected | White  |

    Examples:
      | edition |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/9.2.3.2 @boundary
  @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Castling that is prevented for the moment only makes no other position
    Given the Laws of <edition>
    And the position "4k3/7p/8/8/4r3/8/3B4/4K2R w K - 0 1"
    And the game has started
    When the players play Be3 Rd4 Bd2 Re4 Be3 Rd4 Bd2 Re4
    And White claims a draw by third occurrence
    Then the game is drawn because of third occurrence

    Examples:
      | edition |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-9.3 @article-9.3b @article-9.5a @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The player having the move claims that fifty moves each have been made without capture or pawn move
    Given the Laws of <edition>
    And the position "7k/8/8/8/8/8/4r3/R5K1 b - - 99 80"
    And the game has started
    When Black plays Re3
    And White claims a draw by fifty moves
    Then the events include:
      | event        | player | article   |
      | draw claimed | White  | <article> |
    And the game is drawn because of fifty moves
    And article <right> says so

    Examples:
      | edition | article | right |
      | 2001    | 9.3b    | 9.5a  |
      | 2005    | 9.3b    | 9.5a  |
      | 2009    | 9.3b    | 9.5a  |
      | 2014    | 9.3b    | 9.5a  |
      | 2017    | 9.3.2   | 9.5.2 |
      | 2018    | 9.3.2   | 9.5.2 |
      | 2023    | 9.3.2   | 9.5.2 |

  @article-9.3 @article-9.3b @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Half a move too few and the claim is wrong
    Given the Laws of <edition>
    And the position "7k/8/8/8/8/8/4r3/R5K1 b - - 98 80"
    And the game has started
    When Black plays Re3
    And White claims a draw by fifty moves
    Then the events include:
      | event               | player |
      | draw claim rejected | White  |
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

  @article-9.3a @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A player writes the move that will complete the fifty, and claims
    Given the Laws of <edition>
    And the position "7k/8/8/8/8/8/4r3/R5K1 b - - 99 80"
    And the game has started
    When Black writes Re3 and claims a draw by fifty moves
    Then the events include:
      | event        | player | article   |
      | draw claimed | Black  | <article> |
    And the game is drawn because of fifty moves

    Examples:
      | edition | article |
      | 2001    | 9.3a    |
      | 2005    | 9.3a    |
      | 2009    | 9.3a    |
      | 2014    | 9.3a    |
      | 2017    | 9.3.1   |
      | 2018    | 9.3.1   |
      | 2023    | 9.3.1   |

  @article-9.3a @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A capture as the written move completes nothing
    Given the Laws of <edition>
    And the position "7k/8/8/8/8/8/4r3/R3N1K1 b - - 99 80"
    And the game has started
    When Black writes Rxe1 and claims a draw by fifty moves
    Then the events include:
      | event               | player |
      | draw claim rejected | Black  |
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

  @article-9.3 @article-9.3b @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Fifty moves without capture or pawn move may be claimed at any later move
    Given the Laws of <edition>
    And the position "7k/8/8/8/8/8/4r3/R5K1 b - - 110 90"
    And the game has started
    When Black plays Re3
    And White claims a draw by fifty moves
    Then the game is drawn because of fifty moves

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-9.4 @rule
  @edition-2001 @edition-2005
  Scenario Outline: Who makes a move without claiming has lost the claim for this move
    Given the Laws of <edition>
    And the game has started
    When the players play Nf3 Nf6 Ng1 Ng8 and repeat this 1 times
    And White makes the move e4
    And White claims a draw by third occurrence
    Then the events are draw claim rejected
    And the game goes on

    Examples:
      | edition |
      | 2001    |
      | 2005    |

  @article-9.4 @boundary
  @edition-2001 @edition-2005
  Scenario Outline: Until he has made his move a player may claim, though he has touched a piece
    Given the Laws of <edition>
    And the game has started
    When the players play Nf3 Nf6 Ng1 Ng8 and repeat this 1 times
    And White touches the piece on e2
    And White claims a draw by third occurrence
    Then the game is drawn because of third occurrence

    Examples:
      | edition |
      | 2001    |
      | 2005    |

  @article-9.4 @boundary
  @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: At his next move the player may claim again
    Given the Laws of <edition>
    And the game has started
    When the players play Nf3 Nf6 Ng1 Ng8 and repeat this 1 times
    And White touches the piece on g1
    And White plays Nf3
    And Black plays Nf6
    And White claims a draw by third occurrence
    Then the game is drawn because of third occurrence

    Examples:
      | edition |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-9.5 @rule
  @edition-2001 @edition-2005
  Scenario Outline: With his claim the player stops both clocks
    Given the Laws of <edition>
    And the game has started
    When the players play Nf3 Nf6 Ng1 Ng8
    And White claims a draw by third occurrence
    Then the events include:
      | event          | player | article |
      | clocks stopped | White  | 9.5     |
    And the clocks stand

    Examples:
      | edition |
      | 2001    |
      | 2005    |

  @article-9.5 @rule
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: With a claim the clocks are stopped, by the claimant or the arbiter
    Given the Laws of <edition>
    And the game has started
    When the players play Nf3 Nf6 Ng1 Ng8
    And White claims a draw by third occurrence
    Then the events include:
      | event          | article   |
      | clocks stopped | <article> |
    And the clocks stand

    Examples:
      | edition | article |
      | 2014    | 9.5     |
      | 2017    | 9.5.1   |
      | 2018    | 9.5.1   |
      | 2023    | 9.5.1   |

  @article-9.5 @boundary
  @edition-2009
  Scenario: The claimant may stop the clocks, but need not
    Given the Laws of 2009
    And the game has started
    When the players play Nf3 Nf6 Ng1 Ng8
    And White claims a draw by third occurrence
    Then the events do not include clocks stopped
    And White's clock is running

  @article-9.5 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A claim cannot be withdrawn: a right one has ended the game
    Given the Laws of <edition>
    And the game has started
    When the players play Nf3 Nf6 Ng1 Ng8 and repeat this 1 times
    And White claims a draw by third occurrence
    And White makes the move e4
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

  @article-9.5b @rule
  @edition-2001 @edition-2005
  Scenario Outline: A wrong claim costs half the time left, three minutes at most, and gives the opponent three
    Given the Laws of <edition>
    And the time control <control>
    And the game has started
    When the players play Nf3 Nf6 Ng1 Ng8
    And White claims a draw by third occurrence
    Then the events include:
      | event         | player | article | detail |
      | time added    | Black  | 9.5b    | 3:00   |
      | time deducted | White  | 9.5b    | <cost> |
    And White has <left> left

    Examples:
      | edition | control | cost | left |
      | 2001    | 600     | 3:00 | 7:00 |
      | 2001    | 360     | 3:00 | 3:00 |
      | 2001    | 300     | 2:30 | 2:30 |
      | 2005    | 600     | 3:00 | 7:00 |
      | 2005    | 360     | 3:00 | 3:00 |
      | 2005    | 300     | 2:30 | 2:30 |

  @article-9.5b @boundary
  @edition-2001 @edition-2005
  Scenario Outline: The cost of a wrong claim leaves a minute on the clock, and takes nothing from less
    Given the Laws of <edition>
    And the time control 600
    And the game has started
    When the players play Nf3 Nf6 Ng1 Ng8
    And White thinks until he has <before> left
    And White claims a draw by third occurrence
    Then White has <after> left
    And Black has 13:00 left

    Examples:
      | edition | before      | after       |
      | 2001    | 6:00.000001 | 3:00.000001 |
      | 2001    | 5:59        | 2:59.5      |
      | 2001    | 2:00.5      | 1:00.25     |
      | 2001    | 2:00        | 1:00        |
      | 2001    | 1:59        | 1:00        |
      | 2001    | 1:00        | 1:00        |
      | 2001    | 0:59        | 0:59        |
      | 2005    | 6:00.000001 | 3:00.000001 |
      | 2005    | 5:59        | 2:59.5      |
      | 2005    | 2:00.5      | 1:00.25     |
      | 2005    | 2:00        | 1:00        |
      | 2005    | 1:59        | 1:00        |
      | 2005    | 1:00        | 1:00        |
      | 2005    | 0:59        | 0:59        |

  @article-9.5b @rule
  @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A wrong claim gives the opponent more time and costs the claimant none
    Given the Laws of <edition>
    And the time control 600
    And the game has started
    When the players play Nf3 Nf6 Ng1 Ng8
    And White claims a draw by third occurrence
    Then the events include:
      | event      | player | article   | detail  |
      | time added | Black  | <article> | <bonus> |
    And White has 10:00 left
    And the game goes on

    Examples:
      | edition | article | bonus |
      | 2009    | 9.5b    | 3:00  |
      | 2014    | 9.5b    | 2:00  |
      | 2017    | 9.5.3   | 2:00  |
      | 2018    | 9.5.3   | 2:00  |
      | 2023    | 9.5.3   | 2:00  |

  @article-9.5b @boundary
  @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: After a wrong claim with a written move that very move must be made
    Given the Laws of <edition>
    And the time control 600
    And the game has started
    When the players play Nf3 Nf6 Ng1 Ng8 Nf3 Nf6
    And White writes e4 and claims a draw by third occurrence
    Then the events include:
      | event      | player | detail |
      | move bound | White  | e2-e4  |

    Examples:
      | edition |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-9.4 @rule
  @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Who touches a piece without claiming has lost the claim for this move
    Given the Laws of <edition>
    And the game has started
    When the players play Nf3 Nf6 Ng1 Ng8 and repeat this 1 times
    And White touches the piece on e2
    And White claims a draw by third occurrence
    Then the events are draw claim rejected
    And article 9.4 says so
    And the game goes on

    Examples:
      | edition |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-9.5a @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A right claim draws though the claimant's flag is down, if nobody has noticed
    Given the Laws of <edition>
    And the time control 300
    And the game has started
    When the players play Nf3 Nf6 Ng1 Ng8 and repeat this 1 times
    And 5 minutes pass
    And White claims a draw by third occurrence
    Then the game is drawn because of third occurrence
    When Black claims that White's flag has fallen
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

  @article-9.5b @boundary
  @edition-2001 @edition-2005 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Who makes another move than the one he has written breaks the article on wrong claims
    Given the Laws of <edition>
    And the game has started
    When White writes Nf3 and claims a draw by third occurrence
    And the arbiter restarts White's clock
    And White makes the move e4
    Then the arbiter is asked about touch claim
    And article <article> says so
    When the arbiter answers the question about touch claim: upheld
    Then the events include:
      | event             | article   |
      | position restored | <article> |
      | move bound        | <article> |
    And White may still play Nf3

    Examples:
      | edition | article |
      | 2001    | 9.5b    |
      | 2005    | 9.5b    |
      | 2014    | 9.5b    |
      | 2017    | 9.5.3   |
      | 2018    | 9.5.3   |
      | 2023    | 9.5.3   |

  @article-9.5b @boundary
  @edition-2009
  Scenario: Who has claimed with his clock running, and makes another move than the one he has written, breaks the same article
    Given the Laws of 2009
    And the game has started
    When White writes Nf3 and claims a draw by third occurrence
    And White makes the move e4
    Then the arbiter is asked about touch claim
    And article 9.5b says so
    When the arbiter answers the question about touch claim: upheld
    Then the events include:
      | event             | article   |
      | position restored | 9.5b |
      | move bound        | 9.5b |
    And White may still play Nf3
