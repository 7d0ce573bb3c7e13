import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AuditEvent } from '../../../contract/audit/audit.ts'
import { ALL_DAYS } from '../../../contract/time/days.ts'
import { UNKNOWN_HOURS } from '../../../contract/time/hours.ts'
import type { PlaceListRecord, PlaceRecord } from '../../../contract/places/place-records.ts'
import type { Place, PlaceCard } from '../../../contract/places/places.ts'
import type { PossibleDuplicate } from '../../../contract/places/places-admin.ts'
import { UNKNOWN_POLICY } from '../../../contract/policy/policy.ts'
import type { BinOutcome } from '../../../contract/records/records.ts'
import { insertPlaces, updatePlaces } from '../../compose/places.ts'
import { send } from '../../testing/ask.ts'
import { testApp } from '../../testing/deps.ts'
import { useTestDatabase } from '../../testing/harness.ts'
import { createMember, type Member } from '../../testing/members.ts'
import { placeInput } from '../../testing/place-input.ts'
import { samplePhoto } from '../../testing/sample-photo.ts'
import { temporaryFolderOfFile } from '../../testing/engines/temporary-folder.ts'
import { ensureGroups } from '../groups/store.ts'
import { ensureOptions } from '../options/store.ts'

const database = useTestDatabase()
const dataDir = temporaryFolderOfFile()
const NOW = new Date('2026-11-22T03:00:00Z')
let app: ReturnType<typeof testApp>
let admin: Member

beforeAll(async () => {
  await ensureGroups(database.orm)
  await ensureOptions(database.orm)
})
beforeEach(async () => {
  app = testApp(database, { clock: () => NOW, answersFreshMs: 0, env: { dataDir } })
  admin = await createMember({ db: database.orm, clock: () => NOW }, 'admin')
  await database.pool.query('delete from places; delete from place_counts')
})

const call = <T>(method: string, path: string, body?: unknown, by: Member | null = admin) =>
  send<T>(app, by, method, path, body)

const POLICY = { ...UNKNOWN_POLICY, entry: 'all' as const, coveredDays: [...ALL_DAYS] }
const BODY = {
  name: '파도 앞 카페',
  group: 'cafe',
  status: 'open',
  sido: '강원',
  sigungu: '속초시',
  roadAddress: '해변로 12',
  lotAddress: null,
  lat: 38.2,
  lng: 128.59,
  phone: '033-123-4567',
  homepage: null,
  hours: UNKNOWN_HOURS,
  parking: null,
  admission: null,
  indoor: true,
  outdoor: null,
  description: null,
  options: [] as string[],
  policy: POLICY,
  photos: [] as { id: string; alt: string; credit: string | null }[],
  guideHtml: '',
}
const create = async (body: object = {}) =>
  (await call<PlaceRecord>('POST', '/admin/places', { ...BODY, ...body })).data
const update = ({ id, version }: PlaceRecord, body: object) =>
  call<PlaceRecord>('PUT', `/admin/places/${id}`, { ...BODY, ...body, version })
const visible = async (id: number) => (await call('GET', `/places/${id}`, undefined, null)).status
const names = async (query = '') =>
  (await call<{ items: PlaceListRecord[] }>('GET', `/admin/places${query}`)).data.items.map(({ name }) => name)
const history = async (id: number) =>
  (await call<{ items: AuditEvent[] }>('GET', `/admin/audit-events?kind=place&target=${id}`)).data.items

