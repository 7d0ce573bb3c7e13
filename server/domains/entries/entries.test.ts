import { beforeEach, describe, expect, test } from 'vitest'
import { ALL_DAYS } from '../../../contract/time/days.ts'
import {
  type EntryBody,
  type EntryReport,
  MAX_ENTRIES_PER_PLACE,
  type ReportedDog,
} from '../../../contract/entries/entries.ts'
import { type Entries } from '../../../contract/entries/entry-evidence.ts'
import type { Place, PlaceCard } from '../../../contract/places/places.ts'
import { type DogPolicy, UNKNOWN_POLICY } from '../../../contract/policy/policy.ts'
import { ENTRY_DAYS } from '../../../contract/entries/visits.ts'
import { ask, send } from '../../testing/ask.ts'
import { testApp } from '../../testing/deps.ts'
import { dogInput } from '../../testing/dog-input.ts'
import { createMember, type Member } from '../../testing/members.ts'
import { placeInput } from '../../testing/place-input.ts'
import { useReferenceDatabase } from '../../testing/reference.ts'
import { insertDog, removeDog, updateDog } from '../dogs/store.ts'
import { purgeWithdrawn } from '../../compose/member-data.ts'
import { insertPlaces, updatePlaces } from '../../compose/places.ts'

const database = useReferenceDatabase()
const now = new Date('2026-11-21T03:00:00Z')
const TODAY = '2026-11-21'
const app = () => testApp(database, { clock: () => now })
const member = () => createMember({ db: database.orm, clock: () => now })

type Kept = { report: EntryReport; entries: Entries }

const call = <T>(who: Member, method: string, path: string, body?: unknown) => send<T>(app(), who, method, path, body)

const dog = (weightKg: number): ReportedDog => ({
  weightKg,
  size: weightKg < 10 ? 'small' : 'medium',
  breed: '푸들',
  restricted: false,
  guide: false,
  count: 1,
})
const reportBody = (more: Partial<EntryBody> = {}): EntryBody => ({
  outcome: 'admitted',
  visitedOn: TODAY,
  dogId: null,
  dog: dog(14),
  word: '',
  ...more,
})
const tell = (who: Member, place: number, more?: Partial<EntryBody>) =>
  call<Kept>(who, 'PUT', `/places/${place}/entries`, reportBody(more))
const ownReports = async (who: Member, query = '') =>
  (await call<{ items: EntryReport[]; cursor: string | null }>(who, 'GET', `/entries${query}`)).data
const placeOf = (place: number) => ask<Place>(app(), `/places/${place}`)

/** A policy that admits dogs up to this weight, verified by its source in spring of last year. */
const upTo = (kg: number): DogPolicy => ({
  ...UNKNOWN_POLICY,
  entry: 'all',
  coveredDays: [...ALL_DAYS],
  source: 'kcisa',
  sourceDate: '2025-03-24',
  verifiedAt: '2025-03-24',
  limits: [{ days: null, weight: { bound: 'lte', kg }, sizes: null }],
})

let ids: number[]
const id = (index: number) => ids[index] as number
beforeEach(async () => {
  await database.pool.query('truncate places, place_counts, entry_reports, rate_limits cascade')
  ids = await insertPlaces(database.orm, [
    placeInput({ name: '하나', policy: upTo(15) }),
    placeInput({ name: '둘', policy: upTo(15) }),
  ])
})

