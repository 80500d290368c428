// The words of the wire (docs/wire.md) and of the faces, as types. Nothing here runs.

/** @typedef {"white" | "black"} Colour */
/** @typedef {"white" | "black" | "arbiter" | "spectator" | "assistant"} Role */
/** @typedef {"k" | "q" | "r" | "b" | "n" | "p"} PieceLetter */
/** @typedef {"over-the-board" | "online" | "hybrid"} Profile */

/**
 * Pieces by square name, as FEN letters: `placement.get("e1") === "K"`.
 * @typedef {Map<string, string>} Placement
 */

/**
 * A game's regulations as they were made.
 * @typedef {object} Regulations
 * @property {string} edition
 * @property {Profile} profile
 * @property {string} timeControl
 * @property {string} [event]
 * @property {string} [bonus]
 * @property {string} [periodSwitch]
 * @property {string} [atLastZero]
 * @property {string} [start]
 * @property {string} [flagObserver]
 * @property {string | number} [defaultTime]
 * @property {number | null} [chess960]
 * @property {string} [initial] the starting position as FEN, where the hall says it
 * @property {{ recorder?: "players" | "system" }} [rules] as docs/acts.md lists them
 */

/**
 * @typedef {object} Seated
 * @property {"seated"} type
 * @property {Role} role
 * @property {string} game
 * @property {string} white
 * @property {string} black
 * @property {Regulations} regulations
 * @property {number} length
 * @property {number} now
 */

/**
 * Something that happened. Members beyond the first four depend on its kind (docs/journal.md).
 * @typedef {object} Happening
 * @property {number} number
 * @property {string} kind
 * @property {number} at
 * @property {string} article
 * @property {Colour} [player]
 * @property {string} [move]
 * @property {string} [san]
 * @property {number} [ply]
 * @property {number} [plies] half-moves that stand, where the game goes back
 * @property {string} [by]
 * @property {Colour} [flag]
 * @property {Colour} [running]
 * @property {string} [reason]
 * @property {string} [result]
 * @property {string} [ending]
 * @property {string | null} [ruling]
 * @property {number} [lastAlive]
 * @property {string} [square]
 * @property {string} [from]
 * @property {string} [to]
 * @property {Colour} [offender]
 * @property {number | Question} [question] its number, or with `arbiterAsked` all of it
 * @property {string} [answer]
 * @property {string} [grounds]
 * @property {string} [written]
 * @property {Evidence} [evidence] what a claim was judged by, told to the arbiter alone
 * @property {Record<Colour, number>} [clocks] what the clocks showed right after it, told to the arbiter alone
 * @property {FaceSetting | number} [white]
 * @property {FaceSetting | number} [black]
 * @property {number} [time]
 * @property {number} [increment]
 * @property {string} [piece]
 * @property {string} [rook]
 * @property {string} [from]
 * @property {string} [text]
 * @property {string} [note]
 * @property {string} [incident]
 * @property {string} [offence]
 * @property {string} [irregularity]
 * @property {string} [assistance]
 * @property {string} [basis]
 * @property {Penalty} [penalty]
 * @property {number} [period]
 */

/** A player's own sheet as he is told of it. @typedef {{ recorded: number, duty: string, signed: string | null }} OwnSheet */

/**
 * One display of the clock; times in microseconds.
 * @typedef {object} Face
 * @property {number} remaining
 * @property {number} delay
 * @property {"up" | "interim" | "final"} flag
 * @property {number} period
 * @property {number} moves
 */

/**
 * @typedef {object} Clocks
 * @property {Face} white
 * @property {Face} black
 * @property {Colour | null} running
 * @property {boolean} started
 * @property {Colour | null} firstFlag
 */

/**
 * @typedef {object} End
 * @property {string} result
 * @property {string} ending
 * @property {string | null} article
 * @property {string | null} ruling
 */

/**
 * Who can still checkmate, where the end or a question turns on it: in words, and side by side as `possible`,
 * `impossible` or `undetermined`.
 * @typedef {object} Mating
 * @property {string} en
 * @property {string} es
 * @property {string} [white]
 * @property {string} [black]
 */

/**
 * The state of a table after its last event.
 * @typedef {object} Table
 * @property {string} placement
 * @property {Colour} turn
 * @property {string | null} lastMove
 * @property {boolean} [pressed] whether the last move is completed, where the reader is told
 * @property {string[]} [legal]
 * @property {Clocks} clocks
 * @property {Colour | null} drawOffer
 * @property {{ white: boolean, black: boolean }} present
 * @property {{ from: string, to: string }} [unfinished] a piece let go with its move not whole
 * @property {{ square: string, piece: string }} [promotion] the new piece put down for a pawn
 * @property {Colour[]} [displaced] who has knocked pieces over
 * @property {string[]} [touched] told to the arbiter alone
 * @property {Mating} [mating]
 * @property {Question[]} [questions] what waits for the arbiter, told to him alone
 * @property {string[]} [open] the moves still open to the player having the move, told to the arbiter alone
 * @property {string[]} [touched]
 * @property {Record<Colour, number>} [illegalMoves]
 * @property {Record<Colour, SheetState>} [scoresheets]
 * @property {OwnSheet} [scoresheet] told to its player
 * @property {End | null} end
 */

/**
 * What waits for the arbiter's answer.
 * @typedef {object} Question
 * @property {number} number
 * @property {string} matter
 * @property {Colour} [player]
 * @property {string} [detail]
 * @property {string[]} answers those that the Laws leave him
 * @property {Record<Colour, FaceSetting>} [proposal] of times to set the clocks to
 */