describe('R2.24 a place in the back office', () => {
  test('is created, and visitors see it at once, with its guide sanitized', async () => {
    const made = await create({ guideHtml: '<p onclick="x()">목줄</p><script>alert(1)</script>' })
    expect(made).toMatchObject({ version: 1, status: 'open', guideHtml: '<p>목줄</p>', policy: { source: 'admin' } })
    const { data } = await call<{ name: string }>('GET', `/places/${made.id}`, undefined, null)
    expect(data.name).toBe('파도 앞 카페')
    const { rows } = await database.pool.query('select count from place_counts')
    expect(rows).toEqual([{ count: 1 }])
  })

  test('refuses a kind and a facility that do not exist, and a date to come', async () => {
    expect((await call('POST', '/admin/places', { ...BODY, group: 'nosuch' })).code).toBe('RECORD_NOT_FOUND')
    expect((await call('POST', '/admin/places', { ...BODY, options: ['nosuch'] })).code).toBe('RECORD_NOT_FOUND')
    const policy = { ...POLICY, verifiedAt: '2999-01-01' }
    expect((await call('POST', '/admin/places', { ...BODY, policy })).fields).toHaveProperty('policy')
    for (const wrong of [
      { policy: { ...POLICY, limits: [{ days: null, weight: { bound: 'lte', kg: -5 }, sizes: null }] } },
      { policy: { ...POLICY, maxDogs: 1.5 } },
      { policy: { ...POLICY, verifiedAt: '2026-02-30' } },
      { policy: { ...POLICY, sourceDate: '2026-02-30' } },
      { policy: { ...POLICY, entryDays: [] } },
      { hours: { ...UNKNOWN_HOURS, periods: [{ weekday: 1, open: 600, close: 540 }] } },
      { lat: 12 },
      { homepage: 'https://naver.com@evil.example/' },
      { homepage: 'javascript:alert(1)' },
    ])
      expect((await call('POST', '/admin/places', { ...BODY, ...wrong })).status, JSON.stringify(wrong)).toBe(422)
  })

  test('is changed by the version that was read; another is refused, and a change of nothing changes nothing', async () => {
    const made = await create()
    const { data: same } = await update(made, {})
    expect([same.version, same.editedFields]).toEqual([1, []])
    const { data: next } = await update(made, { phone: '033-999-9999' })
    expect([next.version, next.editedFields]).toEqual([2, ['phone']])
    expect((await update(made, { name: '다른 이름' })).code).toBe('VERSION_CONFLICT')
    const { data: further } = await update(next, { phone: '033-999-9999', homepage: 'https://cafe.example.kr' })
    expect([further.version, further.editedFields]).toEqual([3, ['homepage', 'phone']])
    const [, event] = await history(made.id)
    expect(event).toMatchObject({
      action: 'update',
      targetName: '파도 앞 카페',
      actor: { id: admin.id },
      before: { phone: '033-123-4567' },
      after: { phone: '033-999-9999' },
    })
  })

  test('says of a changed policy that the operator checked it, and keeps the words of its source', async () => {
    const sourceTexts = [{ label: '동반', text: '가능' }]
    const policy = { ...POLICY, source: 'kcisa' as const, sourceDate: '2026-01-02', sourceTexts }
    const [id = 0] = await insertPlaces(database.orm, [placeInput({ policy })])
    const { data: place } = await call<PlaceRecord>('GET', `/admin/places/${id}`)
    const body = { ...BODY, name: place.name }
    const { data: kept } = await update(place, { ...body, policy: { ...place.policy, sourceTexts: [] } })
    expect(kept.policy).toMatchObject({ source: 'kcisa', sourceTexts })
    const { data } = await update(kept, { ...body, policy: { ...kept.policy, maxDogs: 2 } })
    expect(data.policy).toMatchObject({ maxDogs: 2, source: 'admin', sourceDate: '2026-11-22', sourceTexts })
  })

  test('keeps what an admin changed when an import writes it anew; the version grows, so an open form notices', async () => {
    const [id = 0] = await insertPlaces(database.orm, [placeInput({ phone: '1', homepage: null })])
    const { data: place } = await call<PlaceRecord>('GET', `/admin/places/${id}`)
    const given = { ...place, photos: [], group: 'cafe' }
    await call('PUT', `/admin/places/${id}`, { ...BODY, ...given, phone: '033-777-7777' })
    await updatePlaces(database.orm, [{ id, input: placeInput({ phone: '2', name: '파도소리 카페' }) }])
    const { data: after } = await call<PlaceRecord>('GET', `/admin/places/${id}`)
    expect(after).toMatchObject({ phone: '033-777-7777', name: '파도소리 카페', version: 3, editedFields: ['phone'] })
  })

  test('goes into the bin and returns as it was, hidden or open; imports do not open it meanwhile', async () => {
    const [open, hidden] = [await create(), await create({ status: 'hidden', name: '숨은 곳' })]
    const ids = [open.id, hidden.id]
    expect((await call('PUT', '/admin/places-bin', { ids, binned: true })).data).toEqual({ changed: 2, ids })
    expect(await visible(open.id)).toBe(404)
    expect(await names()).toEqual([])
    expect(await names('?bin=1&order=name')).toEqual(['숨은 곳', '파도 앞 카페'])
    const { data: binned } = await call<PlaceRecord>('GET', `/admin/places/${open.id}`)
    expect((await update(binned, { phone: null })).code).toBe('RECORD_BINNED')
    expect((await call('PUT', '/admin/places-bin', { ids: [...ids, 999_999], binned: false })).code).toBe(
      'PLACE_NOT_FOUND',
    )
    expect((await call('PUT', '/admin/places-bin', { ids, binned: false })).data).toEqual({ changed: 2, ids })
    expect(await Promise.all(ids.map(visible))).toEqual([200, 404])
    const { rows } = await database.pool.query('select sum(count)::int as sum from place_counts')
    expect(rows).toEqual([{ sum: 1 }])
  })

  test('What fell: who moves several is told which, apart from those that another admin moved before', async () => {
    const [one, two] = [await create(), await create({ name: '다른 곳' })]
    const bin = async (ids: number[], binned: boolean) =>
      (await call<BinOutcome>('PUT', '/admin/places-bin', { ids, binned })).data
    expect(await bin([one.id], true)).toEqual({ changed: 1, ids: [one.id] })
    expect(await bin([two.id, one.id], true)).toEqual({ changed: 1, ids: [two.id] })
    expect(await bin([two.id, one.id], true)).toEqual({ changed: 0, ids: [] })
  })

  test.each(['open', 'hidden', 'closed'])(
    'What fell 14: %s from the start, it is counted while it is open',
    async (status) => {
      const counted = async () =>
        (await database.pool.query<{ sum: number }>('select coalesce(sum(count), 0)::int as sum from place_counts'))
          .rows[0]?.sum
      let place = await create({ status })
      expect(place.status).toBe(status)
      for (const to of [status, 'hidden', 'closed', 'hidden', 'open', 'closed', 'open']) {
        place = (await update(place, { status: to })).data
        expect([to, await visible(place.id), await counted()]).toEqual(to === 'open' ? [to, 200, 1] : [to, 404, 0])
      }
    },
  )

  test('What fell 14: put away or brought back twice, a place changes once, and its version grows with that', async () => {
    const { id } = await create()
    const bin = async (binned: boolean) =>
      (await call<{ changed: number }>('PUT', '/admin/places-bin', { ids: [id], binned })).data.changed
    const version = async () => (await call<PlaceRecord>('GET', `/admin/places/${id}`)).data.version
    for (const [binned, then] of [
      [true, 2],
      [false, 3],
    ] as const) {
      expect([binned, await bin(binned), await version()]).toEqual([binned, 1, then])
      expect([binned, await bin(binned), await version()]).toEqual([binned, 0, then])
    }
    expect((await history(id)).map(({ action }) => action)).toEqual(['restore', 'bin', 'create'])
  })

  test('What fell 14: an example stays one when an admin changes it, and a record says when it was written', async () => {
    const [id = 0] = await insertPlaces(database.orm, [placeInput({ sample: true })])
    const { data: before } = await call<PlaceRecord>('GET', `/admin/places/${id}`)
    const { data } = await update(before, { name: '고친 이름' })
    expect([before.sample, data.sample]).toEqual([true, true])
    const { createdAt, updatedAt } = await create()
    expect([data.updatedAt, createdAt, updatedAt]).toEqual(Array(3).fill(NOW.toISOString()))
  })

  test('closed by an admin is gone for visitors, and out of the counts', async () => {
    const made = await create()
    await update(made, { status: 'closed' })
    expect(await visible(made.id)).toBe(404)
    const { rows } = await database.pool.query('select sum(count)::int as sum from place_counts')
    expect(rows).toEqual([{ sum: 0 }])
  })
})