describe('an entry report', () => {
  test('What fell 12: is not overwritten by an older edit; the same edit sent again, and one of an older page, are saved', async () => {
    const who = await member()
    const dogId = await insertDog(database.orm, who.id, dogInput({ name: '콩이' }), now)
    const { report } = (await tell(who, id(0), { word: '마당만 됐어요' })).data
    const edit = (word: string, basedOn?: string | null) =>
      call<Kept>(who, 'PUT', `/entries/${report.id}`, { ...reportBody({ word, dogId, dog: null }), basedOn })
    const word = async () => (await ownReports(who)).items[0]?.word
    const saved = await edit('테라스만 됐어요', report.version)
    expect(saved.status).toBe(200)
    expect(await edit('실내도 됐어요', report.version)).toMatchObject({ status: 409, code: 'EDITED_ELSEWHERE' })
    expect(await word()).toBe('테라스만 됐어요')
    // A call sent again after its answer was lost, even if the dog is described otherwise meanwhile.
    await updateDog(database.orm, who.id, dogId, dogInput({ name: '콩이', weightKg: 9 }))
    expect((await edit('테라스만 됐어요', report.version)).status).toBe(200)
    expect((await edit('실내도 됐어요', (await ownReports(who)).items[0]?.version)).status).toBe(200)
    expect((await edit('옛 화면에서 고쳤어요')).status).toBe(200)
    expect(await word()).toBe('옛 화면에서 고쳤어요')
  })

  test('is public at its place and describes the dog, not its author', async () => {
    const who = await member()
    const { data } = await tell(who, id(0), { word: '  테라스만 됐어요 ' })
    const { entries } = await placeOf(id(0))
    expect(entries).toEqual({
      admitted: 1,
      refused: 0,
      sizes: [{ size: 'medium', admitted: 1, refused: 0 }],
      confirmedOn: null,
      refusedOn: null,
      signOn: null,
      latest: [
        {
          id: data.report.id,
          outcome: 'admitted',
          visitedOn: TODAY,
          word: '테라스만 됐어요',
          dog: { weightKg: 14, size: 'medium', breed: '푸들' },
        },
      ],
    })
    expect(data).toMatchObject({ entries, verifiedAt: '2025-03-24' })
  })

  test('Truth: confirms the law of 2026 where an admitted member saw the sign at the door of a restaurant or café', async () => {
    const [who, other] = [await member(), await member()]
    const signOf = async (place: number) => (await placeOf(place)).entries.signOn
    await tell(who, id(0), { sign: true, visitedOn: '2026-02-27' })
    await tell(other, id(0), { sign: true, outcome: 'refused', visitedOn: '2026-11-19' })
    await tell(who, id(0), { visitedOn: '2026-11-20' })
    expect(await signOf(id(0))).toBeNull()
    const { data } = await tell(who, id(0), { sign: true, visitedOn: '2026-11-10' })
    expect([data.report.sign, data.entries.signOn, await signOf(id(0))]).toEqual([true, '2026-11-10', '2026-11-10'])
    const [park = 0] = await insertPlaces(database.orm, [placeInput({ name: '공원', group: 'park', policy: upTo(15) })])
    await tell(who, park, { sign: true })
    expect(await signOf(park)).toBeNull()
  })

  test('is unique per member, place, dog and day: sending it again updates it', async () => {
    const who = await member()
    const first = (await tell(who, id(0))).data.report
    const second = (await tell(who, id(0), { outcome: 'refused', word: '사람이 많았어요' })).data
    expect(second.report).toMatchObject({ id: first.id, outcome: 'refused', word: '사람이 많았어요' })
    expect(second.entries).toMatchObject({ admitted: 0, refused: 1 })
    expect((await tell(who, id(0), { visitedOn: '2026-11-20' })).data.entries).toMatchObject({
      admitted: 1,
      refused: 1,
    })
  })

  test('stores a snapshot of the member’s dog without its name', async () => {
    const [who, other] = [await member(), await member()]
    const given = { ...dogInput({ name: '콩이', weightKg: 14.5 }), breed: '진돗개' }
    const dogId = await insertDog(database.orm, who.id, given, now)
    const { data } = await tell(who, id(0), { dogId, dog: dog(3) })
    expect(data.report).toMatchObject({ dogId, dog: { weightKg: 14.5, breed: '진돗개' } })
    expect(JSON.stringify(await placeOf(id(0)))).not.toContain('콩이')
    await removeDog(database.orm, who.id, dogId)
    expect((await ownReports(who)).items).toMatchObject([{ dogId, dog: { weightKg: 14.5 } }])
    expect(await tell(who, id(0), { dogId })).toMatchObject({ status: 404, code: 'DOG_NOT_FOUND' })
    const theirs = await insertDog(database.orm, other.id, given, now)
    expect(await tell(who, id(0), { dogId: theirs })).toMatchObject({ status: 404, code: 'DOG_NOT_FOUND' })
  })

  test('replaces another report when edited to the same dog and day', async () => {
    const who = await member()
    await tell(who, id(0), { visitedOn: '2026-11-20' })
    const { report } = (await tell(who, id(0))).data
    const body = reportBody({ visitedOn: '2026-11-20', outcome: 'refused' })
    const { data } = await call<Kept>(who, 'PUT', `/entries/${report.id}`, body)
    expect(data.entries).toMatchObject({ admitted: 0, refused: 1 })
    expect((await ownReports(who)).items).toMatchObject([
      { id: report.id, visitedOn: '2026-11-20', outcome: 'refused' },
    ])
  })

  test('can be withdrawn and no longer counts', async () => {
    const who = await member()
    const { report } = (await tell(who, id(0))).data
    const { data } = await call<{ placeId: number; entries: Entries; verifiedAt: string }>(
      who,
      'DELETE',
      `/entries/${report.id}`,
    )
    expect(data).toMatchObject({
      placeId: id(0),
      verifiedAt: '2025-03-24',
      entries: { admitted: 0, latest: [], confirmedOn: null },
    })
    expect((await placeOf(id(0))).policy.verifiedAt).toBe('2025-03-24')
    expect(await call(who, 'DELETE', `/entries/${report.id}`)).toMatchObject({ status: 404, code: 'ENTRY_NOT_FOUND' })
  })

  test('belongs to its author: others neither see it in their list nor change nor withdraw it', async () => {
    const [who, other] = [await member(), await member()]
    const { report } = (await tell(who, id(0))).data
    expect((await ownReports(other)).items).toEqual([])
    expect(await call(other, 'PUT', `/entries/${report.id}`, reportBody())).toMatchObject({ code: 'ENTRY_NOT_FOUND' })
    expect(await call(other, 'DELETE', `/entries/${report.id}`)).toMatchObject({ code: 'ENTRY_NOT_FOUND' })
    expect((await ownReports(who)).items).toMatchObject([{ id: report.id, outcome: 'admitted' }])
  })

  test.each(['2026-11-22', '2025-11-20', '2026-02-31', '2024-01-01'])('refuses the date %s', async (visitedOn) => {
    const answer = await tell(await member(), id(0), { visitedOn })
    expect(answer).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' })
    expect(answer.fields).toHaveProperty('visitedOn')
  })

  test('can be dated from today back to a year ago', async () => {
    const who = await member()
    expect((await tell(who, id(0), { visitedOn: TODAY })).status).toBe(200)
    expect((await tell(who, id(0), { visitedOn: '2025-11-21' })).data.entries).toMatchObject({ admitted: 2 })
  })

  test('What fell 11: of a visit more than a year ago keeps its day in an edit, and gets no other one that is too far off', async () => {
    const who = await member()
    const { report } = (await tell(who, id(0))).data
    const visitedOn = '2025-11-20'
    await database.pool.query('update entry_reports set visited_on = $2 where id = $1', [report.id, visitedOn])
    const edit = (more: Partial<EntryBody>) =>
      call<Kept>(who, 'PUT', `/entries/${report.id}`, reportBody({ visitedOn, word: '마당만 됐어요', ...more }))
    expect((await edit({})).data.report).toMatchObject({ word: '마당만 됐어요', visitedOn })
    expect(await edit({ visitedOn: '2025-11-19' })).toMatchObject({
      status: 422,
      fields: { visitedOn: expect.stringContaining('1년 안') },
    })
    expect((await edit({ visitedOn: '2025-11-21' })).status).toBe(200)
  })

  test('is refused for a missing or hidden place; withdrawing never is', async () => {
    const who = await member()
    expect(await tell(who, 2_000_000_000)).toMatchObject({ status: 404, code: 'PLACE_NOT_FOUND' })
    const { report } = (await tell(who, id(0))).data
    await database.pool.query(`update places set status = 'hidden' where id = $1`, [id(0)])
    expect(await tell(who, id(0))).toMatchObject({ status: 404, code: 'PLACE_NOT_FOUND' })
    expect((await call(who, 'DELETE', `/entries/${report.id}`)).status).toBe(200)
  })

  test(`is one of at most ${MAX_ENTRIES_PER_PLACE} of a member at a place within a year`, async () => {
    const who = await member()
    await database.pool.query(
      `insert into entry_reports (user_id, place_id, outcome, visited_on, word, created_at)
       select $1, $2, 'admitted', date '2026-11-01' - n, '', now() from generate_series(1, $3) as n`,
      [who.id, id(0), MAX_ENTRIES_PER_PLACE],
    )
    expect(await tell(who, id(0))).toMatchObject({ status: 409, code: 'ENTRIES_FULL' })
    expect((await placeOf(id(0))).entries.admitted).toBe(MAX_ENTRIES_PER_PLACE)
    expect((await tell(who, id(1))).status).toBe(200)
  })

  test('is rate limited per day', async () => {
    const who = await member()
    const statuses = []
    for (let sent = 0; sent < 21; sent += 1) statuses.push((await tell(who, id(0))).status)
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429])
  })

  test('is counted correctly under concurrent reports, edits and withdrawals', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, member))
    await Promise.all(
      members.map(async (who, index) => {
        const outcomes = (['admitted', 'refused'] as const).map((outcome) => tell(who, id(0), { outcome }))
        const [first] = await Promise.all([...outcomes, tell(who, id(0), { visitedOn: '2026-11-02' })])
        if (index % 2) await call(who, 'DELETE', `/entries/${first?.data.report.id}`)
      }),
    )
    const { rows } = await database.pool.query(
      `select count(*)::int as all, (select max(visited_on)::text from entry_reports where agrees group by user_id order by 1 desc offset 1 limit 1)
         as confirmed from entry_reports`,
    )
    const { entries, policy } = await placeOf(id(0))
    expect(rows[0].all).toBe(9)
    expect(entries.admitted + entries.refused).toBe(9)
    expect(policy.verifiedAt).toBe(rows[0].confirmed)
  })

  test('counts for a year after the visit', async () => {
    for (const who of [await member(), await member()]) await tell(who, id(0))
    const at = (days: number) => testApp(database, { clock: () => new Date(now.getTime() + days * 86_400_000) })
    expect((await ask<Place>(at(ENTRY_DAYS), `/places/${id(0)}`)).entries.admitted).toBe(2)
    const later = await ask<Place>(at(ENTRY_DAYS + 1), `/places/${id(0)}`)
    expect(later.entries).toMatchObject({ admitted: 0, latest: [], confirmedOn: TODAY })
  })
})

