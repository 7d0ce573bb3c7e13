import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { GenericSchema } from 'valibot'
import type { call, CallErrorCode } from '../api/api.ts'
import type { CommandMessage } from './command-events.ts'

/** One wish of somebody, as it is sent and as it can be kept: JSON, with photos by their ids. */
export interface Intent<Input> {
  /** A UUID, sent as `Idempotency-Key`: each try of the same intent carries the same. */
  key: string
  /** Id of the member whose wish it is; null: of a visitor. */
  author: number | null
  input: Input
}

/** Where a command shows its effect. */
export interface CommandContext {
  queryClient: QueryClient
  /** As in the intent: null for a visitor's alone, whose commands are `public`. */
  author: number | null
}

/** What is said of a command. Where a form shows the refusal itself, only `done` is used. */
export interface Words<Input, Answer> {
  /** Null: the screen shows it by itself. */
  done?: (input: Input, answer: Answer | undefined, context: CommandContext) => CommandMessage | null
  /** Where no answer came, instead of the general sentence. */
  offline?: string
}

/** For inputs that set one value (a heart, a note, an order): of several in a row, the last one counts. */
export interface LastIntent<Input> {
  /** The input that asks for what is shown before the first intent. */
  current: (context: CommandContext, input: Input) => Input
  isSame: (a: Input, b: Input) => boolean
  /** What an intent keeps of the value before the first one; unchanged without it. */
  keep?: (first: Input, input: Input) => Input
}

/**
 * One way to write. `Input` must be JSON: an intent may be kept over a load of the page and sent later.
 * Order: `patch`, `send`, then `settle`, `touches` and `words.done`; or the undo that `patch` gave, and the failure policy.
 */
export interface Command<Input, Answer> {
  /** Unique, `domain.action`: names it where an intent is kept. */
  readonly name: string
  /** Visitors may use it as well; anybody else is asked to log in. */
  readonly public?: boolean
  /** Intents of one scope and author are sent one after the other. Without it each is sent at once. */
  readonly scope?: (input: Input) => string
  /** Needs `scope`. */
  readonly lastIntent?: LastIntent<Input>
  /** Shows at once what is wished; gives its undo. */
  readonly patch?: (context: CommandContext, input: Input) => () => void
  /** Tells the server, once, through the `call` that is given: it carries the key. */
  readonly send: (send: typeof call, input: Input) => Promise<Answer>
  /** The refusal that means that there is nothing left to do: done already, on another device say. */
  readonly doneBefore?: CallErrorCode
  /** Shows what the server answered; undefined where it was `doneBefore`. */
  readonly settle?: (context: CommandContext, input: Input, answer: Answer | undefined) => unknown
  /** Keys of queries that are to be read anew. */
  readonly touches?: (author: number | null, input: Input) => readonly QueryKey[]
  readonly words?: Words<Input, Answer>
  /** Label of a button that tries a failed intent once more, under the same key. */
  readonly retry?: string
  /** Shows the loading overlay while it is under way. */
  readonly busy?: boolean
  /** Done after a login, where that was missing or had ended. What was kept must be of this shape. */
  readonly resume?: GenericSchema<unknown, Input>
}

/** `skipped`: a later intent of its scope has taken its place, or what it asks for is so already. */
export type Outcome<Answer> =
  | { status: 'done'; answer: Answer | undefined }
  | { status: 'skipped' }
  | { status: 'failed'; code?: CallErrorCode }
