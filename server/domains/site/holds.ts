import type { Role } from '../../../contract/users/users.ts'
import type { HoldReason } from '../../../contract/posts/holds.ts'
import type { Db } from '../../db/index.ts'
import { type Habits, holdReasons } from '../../lib/hold-rules.ts'
import { readSettings } from './store.ts'

const HOUR_MS = 3_600_000

interface Said {
  role: Role
  /** All words of it. */
  words: string
  now: Date
  /** What its author wrote since a time, without this. */
  habits: (since: Date) => Promise<Habits>
  /** Of these reasons only. */
  among?: readonly HoldReason[]
}

/** Of something that was changed: only what its new words are. */
export const OF_CHANGES: readonly HoldReason[] = ['link', 'word']

/** Why what a member says waits for an admin; mentors and admins wait for nothing. */
export async function reasonsToHold(tx: Db, { role, words, now, habits, among }: Said): Promise<HoldReason[]> {
  if (role !== 'member') return []
  const settings = await readSettings(tx)
  const since = new Date(now.getTime() - settings.repeatHours * HOUR_MS)
  const reasons = holdReasons(words, now, await habits(since), settings)
  return among ? reasons.filter((reason) => among.includes(reason)) : reasons
}