describe('a report as evidence of the policy', () => {
  const verifiedOf = async () => {
    const [cards, place] = await Promise.all([
      ask<{ items: PlaceCard[] }>(app(), '/places?order=verified&limit=50'),
      placeOf(id(0)),
    ])
    const card = cards.items.find((one) => one.id === id(0))
    expect(card?.policy.verifiedAt).toBe(place.policy.verifiedAt)
    return { at: place.policy.verifiedAt, entries: place.entries, rank: cards.items.indexOf(card as PlaceCard) }
  }
  const isFresh = async () => {
    const { items } = await ask<{ items: PlaceCard[] }>(app(), '/places?freshness=fresh&limit=50')
    return items.some((one) => one.id === id(0))
  }

  test('renews the verified date if two members agree: at the place, on cards, in filter and order', async () => {
    expect([(await verifiedOf()).at, await isFresh()]).toEqual(['2025-03-24', false])
    await tell(await member(), id(0), { visitedOn: '2026-11-10' })
    await tell(await member(), id(0), { visitedOn: '2026-11-12' })
    expect(await verifiedOf()).toMatchObject({ at: '2026-11-10', entries: { confirmedOn: '2026-11-10' }, rank: 0 })
    expect(await isFresh()).toBe(true)
  })

  test('Everyday use: of one member renews nothing, however many there are', async () => {
    const who = await member()
    for (const visitedOn of ['2026-11-10', '2026-11-11', TODAY]) await tell(who, id(0), { visitedOn })
    expect(await verifiedOf()).toMatchObject({ at: '2025-03-24', entries: { admitted: 3, confirmedOn: null } })
    await tell(await member(), id(0), { visitedOn: '2026-11-12' })
    expect(await verifiedOf()).toMatchObject({ at: '2026-11-12', entries: { confirmedOn: '2026-11-12' } })
  })

  test('agrees also by a refusal that the policy predicts', async () => {
    await tell(await member(), id(0), { dog: dog(14) })
    await tell(await member(), id(0), { outcome: 'refused', dog: dog(16) })
    expect(await verifiedOf()).toMatchObject({ at: TODAY, entries: { confirmedOn: TODAY, refusedOn: null } })
  })

  test('warns if a dog was refused that the policy admits, and does not renew the date', async () => {
    await tell(await member(), id(0), { outcome: 'refused' })
    expect(await verifiedOf()).toMatchObject({
      at: '2025-03-24',
      entries: { refused: 1, confirmedOn: null, refusedOn: TODAY },
    })
  })

  test.each([
    ['a dog that it refuses was let in', { dog: dog(16) }],
    ['nothing is known of the dog', { dog: null }],
  ])('says nothing of it where %s', async (_why, more) => {
    await tell(await member(), id(0), more)
    expect(await verifiedOf()).toMatchObject({
      at: '2025-03-24',
      entries: { admitted: 1, confirmedOn: null, refusedOn: null },
    })
  })

  test('is compared again when an import or an admin rewrites the policy', async () => {
    for (const who of [await member(), await member()]) await tell(who, id(0), { dog: dog(14) })
    const input = placeInput({ name: '하나', policy: { ...upTo(10), verifiedAt: '2026-06-01' } })
    await updatePlaces(database.orm, [{ id: id(0), input }])
    expect(await verifiedOf()).toMatchObject({ at: '2026-06-01', entries: { confirmedOn: null } })
    await updatePlaces(database.orm, [{ id: id(0), input: { ...input, policy: upTo(15) } }])
    expect(await verifiedOf()).toMatchObject({ at: TODAY, entries: { confirmedOn: TODAY } })
  })
})

