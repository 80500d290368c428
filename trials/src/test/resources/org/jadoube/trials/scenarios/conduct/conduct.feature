Feature: Conduct

  @article-12.1 @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Bringing the game into disrepute is recorded and must be penalised
    Given the Laws of <edition>
    And the game has started
    When the arbiter reports what Black did: disrepute
    Then the events are:
      | event             | player | article   | detail                 |
      | incident recorded | Black  | <article> | the arbiter, disrepute |
      | arbiter asked     | Black  | <penalty> | penalty, disrepute     |

    Examples:
      | edition | article | penalty |
      | 2001    | 12.1    | 12.6    |
      | 2005    | 12.1    | 12.7    |
      | 2009    | 12.1    | 12.7    |
      | 2014    | 11.1    | 11.6    |
      | 2017    | 11.1    | 11.6    |
      | 2018    | 11.1    | 11.6    |
      | 2023    | 11.1    | 11.6    |

  @article-12.1 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: What only the opponent has seen is put to the arbiter, and nothing is recorded yet
    Given the Laws of <edition>
    And the game has started
    When White reports what Black did: disrepute
    Then the events are arbiter asked
    And article <article> says so
    When the arbiter answers the question about conduct: excused
    Then the events are arbiter answered
    And the game goes on

    Examples:
      | edition | article |
      | 2001    | 12.1    |
      | 2005    | 12.1    |
      | 2009    | 12.1    |
      | 2014    | 11.1    |
      | 2017    | 11.1    |
      | 2018    | 11.1    |
      | 2023    | 11.1    |

  @article-12.2 @rule
  @edition-2001 @edition-2005 @edition-2009
  Scenario Outline: A player who leaves the playing venue asks leave
    Given the Laws of <edition>
    And the game has started
    When White asks leave from the playing venue
    Then the events are arbiter asked
    And article <article> says so
    When the arbiter answers the question about leave: upheld
    Then the events are arbiter answered
    And White's clock is running

    Examples:
      | edition | article |
      | 2001    | 12.4    |
      | 2005    | 12.5    |
      | 2009    | 12.2    |

  @article-12.2 @article-2023/11.2.3.1 @rule
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A player who leaves the playing venue asks leave, from 2014 on under an article of its own
    Given the Laws of <edition>
    And the game has started
    When White asks leave from the playing venue
    Then the events are arbiter asked
    And article <article> says so
    When the arbiter answers the question about leave: upheld
    Then the events are arbiter answered
    And White's clock is running

    Examples:
      | edition | article  |
      | 2014    | 11.2a    |
      | 2017    | 11.2.3.1 |
      | 2018    | 11.2.3.1 |
      | 2023    | 11.2.3.1 |

  @article-2023/11.2.3.1 @boundary
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A player who waits for his opponent asks leave from the venue all the same
    Given the Laws of <edition>
    And the game has started
    When Black asks leave from the playing venue
    Then the events are arbiter asked
    And article <article> says so

    Examples:
      | edition | article  |
      | 2014    | 11.2a    |
      | 2017    | 11.2.3.1 |
      | 2018    | 11.2.3.1 |
      | 2023    | 11.2.3.1 |

  @article-12.2 @article-2023/11.2.3.2 @rule
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A player having the move asks leave from the playing area
    Given the Laws of <edition>
    And the game has started
    And the players play e4
    When Black asks leave from the playing area
    Then the events are arbiter asked
    And article <article> says so

    Examples:
      | edition | article  |
      | 2014    | 11.2b    |
      | 2017    | 11.2.3.2 |
      | 2018    | 11.2.3.2 |
      | 2023    | 11.2.3.2 |

  @article-12.2 @boundary
  @edition-2001 @edition-2005 @edition-2009
  Scenario Outline: A player whose opponent has the move leaves the playing area freely
    Given the Laws of <edition>
    And the game has started
    When White makes the move e4
    And White asks leave from the playing area
    Then the act is refused as no leave needed
    And article <article> says so
    When Black asks leave from the playing area
    Then the events are arbiter asked

    Examples:
      | edition | article |
      | 2001    | 12.4    |
      | 2005    | 12.5    |
      | 2009    | 12.2    |

  @article-12.2 @article-2023/11.2.3.2 @boundary
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: From 2014 on he leaves it freely too
    Given the Laws of <edition>
    And the game has started
    When White makes the move e4
    And White asks leave from the playing area
    Then the act is refused as no leave needed
    And article <article> says so

    Examples:
      | edition | article  |
      | 2014    | 11.2b    |
      | 2017    | 11.2.3.2 |
      | 2018    | 11.2.3.2 |
      | 2023    | 11.2.3.2 |

  @article-2023/11.2.4 @rule
  @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The event may have the waiting player report
    Given the Laws of <edition>
    And the waiting player reports before he leaves the playing area
    And the game has started
    When Black asks leave from the playing area
    Then the events are arbiter asked
    And article 11.2.4 says so

    Examples:
      | edition |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-12.3a @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Notes and advice are forbidden and penalised
    Given the Laws of <edition>
    And the game has started
    When the arbiter reports what White did: notes or advice
    Then the events are:
      | event             | player | article   | detail                       |
      | incident recorded | White  | <article> | the arbiter, notes or advice |
      | arbiter asked     | White  | <penalty> | penalty, notes or advice     |
    When the arbiter answers the question about penalty: lost
    Then the clocks stand
    And the arbiter is asked about opponent score
    When the arbiter answers the question about opponent score: full point
    Then Black wins because of conduct

    Examples:
      | edition | article | penalty |
      | 2001    | 12.2    | 12.6    |
      | 2005    | 12.2a   | 12.7    |
      | 2009    | 12.3a   | 12.7    |
      | 2014    | 11.3a   | 11.6    |
      | 2017    | 11.3.1  | 11.6    |
      | 2018    | 11.3.1  | 11.6    |
      | 2023    | 11.3.1  | 11.6    |

  @article-12.3a @article-13.7a @boundary
  @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: What a spectator tells of advice is put to the arbiter from 2009 on
    Given the Laws of <edition>
    And the game has started
    When a spectator reports what White did: notes or advice
    Then the events are arbiter asked
    And article <article> says so

    Examples:
      | edition | article |
      | 2009    | 12.3a   |
      | 2014    | 11.3a   |
      | 2017    | 11.3.1  |
      | 2018    | 11.3.1  |
      | 2023    | 11.3.1  |

  @article-12.3a @article-13.7a @boundary
  @edition-2001 @edition-2005
  Scenario Outline: Before 2009 a spectator keeps out of it
    Given the Laws of <edition>
    And the game has started
    When a spectator reports what White did: notes or advice
    Then the act is refused as not a player
    And article 13.7 says so
    And the arbiter is asked nothing

    Examples:
      | edition |
      | 2001    |
      | 2005    |

  @article-12.6 @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A second draw offer in moves that follow one another may distract
    Given the Laws of <edition>
    And the game has started
    When White makes the move e4
    And White offers a draw
    And White presses the clock
    And Black plays e5
    And White makes the move Nf3
    And White offers a draw
    Then the events are draw offered, arbiter asked
    And article <article> says so
    And the arbiter is asked about conduct
    When the arbiter answers the question about conduct: excused
    Then the arbiter is asked nothing

    Examples:
      | edition | article |
      | 2001    | 12.5    |
      | 2005    | 12.6    |
      | 2009    | 12.6    |
      | 2014    | 11.5    |
      | 2017    | 11.5    |
      | 2018    | 11.5    |
      | 2023    | 11.5    |

  @article-12.6 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: An offer with a move between is no repetition
    Given the Laws of <edition>
    And the game has started
    When White makes the move e4
    And White offers a draw
    And White presses the clock
    And Black plays e5
    And White plays Nf3
    And Black plays Nc6
    And White makes the move Bc4
    And White offers a draw
    Then the events are draw offered
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

  @article-12.6 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: The second wrong claim of a flag may distract, the first does not
    Given the Laws of <edition>
    And the game has started
    When Black claims that White's flag has fallen
    Then the events are flag claim rejected
    When Black claims that White's flag has fallen
    Then the events are flag claim rejected, arbiter asked
    When Black claims that White's flag has fallen
    Then the events are flag claim rejected

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-12.7 @article-13.4a @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A penalty for a breach of conduct is at least a warning
    Given the Laws of <edition>
    And the game has started
    When the arbiter reports what Black did: distraction
    And the arbiter answers the question about penalty: penalised
    Then the events include:
      | event           | player | article   | detail  |
      | penalty imposed | Black  | <warning> | warning |
    And the game goes on

    Examples:
      | edition | warning |
      | 2001    | 13.4a   |
      | 2005    | 13.4a   |
      | 2009    | 13.4a   |
      | 2014    | 12.9a   |
      | 2017    | 12.9.1  |
      | 2018    | 12.9.1  |
      | 2023    | 12.9.1  |

  @article-12.7 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A breach of conduct that the arbiter has found cannot be excused
    Given the Laws of <edition>
    And the game has started
    When the arbiter reports what Black did: distraction
    And the arbiter answers the question about penalty: excused
    Then the act is refused as no answer to this
    And the arbiter is asked about penalty

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-12.8 @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Who persists in refusing to comply loses, and the arbiter says what his opponent scores
    Given the Laws of <edition>
    And the game has started
    When the arbiter reports what White did: refusal to comply
    And the arbiter reports what White did: refusal to comply
    Then the events are incident recorded, arbiter asked
    And article <article> says so
    When the arbiter answers the question about persistence: upheld
    Then the clocks stand
    When the arbiter answers the question about opponent score: <answer>
    Then the game ends <score> because of conduct
    And article <article> says so

    Examples:
      | edition | article | answer     | score |
      | 2001    | 12.7    | full point | 0-1   |
      | 2001    | 12.7    | half point | 0-1/2 |
      | 2001    | 12.7    | no point   | 0-0   |
      | 2005    | 12.8    | full point | 0-1   |
      | 2005    | 12.8    | half point | 0-1/2 |
      | 2005    | 12.8    | no point   | 0-0   |
      | 2009    | 12.8    | full point | 0-1   |
      | 2009    | 12.8    | half point | 0-1/2 |
      | 2009    | 12.8    | no point   | 0-0   |
      | 2014    | 11.7    | full point | 0-1   |
      | 2014    | 11.7    | half point | 0-1/2 |
      | 2014    | 11.7    | no point   | 0-0   |
      | 2017    | 11.7    | full point | 0-1   |
      | 2017    | 11.7    | half point | 0-1/2 |
      | 2017    | 11.7    | no point   | 0-0   |
      | 2018    | 11.7    | full point | 0-1   |
      | 2018    | 11.7    | half point | 0-1/2 |
      | 2018    | 11.7    | no point   | 0-0   |
      | 2023    | 11.7    | full point | 0-1   |
      | 2023    | 11.7    | half point | 0-1/2 |
      | 2023    | 11.7    | no point   | 0-0   |

  @article-12.8 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Refusing once is no persistence
    Given the Laws of <edition>
    And the game has started
    When the arbiter reports what White did: refusal to comply
    Then the events are incident recorded
    And the game goes on
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

  @article-12.9 @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: When both players persist in refusing both lose
    Given the Laws of <edition>
    And the game has started
    When the arbiter reports what White did: refusal to comply
    And the arbiter reports what White did: refusal to comply
    And the arbiter answers the question about persistence: upheld
    And the arbiter reports what Black did: refusal to comply
    And the arbiter reports what Black did: refusal to comply
    And the arbiter answers the question about persistence: upheld
    Then the game ends 0-0 because of conduct
    And article <article> says so
    And the arbiter is asked nothing

    Examples:
      | edition | article |
      | 2001    | 12.8    |
      | 2005    | 12.9    |
      | 2009    | 12.9    |
      | 2014    | 11.8    |
      | 2017    | 11.8    |
      | 2018    | 11.8    |
      | 2023    | 11.8    |

  @article-12.9 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: One who persists and one who refused once are not both guilty
    Given the Laws of <edition>
    And the game has started
    When the arbiter reports what Black did: refusal to comply
    And the arbiter reports what White did: refusal to comply
    And the arbiter reports what White did: refusal to comply
    And the arbiter answers the question about persistence: upheld
    Then the game goes on
    And the arbiter is asked about opponent score

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-12.5 @rule
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Players who have finished are spectators
    Given the Laws of <edition>
    And the game has started
    When White resigns
    And White makes the move e4
    Then the act is refused as game over
    And article <article> says so
    When White offers a draw
    Then the act is refused as game over
    And article <article> says so

    Examples:
      | edition | article |
      | 2001    | 12.3    |
      | 2005    | 12.4    |
      | 2009    | 12.5    |
      | 2014    | 11.4    |
      | 2017    | 11.4    |
      | 2018    | 11.4    |
      | 2023    | 11.4    |

  @article-12.5 @boundary
  @edition-2001 @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A player who has finished may still report to the arbiter
    Given the Laws of <edition>
    And the game has started
    When White resigns
    And White reports what Black did: notes or advice
    Then the events are arbiter asked
    When the arbiter answers the question about conduct: penalised
    Then the events are arbiter answered, incident recorded, penalty imposed
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

  @article-12.10 @rule
  @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A player may appeal, also when the game is over
    Given the Laws of <edition>
    And the game has started
    When White resigns
    And White appeals
    Then the events are appeal made
    And article <article> says so

    Examples:
      | edition | article |
      | 2005    | 12.10   |
      | 2009    | 12.10   |
      | 2014    | 11.10   |
      | 2017    | 11.10   |
      | 2018    | 11.10   |
      | 2023    | 11.10   |

  @article-12.10 @boundary
  @edition-2005 @edition-2009 @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: An event may hear no appeals
    Given the Laws of <edition>
    And no appeals are heard
    And the game has started
    When White appeals
    Then the act is refused as not in force

    Examples:
      | edition |
      | 2005    |
      | 2009    |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-12.10 @boundary
  @edition-2005 @edition-2009
  Scenario Outline: A decision that no edition makes final can be appealed against
    Given the Laws of <edition>
    And the game has started
    When White appeals
    Then the events are appeal made

    Examples:
      | edition |
      | 2005    |
      | 2009    |

  @article-2023/11.9 @rule
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: A player may have points of the Laws explained
    Given the Laws of <edition>
    And the game has started
    When White asks the arbiter to explain "castling"
    Then the events are arbiter asked
    And article 11.9 says so
    When the arbiter answers the question about explanation: explained
    Then the arbiter is asked nothing

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |
