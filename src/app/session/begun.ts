import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import type { BegunAction, BegunPayloads } from '../../features/session/model.ts'
import { readStored, writeStored } from '../../platform/device/storage.ts'
import { showToast } from '../../ui/overlays/state.ts'

/** What may be done after a login, and where it is written how. A kind without an entry is a type error. */
const ACTIONS: { [Kind in keyof BegunPayloads]: () => Promise<BegunAction<BegunPayloads[Kind]>> } = {
  'likes.set': async () => (await import('../../features/likes/begun-mutations.ts')).likeBegun,
  'entries.report': async () => {
    const [{ entryBegun }, { showEvidence }] = await Promise.all([
      import('../../features/entries/begun-mutations.ts'),
      import('../../features/places/queries.ts'),
    ])
    return entryBegun(showEvidence)
  },
}

/** Signing up takes a while: a mail is waited for. */
const MAX_AGE_MS = 30 * 60_000
const Kept = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ kind: v.picklist(Object.keys(ACTIONS)), payload: v.unknown(), id: v.string(), at: v.number() }),
)
/** Local storage: ids of what was done already. A copied tab has a copy of what was begun, too. */
const DONE_KEY = 'daengdaeng.begun-done'
const MAX_DONE = 20

/** Does what was begun before the login, once, unless it is too long ago or isn't of this app. */
export async function goOn(begun: string, who: { userId: number; queryClient: QueryClient }): Promise<void> {
  const kept = v.safeParse(Kept, begun)
  if (!kept.success) return console.warn('What was begun is unreadable, dropped')
  const { kind, payload, id, at } = kept.output
  const age = Date.now() - at
  if (age < 0 || age > MAX_AGE_MS || !(await claim(id))) return
  try {
    const action = (await ACTIONS[kind as keyof BegunPayloads]()) as BegunAction<unknown>
    const known = v.safeParse(action.payload, payload)
    if (known.success) await action.act(known.output, who)
    else console.warn(`${kind}: unreadable, dropped`)
  } catch {
    showToast({ message: '로그인은 되었지만, 하려던 일은 마치지 못했어요. 다시 눌러 주세요.', color: 'error' })
  }
}

/** True for the first who asks, of all tabs. */
async function claim(id: string): Promise<boolean> {
  const take = () => {
    const done = readStored(DONE_KEY, v.array(v.string())) ?? []
    if (done.includes(id)) return false
    writeStored(DONE_KEY, [...done, id].slice(-MAX_DONE))
    return true
  }
  // Absent on plain http.
  return navigator.locks ? await navigator.locks.request(DONE_KEY, take) : take()
}
