import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { GenericSchema } from 'valibot'
import type { call, CallErrorCode } from '../api/api.ts'
import type { Display } from '../api/display.ts'
import type { CommandMessage } from './command-events.ts'

/** One intended write, as it is sent and may be stored: JSON, with photos by id or reference. */
export interface Intent<Input> {
  /** A UUID, sent as `Idempotency-Key`: each attempt of the same intent has the same key. */
  key: string
  /** Id of the member who made it; null: a visitor. */
  author: number | null
  input: Input
}

/** Context in which a command changes the cache. */
export interface CommandContext {
  queryClient: QueryClient
  /** As in the intent: null only for a visitor, whose commands are `public`. */
  author: number | null
}

/** Messages of a command. If a form shows the refusal itself, only `done` is used. */
export interface Words<Input, Answer> {
  /** Null: the screen shows the result by itself. */
  done?: (input: Input, answer: Answer | undefined, context: CommandContext) => CommandMessage | null
  /** Instead of the general sentence, if there was no answer. */
  offline?: string
}

/** For inputs that set one value (a like, a note, an order): of several in a row, only the last one counts. */
export interface LastIntent<Input> {
  /** The input that would set what is shown before the first intent. */
  current: (context: CommandContext, input: Input) => Input
  isSame: (a: Input, b: Input) => boolean
  /** Adds to an intent what it needs of the previous value; default: the input unchanged. */
  keep?: (first: Input, input: Input) => Input
}

/**
 * One kind of write. `Input` must be JSON: an intent may be stored across a page load and sent later.
 * Order: `patch`, `send`, then `settle`, `touches` and `words.done`; or the undo that `patch` returned, and the failure policy.
 */
export interface Command<Input, Answer> {
  /** Unique, `domain.action`: identifies the command of a stored intent. */
  readonly name: string
  /** Who shows that it is under way and that it failed. `failure` is about `runCommand`; a form that submits it shows refusals itself. */
  readonly shows: Display
  /** Visitors may use it as well; otherwise they are asked to log in. */
  readonly public?: boolean
  /** Intents of one scope and author are sent one after the other. Without a scope each is sent at once. */
  readonly scope?: (input: Input) => string
  /** Needs `scope`. */
  readonly lastIntent?: LastIntent<Input>
  /** The optimistic patch; returns its undo. */
  readonly patch?: (context: CommandContext, input: Input) => () => void
  /**
   * The input with each photo's id replaced by what `idOf` says: photos that were chosen but aren't uploaded yet are in it by a
   * reference (`platform/photos`), and are uploaded before `send`.
   */
  readonly photos?: (input: Input, idOf: (ref: string) => string) => Input
  /** Makes the one call to the server, with the given `call`, which adds the key. */
  readonly send: (send: typeof call, input: Input) => Promise<Answer>
  /** Recognises a refusal that means success: done already, for example on another device. */
  readonly doneBefore?: CallErrorCode
  /** Puts the server's answer into the cache; undefined if `doneBefore` applied. */
  readonly settle?: (context: CommandContext, input: Input, answer: Answer | undefined) => unknown
  /** Keys of queries to invalidate. */
  readonly touches?: (author: number | null, input: Input) => readonly QueryKey[]
  readonly words?: Words<Input, Answer>
  /** Label of a button that retries a failed intent under the same key. */
  readonly retry?: string
  /** Resumable after a login that was missing or had expired. A stored input must be of this shape. */
  readonly resume?: GenericSchema<unknown, Input>
}

/** `skipped`: superseded by a later intent of its scope, or already in effect. */
export type Outcome<Answer> =
  | { status: 'done'; answer: Answer | undefined }
  | { status: 'skipped' }
  | { status: 'failed'; code?: CallErrorCode }
