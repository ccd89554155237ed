// Written by `python -m grotto.table.types` from src/grotto/table/protocol.py. Change that, not this.

/** A sentence for the client to say in its language: a Fluent key with arguments. No key: `args.words` as it is. */
export interface Words {
  key: string
  args?: Record<string, number | string | Words>
}

/** A command or query that was not carried out, and nothing has changed: why, and the rule that says so. */
export interface Refusal {
  type: 'refused'
  id: string
  words: Words
  rule?: string
}

/** Answer the question with this number, by the number of an option. */
export interface Choose {
  type: 'choose'
  question: number
  option: number
  id: string
  seat: number
}

/** Take back one's last answer, by right. `question`: the one being asked now. */
export interface Undo {
  type: 'undo'
  question: number
  id: string
  seat: number
}

/** Ask everybody to go back to the position after so many answers. */
export interface AskTakeBack {
  type: 'ask-take-back'
  step: number
  id: string
  seat: number
}

/** Agree to a take-back, or not. `ask` is the number of the asking. */
export interface AnswerTakeBack {
  type: 'answer-take-back'
  ask: number
  agree: boolean
  id: string
  seat: number
}

/** Say something to all: words of one's own, or one of the phrases that every client has in every language. */
export interface Say {
  type: 'say'
  text?: string
  phrase?: string
  id: string
  seat: number
}

/** Give up. With two, the other has won; with more, a bot plays on for this seat, which cannot win. */
export interface Resign {
  type: 'resign'
  id: string
  seat: number
}

/** Be called otherwise. */
export interface Rename {
  type: 'rename'
  name: string
  id: string
  seat: number
}

/** Give the seat up. Before the game it is free again; in the game a bot plays until somebody takes it. */
export interface Leave {
  type: 'leave'
  id: string
  seat: number
}

/** Play for oneself again, where a bot has been playing. */
export interface Return {
  type: 'return'
  id: string
  seat: number
}

/** Before the game: sit on another seat that is free. */
export interface Move {
  type: 'move'
  to: number
  id: string
  seat: number
}

/** Host: a bot plays a free seat, or one whose player is away. No level: the bot goes. */
export interface SeatBot {
  type: 'seat-bot'
  on: number
  level?: string
  id: string
  seat: number
}

/** Host, before the game: the player on a seat has to get up. */
export interface Dismiss {
  type: 'dismiss'
  on: number
  id: string
  seat: number
}

/** Host, before the game: other options, another number of seats, other ways of the table. */
export interface Arrange {
  type: 'arrange'
  seats?: number | null
  options?: Record<string, string> | null
  ways?: Ways | null
  id: string
  seat: number
}

/** Host: all seats are taken; the game begins. */
export interface Start {
  type: 'start'
  id: string
  seat: number
}

/** Where to write to when it is this seat's turn and nobody looks: an e-mail address, or an address to call. */
export interface Notify {
  type: 'notify'
  email?: string
  webhook?: string
  lang?: string
  id: string
  seat: number
}

/** After the game: a new table with the same players, one seat further. */
export interface Rematch {
  type: 'rematch'
  id: string
  seat: number
}

/**
 * The first message, and again whenever this connection speaks for other seats: who is there, and from where.
 *
 * `tokens`: the seats this browser holds (none: a spectator). `look`: through the eyes of which of them (or, where
 * the table is played with open hands, of which seat); none: as a spectator, as behind the curtain of a hot seat.
 * `lines`: how many lines of the log are known already, for `log` of the table with this `seq`.
 */
export interface Hello {
  type: 'hello'
  tokens?: string[]
  look?: number | null
  seq?: number
  lines?: number
  id: string
}

/** Why can I not do this? Answered with a Refusal, or with Done where it is possible after all. */
export interface WhyNot {
  type: 'why-not'
  seat: number
  intent: IntentParts
  id: string
}

/** What might somebody mean who names these things (by the names of nouns)? Answered with Meant. */
export interface Wish {
  type: 'wish'
  seat: number
  named: string[]
  id: string
}

/** A hint for the question with this number: what would a strong bot do? Answered with Advised, after seconds. */
export interface Advise {
  type: 'advise'
  seat: number
  question: number
  id: string
}

/** The table as it was after so many answers, as far as the one who looks could see it then. */
export interface At {
  type: 'at'
  step: number
  id: string
}