/**
 * @typedef {object} Happened
 * @property {"happened"} type
 * @property {number} from
 * @property {Happening[]} events
 * @property {Table} table
 */

/**
 * What was wrong with something sent.
 * @typedef {object} Problem
 * @property {string} where
 * @property {string} found
 * @property {string} expected
 * @property {string} remedy
 */

/** @typedef {{ type: "taken", id: string, length: number }} Taken */
/** @typedef {{ type: "refused", id: string, article: string, because: string, detail: string }} Refused */
/** @typedef {{ type: "problem", id?: string } & Problem} WireProblem */
/** @typedef {{ type: "pong", sent: number, now: number }} Pong */
/** @typedef {Seated | Happened | Taken | Refused | WireProblem | Pong} FromHall */

/** @typedef {{ remaining: number, period: number, moves: number }} FaceSetting */

/**
 * @typedef {{ kind: "arrive" | "start" | "press" | "offer" | "accept" | "decline" | "resign" | "pointOutDeadPosition" | "observeAbsence" }
 *     | { kind: "displacePieces" | "replacePieces" | "requestIncrement" }
 *     | { kind: "touch", square: string, contact: "intending" }
 *     | { kind: "adjust", square: string, announcement: "beforehand" }
 *     | { kind: "intendCastling", rook: string }
 *     | { kind: "releasePiece", from: string, to: string }
 *     | { kind: "placePromotion", square: string, piece: string }
 *     | { kind: "claimTouch", square: string }
 *     | { kind: "reportIrregularity", irregularity: string }
 *     | { kind: "askForAssistance", assistance: string }
 *     | { kind: "askLeave", leave: string }
 *     | { kind: "askExplanation", point: string }
 *     | { kind: "claimQuickplayDraw", basis: string }
 *     | { kind: "recordOffer" | "completeScoresheet" | "beginReconstruction" | "endReconstruction" }
 *     | { kind: "recordMove", text: string }
 *     | { kind: "signResult", result: string }
 *     | { kind: "release", move: string, how?: "plain" }
 *     | { kind: "claimFlag" | "observeFlag", flag: Colour }
 *     | { kind: "claimDraw", grounds: string, written?: string }
 *     | { kind: "claimIllegalMove", ply: number }
 *     | { kind: "answerQuestion", question: number, answer: string, reason: string }
 *     | { kind: "stop", reason: string }
 *     | { kind: "restart", running: Colour }
 *     | { kind: "set", white: FaceSetting, black: FaceSetting }
 *     | { kind: "rule", result: string, reason: string } | Ruling} Act
 */

/**
 * What besides only an arbiter does (docs/acts.md).
 * @typedef {{ kind: "observeBothFlags" | "replacePieces" | "beginReconstruction" }
 *     | { kind: "endReconstruction", white?: number, black?: number }
 *     | { kind: "replaceClock", white: FaceSetting, black: FaceSetting }
 *     | { kind: "awardTime", player: Colour, time: number }
 *     | { kind: "restorePosition", plies: number }
 *     | { kind: "reportIrregularity", irregularity: string }
 *     | { kind: "reportIncident", offender: Colour, incident: string, note: string }
 *     | { kind: "penalise", offender: Colour, penalty: Penalty, reason: string }
 *     | { kind: "correctResult", result: string, reason: string }} Ruling
 */

/** @typedef {{ kind: string, time?: number, points?: string, opponent?: string }} Penalty */

/** @typedef {{ ply: number, placement: string }} Stood */

/**
 * What a claim of a draw by right was judged by.
 * @typedef {object} Evidence
 * @property {Stood[]} occurrences
 * @property {(Stood & { differs: string[] })[]} lookalikes
 * @property {number} quiet
 * @property {Stood} [lastIrreversible]
 */

/**
 * What he owes his scoresheet.
 * @typedef {{ recorded: number, duty: string, signed: string | null }} SheetState
 */

/**
 * One of several boards, as somebody sees it who oversees them. The members from `pressed` on are for those who hold an
 * office.
 * @typedef {object} Row
 * @property {number} board
 * @property {string} game
 * @property {string} placement
 * @property {Colour} turn
 * @property {number} plies
 * @property {string | null} lastMove
 * @property {string | null} san the same as players write it
 * @property {Clocks} clocks
 * @property {number} at when the clocks read so
 * @property {Colour | null} drawOffer
 * @property {Record<Colour, boolean>} present
 * @property {End | null} end
 * @property {boolean} [pressed]
 * @property {Record<Colour, number>} [missing]
 * @property {Record<Colour, number>} [illegalMoves]
 * @property {Waiting[]} [questions]
 * @property {Call[]} [calls]
 */

/** @typedef {{ number: number, matter: string, player: Colour | null, since?: number }} Waiting */
/** @typedef {{ number: number, since: number, note: string }} Call */
/** @typedef {"chief" | "section" | "assistant" | "spectator"} Office */

/**
 * @typedef {object} Attending
 * @property {"attending"} type
 * @property {Office} role
 * @property {string} event
 * @property {string} name
 * @property {string} [round]
 * @property {number} delay
 * @property {{ from: number, to: number }} [mine]
 * @property {Regulations} regulations
 * @property {{ board: number, game: string, white: string, black: string }[]} boards
 * @property {number} now
 */

/** @typedef {{ type: "boards", now: number, rows: Row[] }} Boards */
/** @typedef {{ game: string, article: string, because: string, detail: string }} RefusedAt */
/** @typedef {{ type: "done", id: string, taken: string[], refused: RefusedAt[] }} Done */

export {};
