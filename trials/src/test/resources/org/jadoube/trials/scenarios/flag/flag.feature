Feature: Flags that have fallen

  A flag has fallen when the arbiter sees it or a player validly claims it. Too few moves in time lose the game.

  @article-6.8 @article-6.9 @rule
  @edition-1997 @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The opponent's valid claim that the flag has fallen wins the game
    Given the Laws of <edition>
    And the time control 300
    And the game has started
    When 5 minutes pass
    And Black claims that White's flag has fallen
    Then the events are:
      | event      | player | detail            |
      | flag fell  | White  | Black             |
      | game ended |        | 0-1, time forfeit |
    And Black wins because of time forfeit
    And article <article> says so

    Examples:
      | edition | article |
      | 1997    | 6.9     |
      | 2001    | 6.10    |
      | 2005    | 6.10    |
      | 2009    | 6.9     |
      | 2014    | 6.9     |
      | 2017    | 6.9     |
      | 2018    | 6.9     |
      | 2023    | 6.9     |

  @article-6.8 @rule
  @edition-1997 @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The arbiter sees that a flag has fallen
    Given the Laws of <edition>
    And the time control 300
    And the game has started
    When 5 minutes pass
    And the arbiter sees that White's flag has fallen
    Then the events include:
      | event     | player | article   |
      | flag fell | White  | <article> |
    And Black wins because of time forfeit

    Examples:
      | edition | article |
      | 1997    | 6.8     |
      | 2001    | 6.9     |
      | 2005    | 6.9     |
      | 2009    | 6.8     |
      | 2014    | 6.8     |
      | 2017    | 6.8     |
      | 2018    | 6.8     |
      | 2023    | 6.8     |

  @article-6.8 @boundary
  @edition-1997 @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: One microsecond before its time is used no flag has fallen
    Given the Laws of <edition>
    And the time control 300
    And the game has started
    When White thinks until he has 0:00.000001 left
    And Black claims that White's flag has fallen
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

  @article-6.8 @boundary
  @edition-1997 @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A player may claim that his own flag has fallen
    Given the Laws of <edition>
    And the time control 300
    And the game has started
    When 5 minutes pass
    And White claims that White's flag has fallen
    Then Black wins because of time forfeit

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

  @article-6.9 @article-6.8 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Checkmate before anybody has noticed the fallen flag wins
    Given the Laws of <edition>
    And the time control 300
    And the game has started
    When the players play 1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6
    And 5 minutes pass
    And White makes the move Qxf7#
    Then White wins because of checkmate
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

  @article-6.9 @boundary
  @edition-1997 @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Time has run out, but the opponent has nothing left to checkmate with
    Given the Laws of <edition>
    And the time control 300
    And White has Ke1 Qd1 and Black has Ke8, White to move
    And the game has started
    When 5 minutes pass
    And Black claims that White's flag has fallen
    Then the game is drawn because of time without mating material
    And article <article> says so

    Examples:
      | edition | article |
      | 1997    | 6.9     |
      | 2001    | 6.10    |
      | 2005    | 6.10    |
      | 2009    | 6.9     |
      | 2014    | 6.9     |
      | 2017    | 6.9     |
      | 2018    | 6.9     |
      | 2023    | 6.9     |

  @article-6.9 @boundary
  @edition-1997 @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A single pawn is enough for the opponent to win on time
    Given the Laws of <edition>
    And the time control 300
    And White has Ke1 Qd1 and Black has Ke8 a7, White to move
    And the game has started
    When 5 minutes pass
    And Black claims that White's flag has fallen
    Then Black wins because of time forfeit

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

  @article-6.9 @boundary
  @edition-1997 @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A knight can checkmate when the player's own pieces help it
    Given the Laws of <edition>
    And the time control 300
    And White has Ka1 a2 and Black has Kc3 Nd3, White to move
    And the game has started
    When 5 minutes pass
    And Black claims that White's flag has fallen
    Then Black wins because of time forfeit

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

  @article-6.8 @article-6.9 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Where an automatic observer watches, checkmate with no time left comes too late
    Given the Laws of <edition>
    And the time control 300
    And an automatic observer watches
    And the game has started
    When the players play 1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6
    And 5 minutes pass
    And White makes the move Qxf7#
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

  @article-6.8 @article-6.3 @boundary
  @edition-1997 @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: However late a flag is noticed, the moves completed before it fell are what counts
    Given the Laws of <edition>
    And the time control 2/60:600
    And the game has started
    When the players play 1. e4 e5
    And 1 minute 1 second pass
    And White plays Nf3
    And the players play Nc6 Bb5 a6
    And Black claims that White's flag has fallen
    Then Black wins because of time forfeit

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
