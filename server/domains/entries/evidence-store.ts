import { type SQL, sql } from 'drizzle-orm'
import type { ReportedDog } from '../../../contract/entries/entries.ts'
import { type Entries, type EntryNote, type Evidence } from '../../../contract/entries/entry-evidence.ts'
import type { Outcome } from '../../../contract/entries/outcomes.ts'
import { FOOD_GROUPS, FOOD_LAW_DAY } from '../../../contract/policy/freshness.ts'
import { SIZES, type Size } from '../../../contract/dogs/dog-sizes.ts'
import { ENTRY_DAYS } from '../../../contract/entries/visits.ts'
import type { DogPolicy } from '../../../contract/policy/policy.ts'
import { bulkUpdate } from '../../db/statements/bulk.ts'
import type { Db } from '../../db/index.ts'
import { isPostShown } from '../../db/content/shown-posts.ts'
import { fail } from '../../refusals/refusal.ts'
import { agreement } from './agreement.ts'
import type { EntryPlaces } from './ports.ts'

const LATEST = 5

/** A sign of the law that applies to restaurants and cafés since its day, seen by a member who was admitted. */
const SIGN_SEEN = sql`e.sign and e.outcome = 'admitted' and e.visited_on >= ${FOOD_LAW_DAY}::date
  and exists (select from places as f where f.id = e.place_id and f.group_key = any(${sql.param([...FOOD_GROUPS])}::text[]))`

/** The latest day on which an admin, or a member whose suggestion was accepted, saw that sign; see decision 0247. */
const signChecked = (placeId: SQL) => sql`(select max(k.checked_on)::text from place_checks as k
  where k.place_id = ${placeId} and k.sign and k.checked_on >= ${FOOD_LAW_DAY}::date
  and exists (select from places as f where f.id = k.place_id and f.group_key = any(${sql.param([...FOOD_GROUPS])}::text[])))`

/** The post that everybody sees in which a report was told; null if there is none. */
export const publicPostOf = (reportId: SQL) =>
  sql`(select max(p.id) from posts as p where p.entry_id = ${reportId} and ${isPostShown('p', null)})`

/** A row with `entriesColumn`. */
export interface EntriesRow {
  counts: { outcome: Outcome; size: Size | null; reports: number }[] | null
  confirmed_on: string | null
  refused_on: string | null
  sign_on: string | null
  latest: (Omit<EntryNote, 'postId'> & { postId: number | null })[] | null
}

/**
 * The day since which reports of two members agree with the policy: the older of the latest agreeing reports of the two who told last.
 * One member alone renews nothing, however often they tell.
 */
const confirmedOn = (placeId: SQL): SQL => sql`
  select max(e.visited_on) from entry_reports as e where e.place_id = ${placeId} and e.agrees
  group by e.user_id order by 1 desc offset 1 limit 1`

/** The evidence of the place with id `placeId`, as one JSON value; `today` is Korea's ISO date. */
export const entriesColumn = (placeId: SQL, today: string): SQL => {
  const recent = sql`e.place_id = ${placeId} and e.visited_on >= ${today}::date - ${ENTRY_DAYS}::int`
  const when = (which: SQL) =>
    sql`(select max(e.visited_on)::text from entry_reports as e where e.place_id = ${placeId} and ${which})`
  return sql`json_build_object(
    'counts', (select json_agg(c) from (
      select e.outcome, e.dog ->> 'size' as size, count(*)::int as reports from entry_reports as e where ${recent} group by 1, 2) as c),
    'confirmed_on', (${confirmedOn(placeId)})::text,
    'refused_on', ${when(sql`not e.agrees and e.outcome = 'refused'`)},
    'sign_on', greatest(${when(SIGN_SEEN)}, ${signChecked(placeId)}),
    'latest', (select json_agg(n order by n."visitedOn" desc, n.id desc) from (
      select e.id, e.outcome, e.visited_on::text as "visitedOn", case when e.hidden_at is null then e.word else '' end as word,
        ${publicPostOf(sql`e.id`)} as "postId", case when e.dog is not null then
        json_build_object('weightKg', e.dog -> 'weightKg', 'size', e.dog -> 'size', 'breed', e.dog -> 'breed') end as dog
      from entry_reports as e where ${recent} order by e.visited_on desc, e.id desc limit ${LATEST}) as n))`
}

export function toEntries({ counts, confirmed_on, refused_on, sign_on, latest }: EntriesRow): Entries {
  const rows = counts ?? []
  const sum = (outcome: Outcome, size?: Size) =>
    rows
      .filter((one) => one.outcome === outcome && (size === undefined || one.size === size))
      .reduce((all, { reports }) => all + reports, 0)
  const sizes = SIZES.map((size) => ({ size, admitted: sum('admitted', size), refused: sum('refused', size) }))
  return {
    admitted: sum('admitted'),
    refused: sum('refused'),
    sizes: sizes.filter(({ admitted, refused }) => admitted + refused > 0),
    confirmedOn: confirmed_on,
    refusedOn: refused_on,
    signOn: sign_on,
    latest: (latest ?? []).map(({ postId, ...note }) => (postId === null ? note : { ...note, postId })),
  }
}

export async function readEvidence(db: Db, placeId: number, today: string): Promise<Evidence> {
  const { rows } = await db.execute<{ entries: EntriesRow; verified_at: string | null }>(sql`
    select ${entriesColumn(sql`p.id`, today)} as entries,
      case when p.verified_day > 0 then (date '1970-01-01' + p.verified_day)::text end as verified_at
    from places as p where p.id = ${placeId}`)
  const row = rows[0] ?? fail('PLACE_NOT_FOUND')
  return { entries: toEntries(row.entries), verifiedAt: row.verified_at }
}

interface ComparedReport extends Record<string, unknown> {
  id: number
  place_id: number
  outcome: Outcome
  dog: ReportedDog | null
  visited_on: string
  agrees: boolean | null
  policy: DogPolicy
}

/** Compares all reports of places with their rewritten policies. Requires the locks of the places. */
export async function compareReportsWithPolicy(
  tx: Db,
  places: EntryPlaces,
  placeIds: readonly number[],
): Promise<void> {
  const { rows } = await tx.execute<ComparedReport>(sql`
    select e.id, e.place_id, e.outcome, e.dog, e.visited_on::text, e.agrees, d.policy
    from entry_reports as e join place_details as d on d.place_id = e.place_id
    where e.place_id = any(${sql.param([...placeIds])}::int[])`)
  const judged = rows.map(({ id, outcome, dog, visited_on, agrees, policy }) => {
    const now = agreement({ outcome, dog, visitedOn: visited_on }, policy)
    return { id, agrees: now, changed: now !== agrees }
  })
  const columns = { id: 'int', agrees: 'boolean' } as const
  await bulkUpdate(
    tx,
    sql`entry_reports`,
    'id',
    columns,
    judged.filter(({ changed }) => changed),
  )
  await updateVerifiedDay(tx, places, [...new Set(rows.map(({ place_id }) => place_id))])
}

/** Updates the day since which two members agree with the policy of each place. Requires the locks of the places. */
export async function updateVerifiedDay(tx: Db, places: EntryPlaces, placeIds: readonly number[]): Promise<void> {
  if (placeIds.length === 0) return
  const { rows } = await tx.execute<{ id: number; day: number }>(sql`
    select w.id, coalesce((${confirmedOn(sql`w.id`)}) - date '1970-01-01', 0) as day
    from unnest(${sql.param([...placeIds])}::int[]) as w(id)`)
  await places.setConfirmed(tx, rows)
}