/** Is anybody there? Answered with Done. */
export interface Ping {
  type: 'ping'
  id: string
}

/** A verb and what it concerns, by name (the kernel's Intent). */
export interface IntentParts {
  verb: string
  piece?: string
  source?: string
  target?: string
  card?: string
}

/** How this table is played, whatever the game. */
export interface Ways {
  listed?: boolean
  spectators?: string
  clock?: Clock | null
  undo?: boolean
  advice?: boolean | null
}

/** Time to think: for the whole game, and added after each answer, in seconds. */
export interface Clock {
  base: number
  more: number
}

/** A seat as everybody sees it. `by`: "nobody", "player" or "bot"; a bot may sit in for a player. */
export interface SeatInfo {
  number: number
  by: string
  name?: string
  level?: string
  host?: boolean
  here?: boolean
  away_since?: number
  resigned?: boolean
  left?: boolean
  clock?: number | null
}

/** A take-back that somebody has asked for: back to `step`, and who has agreed already. */
export interface Asking {
  ask: number
  seat: number
  step: number
  agreed: number[]
}

/** What everybody may know about a table, whatever game is on it. */
export interface TableInfo {
  id: string
  game: string
  title: string
  state: string
  options: Record<string, string>
  ways: Ways
  seats: SeatInfo[]
  watching: number
  now: number
  pack?: string
  lesson?: string
  trouble?: Words | null
  commitment?: string
  secret?: string
  asking?: Asking | null
  rematch?: string
  before?: string
  advice?: boolean
  away_after?: number
}

/** One answer: its number, what it does by name, and in words. */
export interface OptionInfo {
  number: number
  intent: IntentParts
  words: Words
}

/** What a seat is asked, the rule that asks it, and the answers. `number` goes into `Choose`. */
export interface QuestionInfo {
  number: number
  words: Words
  rule: string
  options: OptionInfo[]
}

/** How likely an option wins, and on how many looks ahead that rests. */
export interface OptionChance {
  option: number
  chance: number
  looks: number
}

/** How many answers the seat may take back, what the last one was, or why none. */
export interface UndoInfo {
  count: number
  words?: Words | null
}

/** Something that happened: after how many answers, which event, with its parts by name, and in words. */
export interface LogLine {
  step: number
  kind: string
  rule: string
  words: Words
  parts?: Record<string, number | string>
}

/** Something somebody said. */
export interface ChatLine {
  seat: number
  name: string
  at: number
  text?: string
  phrase?: string
}

/** Something that zones, intents and events name: the part it plays there, its name, and its words. */
export interface NounInfo {
  part: string
  name: string
  words: Words
}

/** The game as one seat, or a spectator, sees it now. */
export interface GameInfo {
  step: number
  question: number
  view: Record<string, unknown>
  awaits: number[]
  since: number
  asked?: QuestionInfo | null
  undo?: UndoInfo | null
  answered?: number | null
}

/** Why something is not possible, and the rule that says so. */
export interface Reason {
  words: Words
  rule: string
}

/** A command was carried out (and is safe on disk): the number of its record. `token` where a seat was taken. */
export interface Done {
  type: 'done'
  id: string
  seq: number
}

/**
 * The answer to Hello: everything, but for lines of the log that are known already.
 *
 * `held` are the seats that the connection speaks for, `look` the one it looks through. `log` replaces everything from
 * line `log_from` on. `furniture` is what never changes in a game and a board is drawn from; `nouns` are the words for
 * the names that come up in it.
 */
export interface Snapshot {
  type: 'snapshot'
  id: string
  seq: number
  held: number[]
  table: TableInfo
  chat: ChatLine[]
  log_from: number
  log: LogLine[]
  look?: number | null
  game?: GameInfo | null
  furniture?: Record<string, unknown> | null
  nouns?: NounInfo[] | null
}

/**
 * Something has happened: what is new. A part that is missing has stayed as it was.
 *
 * `log` replaces everything from line `log_from` on, so that what was taken back goes away.
 */
export interface Changed {
  type: 'changed'
  seq: number
  table?: TableInfo | null
  game?: GameInfo | null
  furniture?: Record<string, unknown> | null
  nouns?: NounInfo[] | null
  log_from?: number | null
  log?: LogLine[]
  chat?: ChatLine[]
}

/** The answer to At. */
export interface Past {
  type: 'past'
  id: string
  step: number
  view: Record<string, unknown>
}

/** The answer to Wish: the options it may mean, the likeliest first, or else the reasons why there are none. */
export interface Meant {
  type: 'meant'
  id: string
  options: number[]
  reasons: Reason[]
}

/**
 * The answer to Advise: the options with their chances, the recommended one first. One that is not worth a thought
 * may be missing.
 */
export interface Advised {
  type: 'advised'
  id: string
  question: number
  options: OptionChance[]
}

/** The connection will be closed; `again`: whether it makes sense to come back. */
export interface Broken {
  type: 'broken'
  words: Words
  again: boolean
}

/** Something a table may set: the kernel's Setting. No choices: any text. */
export interface SettingInfo {
  name: string
  choices: string[]
  default: string
  rule: string
}

/** A game of the collection, as `GET /api/games` lists it. Its words are in its Fluent files. */
export interface GameCard {
  id: string
  version: string
  seats: [number, number]
  settings: SettingInfo[]
  levels: string[]
  lessons: string[]
}

/** A numbered statement of a rulebook, as Markdown. */
export interface StatementInfo {
  number: string
  text: string
}

/** A heading of a rulebook with what follows it. */
export interface SectionInfo {
  level: number
  title: string
  intro: string
  statements: StatementInfo[]
}

/** A whole rulebook in one language. */
export interface RulebookInfo {
  title: string
  sections: SectionInfo[]
}

/** Who shall be on a seat of a new table: the host himself (`by` "me"), a bot, or whoever comes ("open"). */
export interface SeatPlan {
  by?: string
  name?: string
  level?: string
}

/**
 * `POST /api/tables`: a table to be opened. Several seats by "me" make a hot seat. `lesson`: the game begins at one
 * of the positions to learn it with, which brings its own options.
 */
export interface NewTable {
  game: string
  plan: SeatPlan[]
  options?: Record<string, string>
  ways?: Ways | null
  title?: string
  lesson?: string
}

/** `POST /api/tables/import`: a new table from what `GET /api/tables/ID/record` gave, finished or running. */
export interface Import {
  record: string
  plan?: SeatPlan[]
  title?: string
}

/** `POST /api/tables/ID/branch`: a new table from the position of a finished game after so many answers. */
export interface Branch {
  step: number
  plan?: SeatPlan[]
  title?: string
}

/** A seat and the token that is the right to it. */
export interface HeldSeat {
  seat: number
  token: string
}

/** A new table, and the seats of it that its host holds. */
export interface Made {
  id: string
  held: HeldSeat[]
}

/** `POST /api/tables/ID/seats`: sit down; without a number, on the first free seat. Answered with HeldSeat. */
export interface TakeSeat {
  name: string
  seat?: number | null
}

/**
 * Where a game turned: what a seat did (`by`, `words`) as the step with this number, and whose chance that changed
 * most, from how much to how much.
 */
export interface TurningInfo {
  step: number
  by: number
  words: Words
  seat: number
  before: number
  after: number
}

/**
 * `GET /api/tables/ID/analysis`: how likely each seat was to win, as one sees it who does not know what is hidden.
 * `chances` begins before the first of so many `steps`, one number for each seat; until it is `done`, the last of them
 * and all turns are missing.
 */
export interface AnalysisInfo {
  steps: number
  done: boolean
  chances: number[][]
  turns: TurningInfo[]
}

/** Any answer of HTTP with a status from 400 on: why not, in words that need no language file of a game. */
export interface Trouble {
  words: Words
}

export type Commands =
  | Choose
  | Undo
  | AskTakeBack
  | AnswerTakeBack
  | Say
  | Resign
  | Rename
  | Leave
  | Return
  | Move
  | SeatBot
  | Dismiss
  | Arrange
  | Start
  | Notify
  | Rematch

export type Queries =
  | Hello
  | WhyNot
  | Wish
  | Advise
  | At
  | Ping

export type FromClient =
  | Choose
  | Undo
  | AskTakeBack
  | AnswerTakeBack
  | Say
  | Resign
  | Rename
  | Leave
  | Return
  | Move
  | SeatBot
  | Dismiss
  | Arrange
  | Start
  | Notify
  | Rematch
  | Hello
  | WhyNot
  | Wish
  | Advise
  | At
  | Ping

export type FromServer =
  | Done
  | Refusal
  | Snapshot
  | Changed
  | Past
  | Meant
  | Advised
  | Broken