describe('R2.24 photos of a place', () => {
  const upload = async (by = admin) => {
    const headers = { Cookie: by.cookie, 'Content-Type': 'image/jpeg' }
    const response = await app.request('/api/photos', { method: 'POST', headers, body: await samplePhoto() })
    return ((await response.json()) as { data: { id: string } }).data.id
  }
  const photo = (id: string, alt = '') => ({ id, alt, credit: null })

  test('are ordered, described, removed, and brought back from the history', async () => {
    const [one, two] = [await upload(), await upload()]
    const made = await create({ photos: [photo(one, '앞모습'), photo(two)] })
    const [first = '', second = ''] = made.photos.map(({ src }) => src)
    const { data: turned } = await update(made, { photos: [photo(second, '안'), photo(first, '앞모습')] })
    expect(turned.photos.map(({ alt }) => alt)).toEqual(['안', '앞모습'])
    const { data: fewer } = await update(turned, { photos: [photo(second, '안')] })
    const { data: again } = await update(fewer, { photos: [photo(second, '안'), photo(first, '앞모습')] })
    expect(again.photos.map(({ src }) => src)).toEqual([second, first])
  })

  test('Back office: have a point that stays in sight where they are cut, on the card as well, until it is taken away', async () => {
    const made = await create({ photos: [{ ...photo(await upload()), focus: { x: 20, y: 100 } }] })
    const shown = async () => (await call<Place>('GET', `/places/${made.id}`, undefined, null)).data.photos
    expect(made.photos).toMatchObject([{ focus: { x: 20, y: 100 } }])
    expect(await shown()).toMatchObject([{ focus: { x: 20, y: 100 } }])
    const { data: list } = await call<{ items: PlaceCard[] }>('GET', '/places', undefined, null)
    expect(list.items.find(({ id }) => id === made.id)?.photo).toMatchObject({ focus: { x: 20, y: 100 } })
    const src = made.photos[0]?.src ?? ''
    const refused = await update(made, { photos: [{ ...photo(src), focus: { x: 101, y: 0 } }] })
    expect(refused.status).toBe(422)
    const { data } = await update(made, { photos: [photo(src)] })
    expect(data.photos[0]).not.toHaveProperty('focus')
  })

  test('of somebody else are refused', async () => {
    const other = await createMember({ db: database.orm, clock: () => NOW })
    expect((await call('POST', '/admin/places', { ...BODY, photos: [photo(await upload(other))] })).code).toBe(
      'PHOTO_NOT_FOUND',
    )
    expect((await call('POST', '/admin/places', { ...BODY, photos: [photo('/media/else.webp')] })).code).toBe(
      'PHOTO_NOT_FOUND',
    )
  })
})

describe('R2.24 the list of places', () => {
  beforeEach(async () => {
    await create({ name: '가', group: 'cafe', policy: { ...POLICY, verifiedAt: '2026-11-01' } })
    await create({ name: '나', group: 'restaurant', sido: '서울', policy: { ...POLICY, verifiedAt: '2024-01-01' } })
    await update(await create({ name: '다', status: 'hidden' }), { name: '다', status: 'closed' })
  })

  test.each([
    ['', ['가', '나', '다']],
    ['&group=restaurant', ['나']],
    ['&group=!restaurant', ['가', '다']],
    ['&sido=!강원', ['나']],
    ['&status=closed,hidden', ['다']],
    ['&status=!closed', ['가', '나']],
    ['&confirmation=due', ['나']],
    ['&confirmation=!never', ['가', '나']],
    ['&confirmation=never', ['다']],
    ['&confirmation=fresh', ['가']],
    ['&edited=yes', ['다']],
    ['&edited=!yes', ['가', '나']],
    ['&confirmation=!never,due,fresh', []],
    ['&q=나', ['나']],
    ['&q=!!', []],
  ])('filtered by "%s"', async (filter, expected) => {
    expect(await names(`?order=name${filter}`)).toEqual(expected)
  })

  test('R2.22 begins at a day in Korea', async () => {
    const created = (name: string, at: string) =>
      database.pool.query('update places set created_at = $2 where name = $1', [name, at])
    await created('가', '2026-11-21T14:59:00Z')
    await created('나', '2026-11-21T15:00:00Z')
    await created('다', '2026-11-20T15:00:00Z')
    expect(await names('?order=name&since=2026-11-22')).toEqual(['나'])
    expect(await names('?order=name&since=2026-11-21')).toEqual(['가', '나', '다'])
  })

  test.each(['name', '-updated', 'liked', '-confirmed', 'created'])('continues in the order %s', async (order) => {
    const all = await names(`?order=${order}`)
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const { data }: { data: { items: PlaceListRecord[]; cursor: string | null } } = await call(
        'GET',
        `/admin/places?limit=1&order=${order}${cursor && `&cursor=${cursor}`}`,
      )
      seen.push(...data.items.map(({ name }) => name))
      cursor = data.cursor
    }
    expect(seen).toEqual(all)
  })

  test('refuses a cursor of another filter', async () => {
    const { data } = await call<{ cursor: string }>('GET', '/admin/places?limit=1&order=name')
    expect((await call('GET', `/admin/places?limit=1&order=name&edited=no&cursor=${data.cursor}`)).code).toBe(
      'BAD_CURSOR',
    )
  })
})

describe('R2.24 before a policy is saved', () => {
  test('it is known how many savers would get another verdict, and whether a better one', async () => {
    const { id } = await create()
    const small = { name: '콩이', weight: 30, size: 'small' }
    const large = { name: '보리', weight: 320, size: 'large' }
    for (const dog of [small, large, { ...large, name: '두부' }, null]) {
      const who = await createMember({ db: database.orm, clock: () => NOW })
      await call('PUT', `/likes/place/${id}`, { liked: true }, who)
      if (dog)
        await database.pool.query(
          `insert into dogs (user_id, name, weight_hg, size, restricted, guide, vaccinations, traits, note, created_at)
           values ($1, $2, $3, $4, false, false, '[]', '{}', '', now())`,
          [who.id, dog.name, dog.weight, dog.size],
        )
    }
    const preview = async (policy: object) =>
      (await call('POST', `/admin/places/${id}/verdicts`, { policy: { ...POLICY, ...policy } })).data
    expect(await preview({})).toEqual({ savers: 4, withDogs: 3, flips: [] })
    const limits = [{ days: null, weight: { bound: 'lt', kg: 10 }, sizes: null }]
    const no = { before: 'yes', after: 'no', better: false, members: 2 }
    expect(await preview({ limits })).toEqual({ savers: 4, withDogs: 3, flips: [no] })
    // What most of them would get is first.
    expect(await preview({ limits, entry: 'outdoor' })).toMatchObject({ flips: [no, { before: 'yes', members: 1 }] })
    await call('PUT', `/admin/places/${id}`, { ...BODY, version: 1, policy: { ...POLICY, entry: 'none' } })
    expect(await preview({})).toMatchObject({ flips: [{ before: 'no', after: 'yes', better: true, members: 3 }] })
  })
})

test('R2.24 a possible duplicate has the same name or number within 150 m, however it is spelled', async () => {
  const near = await create({ name: '파도앞 카페', phone: null })
  const samePhone = await create({ name: '다른 곳', phone: '0331234567', lat: 38.2005 })
  await create({ name: '파도 앞 카페', lat: 38.22 })
  await create({ name: '아무 상관 없는 곳', phone: '033-111-2222' })
  const find = async (more = '') =>
    (
      await call<PossibleDuplicate[]>(
        'GET',
        `/admin/place-duplicates?lat=38.2&lng=128.59&name=${encodeURIComponent('파도 앞 카페')}&phone=033-123-4567${more}`,
      )
    ).data.map(({ id, metres }) => [id, metres])
  expect(await find()).toEqual([
    [near.id, 0],
    [samePhone.id, expect.closeTo(56, -1)],
  ])
  expect(await find(`&except=${near.id}`)).toHaveLength(1)
  await call('PUT', '/admin/places-bin', { ids: [near.id], binned: true })
  expect(await find(), 'what is in the bin is none').toEqual([[samePhone.id, expect.any(Number)]])
})

test('What fell: a place names the sources that it is made of, not those that only know it', async () => {
  const { id } = await create()
  for (const [source, owns] of [
    ['kto', true],
    ['kcisa', true],
    ['rest-areas', false],
  ])
    await database.pool.query(
      `insert into place_sources (source, source_key, place_id, owns, name_key, address_keys, digest) values ($1, 'k', $2, $3, 'n', '{}', 'd')`,
      [source, id, owns],
    )
  expect((await call<PlaceRecord>('GET', `/admin/places/${id}`)).data.sources).toEqual(['kcisa', 'kto'])
})

test.each(['1588-1234', '02-123-4567', '010-1234-5678'])(
  'What fell: %s is long enough to be of one place, however it is written',
  async (phone) => {
    const [id] = await insertPlaces(database.orm, [placeInput({ name: '다른 이름', phone })])
    const query = `name=${encodeURIComponent('새 이름')}&phone=${phone.replaceAll('-', '.')}`
    const { data } = await call<PossibleDuplicate[]>('GET', `/admin/place-duplicates?lat=38.2&lng=128.59&${query}`)
    expect(data.map((one) => one.id)).toEqual([id])
  },
)

test('What fell 14: numbers too short to be of one place, and names without letters, make no duplicate', async () => {
  await insertPlaces(database.orm, [placeInput({ name: '★', phone: '119' })])
  const query = `name=${encodeURIComponent('☆')}&phone=119`
  expect((await call('GET', `/admin/place-duplicates?lat=38.2&lng=128.59&${query}`)).data).toEqual([])
})

test.each([null, 'member', 'mentor'] as const)('nobody but admins edits places: %s', async (role) => {
  const who = role && (await createMember({ db: database.orm, clock: () => NOW }, role))
  const expected = role ? 'FORBIDDEN' : 'UNAUTHENTICATED'
  expect((await call('POST', '/admin/places', BODY, who)).code).toBe(expected)
  expect((await call('GET', '/admin/places', undefined, who)).code).toBe(expected)
})
