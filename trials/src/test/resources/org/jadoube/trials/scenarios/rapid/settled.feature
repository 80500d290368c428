Feature: What stays as it is after some moves

  In games with too few arbiters a wrong set-up, board or clock setting is soon past mending.

  @article-A.4a @rule
  @edition-2001 @edition-2005 @edition-2009
  Scenario Outline: Once each player has completed three moves the set-up of a rapid game stays as it is
    Given the Laws of <edition>
    And a rapid game under lacking supervision
    And the game has started
    And the players play 1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 and write nothing
    When White reports wrong initial position
    Then the act is refused as too late
    And article <article> says so

    Examples:
      | edition | article |
      | 2001    | B.4     |
      | 2005    | B.4     |
      | 2009    | A.4a    |

  @article-A.4a @rule
  @edition-2001 @edition-2005 @edition-2009
  Scenario Outline: Once each player has completed three moves the board and the clock stay too
    Given the Laws of <edition>
    And a rapid game under lacking supervision
    And the game has started
    And the players play 1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 and write nothing
    When White reports board turned
    Then the act is refused as too late
    When White reports wrong clock setting
    Then the act is refused as too late

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |

  @article-A.4a @boundary
  @edition-2001 @edition-2005 @edition-2009
  Scenario Outline: Before the second of them has completed his third move the arbiter is asked
    Given the Laws of <edition>
    And a rapid game under lacking supervision
    And the game has started
    And the players play 1. e4 e5 2. Nf3 Nc6 3. Bc4 and write nothing
    When White reports wrong initial position
    Then the arbiter is asked about wrong initial position

    Examples:
      | edition |
      | 2001    |
      | 2005    |
      | 2009    |

  @article-2023/A.5.1.2 @rule
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Once each player has completed ten moves the set-up of a rapid game stays as it is
    Given the Laws of <edition>
    And a rapid game under lacking supervision
    And the game has started
    And the players play 1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. c3 Nf6 5. d3 d6 6. O-O O-O 7. Re1 a6 8. Bb3 Ba7 9. h3 h6 10. Nbd2 Re8 and write nothing
    When White reports wrong initial position
    Then the act is refused as too late
    And article <article> says so

    Examples:
      | edition | article |
      | 2014    | A.4a2   |
      | 2017    | A.4.1.2 |
      | 2018    | A.4.1.2 |
      | 2023    | A.5.1.2 |

  @article-2023/A.5.1.2 @boundary
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Before the second of them has completed his tenth move the arbiter is asked about the set-up
    Given the Laws of <edition>
    And a rapid game under lacking supervision
    And the game has started
    And the players play 1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. c3 Nf6 5. d3 d6 6. O-O O-O 7. Re1 a6 8. Bb3 Ba7 9. h3 h6 10. Nbd2 and write nothing
    When White reports wrong initial position
    Then the arbiter is asked about wrong initial position

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |

  @article-2023/A.5.1.1 @rule
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Once each player has completed ten moves the clock setting stays as it is
    Given the Laws of <edition>
    And a rapid game under lacking supervision
    And the game has started
    And the players play 1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. c3 Nf6 5. d3 d6 6. O-O O-O 7. Re1 a6 8. Bb3 Ba7 9. h3 h6 10. Nbd2 Re8 and write nothing
    When White reports wrong clock setting
    Then the act is refused as too late
    And article <article> says so

    Examples:
      | edition | article |
      | 2014    | A.4a1   |
      | 2017    | A.4.1.1 |
      | 2018    | A.4.1.1 |
      | 2023    | A.5.1.1 |

  @article-2023/A.5.1.1 @boundary
  @edition-2014 @edition-2017 @edition-2018 @edition-2023
  Scenario Outline: Before the second of them has completed his tenth move the arbiter is asked about the clock setting
    Given the Laws of <edition>
    And a rapid game under lacking supervision
    And the game has started
    And the players play 1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. c3 Nf6 5. d3 d6 6. O-O O-O 7. Re1 a6 8. Bb3 Ba7 9. h3 h6 10. Nbd2 and write nothing
    When White reports wrong clock setting
    Then the arbiter is asked about clock setting

    Examples:
      | edition |
      | 2014    |
      | 2017    |
      | 2018    |
      | 2023    |