describe('a member’s own reports', () => {
  test('are listed newest first, in pages, or for one place', async () => {
    const who = await member()
    for (const place of ids) await tell(who, place)
    const first = await ownReports(who, '?limit=1')
    expect(first.items.map(({ place }) => place.name)).toEqual(['둘'])
    const second = await ownReports(who, `?limit=1&cursor=${first.cursor}`)
    expect(second).toMatchObject({ items: [{ place: { id: id(0), name: '하나' } }], cursor: null })
    expect((await ownReports(who, `?place=${id(0)}`)).items.map(({ place }) => place.name)).toEqual(['하나'])
  })

  test('refuse an unknown cursor', async () => {
    const who = await member()
    for (const cursor of ['-1', 'ZZ', '0', 'zzzzzzz']) {
      expect(await call(who, 'GET', `/entries?cursor=${cursor}`)).toMatchObject({ status: 400, code: 'BAD_CURSOR' })
    }
  })

  test('are part of the export, and stay as anonymous evidence after a purge', async () => {
    const [who, other] = [await member(), await member()]
    const { report } = (await tell(who, id(0))).data
    const { data } = await call<{ entries: EntryReport[] }>(who, 'GET', '/users/me/export')
    expect(data.entries).toEqual([report])
    expect((await call<{ entries: EntryReport[] }>(other, 'GET', '/users/me/export')).data.entries).toEqual([])

    await database.pool.query('update users set withdrawn_at = $2 where id = $1', [who.id, '2026-11-01T00:00:00Z'])
    expect(await purgeWithdrawn({ db: database.orm }, now)).toEqual([who.id])
    expect((await placeOf(id(0))).entries).toMatchObject({ admitted: 1, latest: [{ id: report.id }] })
  })
})
