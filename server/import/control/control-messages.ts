import * as v from 'valibot'
import { Email } from '../../../contract/users/users.ts'
import type { AdminOutcome } from './admin-acts.ts'
import type { Progress, Summary } from '../run.ts'
import { LANGUAGES, type Phrase } from '../words/index.ts'

/** Messages of the importing program to the server: one JSON value per line. */
export const ControlRequest = v.variant('type', [
  v.object({
    type: v.literal('import'),
    /** Absolute paths, since the server has another working directory. */
    files: v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(4096))), v.minLength(1), v.maxLength(100)),
    dryRun: v.boolean(),
    whole: v.optional(v.nullable(v.object({ mostGone: v.pipe(v.number(), v.minValue(0), v.maxValue(1)) })), null),
    language: v.picklist(LANGUAGES),
  }),
  v.object({ type: v.literal('cancel') }),
  /** Sent by `npm run admin`. */
  v.object({ type: v.literal('admin'), email: Email, act: v.picklist(['add', 'reset-second-factor']) }),
])
export type ControlRequest = v.InferOutput<typeof ControlRequest>

/** Messages of the server, one JSON value per line. */
export type ControlAnswer =
  | { type: 'accepted'; pid: number }
  | { type: 'progress'; progress: Progress }
  | { type: 'done'; summary: Summary }
  | { type: 'admin'; made: AdminOutcome }
  | { type: 'failed'; why: Phrase; about?: string | undefined }
