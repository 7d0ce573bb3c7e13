import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { retryDeadlocks } from '../../db/transactions/deadlock.ts'
import type { Db } from '../../db/index.ts'
import { planned } from '../../db/statements/planned.ts'
import type { Deps } from '../../deps.ts'
import type { AnswerStore, CallKey } from '../../http/request/answer-store.ts'
import type { Count } from '../../http/request/limits.ts'
import { fail } from '../../refusals/refusal.ts'
import { type Counted, countingSql, refuseExceeded } from '../limits/store.ts'
import { idempotencyKeys } from './table.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

export const KEPT_DAYS = 7
/** Limits by author: the number of newest answers that are retained, and their total length in characters. */
export const KEPT = { answers: 1000, characters: 1_000_000 }
/** Longer than any answer to a write. */
const MOST_CHARACTERS = 200_000

const isCall = ({ authorId, key }: CallKey) => and(eq(idempotencyKeys.authorId, authorId), eq(idempotencyKeys.key, key))

async function find(db: Db, call: CallKey): Promise<string | null> {
  const { request, answer } = idempotencyKeys
  const [row] = await db.select({ request, answer }).from(idempotencyKeys).where(isCall(call))
  if (row && row.request !== call.request) fail('KEY_REUSED')
  return row?.answer ?? null
}

interface Begun extends Record<string, unknown> {
  begun: boolean
  counted: Counted[]
}

/**
 * Locks the key and counts the call towards its limits, unless it is a repetition: a second call waits here until the first one is committed
 * or rolled back.
 */
async function begin(tx: Db, { authorId, key, request }: CallKey, counts: readonly Count[], now: Date): Promise<Begun> {
  const [row] = await planned<Begun>(
    tx,
    sql`with locked as (
        insert into idempotency_keys (author_id, key, request, created_at)
        values (${authorId}, ${key}, ${request}, ${now.toISOString()}::timestamptz) on conflict do nothing returning key),
      counted as (${countingSql(counts, sql`exists (select from locked)`)})
      select exists (select from locked) as begun, coalesce((select json_agg(counted) from counted), '[]') as counted`,
  )
  return row as Begun
}

function once({ db, clock }: StoreDeps, call: CallKey, counts: readonly Count[], effect: (tx: Db) => Promise<string>) {
  return db.transaction(async (tx) => {
    const { begun, counted } = await begin(tx, call, counts, clock())
    // A row that conflicts but isn't found has just been deleted because of its age.
    if (!begun) return { repeated: true, answer: (await find(tx, call)) ?? fail('UNAVAILABLE') }
    refuseExceeded(counts, counted)
    const answer = await effect(tx)
    if (answer.length > MOST_CHARACTERS) throw new Error(`An answer of ${answer.length} characters can't be kept.`)
    await planned(
      tx,
      sql`update idempotency_keys set answer = ${answer} where author_id = ${call.authorId} and key = ${call.key}`,
    )
    return { repeated: false, answer }
  })
}

type StoreDeps = Pick<Deps, 'db' | 'clock'>

/** Stores answers in the same database as their effects, so that both are committed together and visible to all nodes. */
export const answerStoreOf = (deps: StoreDeps): AnswerStore => ({
  find: (call) => find(deps.db, call),
  once: (call, counts, effect) => retryDeadlocks(() => once(deps, call, counts, effect)),
})

/** Deletes answers that are too old, and those above the limits of authors who wrote recently. */
export async function removeOldAnswers(db: Db, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - KEPT_DAYS * DAY_MS)))
  // Only recent authors can have exceeded a limit. Some minutes, since a run may be missed.
  const lately = new Date(now.getTime() - 30 * MINUTE_MS).toISOString()
  await db.execute(sql`
    delete from idempotency_keys where (author_id, key) in (
      select author_id, key from (
        select author_id, key, row_number() over newest as nth, sum(length(answer)) over newest as characters
        from idempotency_keys
        where author_id in (select author_id from idempotency_keys where created_at > ${lately}::timestamptz)
        window newest as (partition by author_id order by created_at desc, key)
      ) as ranked where nth > ${KEPT.answers} or characters > ${KEPT.characters}
    )`)
}

/** Deletes the answers of purged members. */
export async function deleteAnswersOfUsers(tx: Db, userIds: readonly number[]): Promise<void> {
  await tx.delete(idempotencyKeys).where(inArray(idempotencyKeys.authorId, [...userIds]))
}
