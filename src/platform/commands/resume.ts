import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { isListOf, isString } from '../../lib/guards.ts'
import { readStored, writeStored } from '../device/storage.ts'
import { currentAuthor } from './author.ts'
import type { Command } from './command.ts'
import { runCommand } from './run-command.ts'

/** Maximum age of a pending action. Signing up takes a while: it waits for a mail. */
const MAX_AGE_MS = 30 * 60_000
const Kept = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    kind: v.string(),
    payload: v.unknown(),
    id: v.string(),
    author: v.nullable(v.number()),
    at: v.number(),
  }),
)
/** Local storage: keys of actions that were resumed. A copied tab has a copy of the pending action, too. */
const DONE_KEY = 'daengdaeng.begun-done'
const MAX_DONE = 20

type Resume = <Input, Answer>(command: Command<Input, Answer>) => Promise<void>
/** Commands that may be resumed, by name, each loaded on demand. */
export type Resumable = Readonly<Record<string, (resume: Resume) => Promise<void>>>

/**
 * Resumes the action from before the login, once, unless it is too old, of another member or not of this app.
 * @param kept a `PendingAction` as stored for this tab
 */
export async function resumePendingAction(queryClient: QueryClient, kept: string, resumable: Resumable): Promise<void> {
  const read = v.safeParse(Kept, kept)
  if (!read.success) return console.warn('The pending action is unreadable, dropped')
  const { kind, payload, id, author, at } = read.output
  const age = Date.now() - at
  if (age < 0 || age > MAX_AGE_MS || (author !== null && author !== currentAuthor())) return
  const load = Object.hasOwn(resumable, kind) ? resumable[kind] : undefined
  if (!load) return console.warn(`${kind}: not to be resumed, dropped`)
  if (!(await claim(id))) return
  await load(async (command) => {
    const input = command.resume && v.safeParse(command.resume, payload)
    if (input?.success) await runCommand(queryClient, command, input.output, { key: id })
    else console.warn(`${kind}: unreadable, dropped`)
  })
}

/** True for the first caller of all tabs. */
async function claim(id: string): Promise<boolean> {
  const take = () => {
    const done = readStored(DONE_KEY, isListOf(isString)) ?? []
    if (done.includes(id)) return false
    writeStored(DONE_KEY, [...done, id].slice(-MAX_DONE))
    return true
  }
  // Absent on plain http.
  return navigator.locks ? await navigator.locks.request(DONE_KEY, take) : take()
}
