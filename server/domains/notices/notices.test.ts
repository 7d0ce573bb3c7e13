import { beforeEach, describe, expect, test } from 'vitest'
import type { AuditEvent } from '../../../contract/audit/audit.ts'
import type { NoticeRecord } from '../../../contract/notices/notices-admin.ts'
import type { Notice, NoticeSummary } from '../../../contract/notices/notices.ts'
import type { BinOutcome } from '../../../contract/records/records.ts'
import { ensureAppendOnly } from '../audit/store.ts'
import { purgeRecords } from '../records/store.ts'
import { type Answer, send } from '../../testing/ask.ts'
import { testApp } from '../../testing/deps.ts'
import { useTestDatabase } from '../../testing/harness.ts'
import { createMember, type Member } from '../../testing/members.ts'
import { NOTICE_RECORDS } from './columns.ts'

const database = useTestDatabase()
const NOW = new Date('2026-11-22T03:00:00Z')
let now = NOW
let admin: Member
let app: ReturnType<typeof testApp>

beforeEach(async () => {
  now = NOW
  app = testApp(database, { clock: () => now, answersFreshMs: 0 })
  admin = await createMember({ db: database.orm, clock: () => now }, 'admin')
  await database.pool.query('truncate notices, audit_events')
  await ensureAppendOnly(database.orm)
})

const call = <T>(method: string, path: string, body?: unknown, by: Member | null = admin) =>
  send<T>(app, by, method, path, body)

const BODY = {
  title: '겨울 산책 안내',
  category: 'notice',
  html: '<p>눈길을 조심해요.</p>',
  pinned: false,
  visible: true,
  publishedAt: '2026-11-20T00:00:00Z',
}
const create = async (body: object = {}) =>
  (await call<NoticeRecord>('POST', '/admin/notices', { ...BODY, ...body })).data
const listed = async (query = '') =>
  (await call<{ items: NoticeSummary[] }>('GET', `/notices${query}`, undefined, null)).data.items.map(
    ({ title }) => title,
  )
const records = async (query = '') =>
  (await call<{ items: NoticeRecord[]; cursor: string | null; total: number | null }>('GET', `/admin/notices${query}`))
    .data
const titles = async (query = '') => (await records(query)).items.map(({ title }) => title)
const events = async (query = '') =>
  (await call<{ items: AuditEvent[] }>('GET', `/admin/audit-events${query}`)).data.items

describe('R2.06 notices for everybody', () => {
  test('show pinned ones first, then the latest; neither drafts nor what is due later', async () => {
    await create({ title: '먼저' })
    await create({ title: '나중', publishedAt: '2026-11-21T00:00:00Z' })
    await create({ title: '고정', pinned: true, publishedAt: '2026-01-01T00:00:00Z' })
    await create({ title: '초안', visible: false })
    const later = await create({ title: '예약', publishedAt: '2026-11-23T00:00:00+09:00' })
    expect(await listed()).toEqual(['고정', '나중', '먼저'])
    expect((await call('GET', `/notices/${later.id}`, undefined, null)).code).toBe('NOTICE_NOT_FOUND')
    now = new Date('2026-11-22T15:00:00Z')
    expect(await listed()).toEqual(['고정', '예약', '나중', '먼저'])
    expect((await call<Notice>('GET', `/notices/${later.id}`, undefined, null)).data.title).toBe('예약')
  })

  test('are filtered by category and words, and continue behind a page without repeating', async () => {
    for (let at = 0; at < 5; at += 1) await create({ title: `이벤트 ${at}`, category: 'event', pinned: at === 2 })
    await create({ title: '점검 50%_', category: 'service' })
    expect(await listed('?category=service')).toEqual(['점검 50%_'])
    expect(await listed('?q=50%25_')).toEqual(['점검 50%_'])
    expect(await listed('?q=%25')).toEqual(['점검 50%_'])
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const answer: Answer<{ items: NoticeSummary[]; cursor: string | null }> = await call(
        'GET',
        `/notices?category=event&limit=2${cursor && `&cursor=${cursor}`}`,
      )
      seen.push(...answer.data.items.map(({ title }) => title))
      cursor = answer.data.cursor
    }
    expect(seen).toEqual(['이벤트 2', '이벤트 4', '이벤트 3', '이벤트 1', '이벤트 0'])
  })

  test.each([1, 2, 3])('What fell 14: a cursor whose key %d is a fraction is refused', async (at) => {
    for (const title of ['하나', '둘']) await create({ title })
    const { cursor } = (await call<{ cursor: string }>('GET', '/notices?limit=1')).data
    const keys = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as [string, ...number[]]
    keys[at] = Number(keys[at]) + 0.5
    const changed = Buffer.from(JSON.stringify(keys)).toString('base64url')
    expect(await call('GET', `/notices?limit=1&cursor=${changed}`)).toMatchObject({ status: 400, code: 'BAD_CURSOR' })
  })

  test('hold only the elements of the narrow list', async () => {
    const html =
      '<h1 class="x">제목</h1><p style="color:red" onclick="a()">글 <a href="javascript:alert(1)">나쁜</a> <a href="https://a.kr">좋은</a></p>' +
      '<img src=x onerror=alert(1)><script>alert(2)</script><iframe src="//b.kr"></iframe>'
    const { id } = await create({ html })
    const { data } = await call<Notice>('GET', `/notices/${id}`, undefined, null)
    expect(data.html).toBe(
      '<h2>제목</h2><p>글 <a rel="noopener noreferrer nofollow" target="_blank">나쁜</a> ' +
        '<a href="https://a.kr" rel="noopener noreferrer nofollow" target="_blank">좋은</a></p>',
    )
  })

  test('may be as long as their schema says, in Korean too', async () => {
    const html = `<p>${'가'.repeat(29_990)}</p>`
    const { id } = await create({ html })
    expect((await call<Notice>('GET', `/notices/${id}`, undefined, null)).data.html).toHaveLength(html.length)
    const longer = await call('POST', '/admin/notices', { ...BODY, html: '가'.repeat(30_001) })
    expect([longer.status, longer.code]).toEqual([422, 'VALIDATION_FAILED'])
  })
})

describe('a record of the back office', () => {
  test('has a version: a change of an older one is refused and changes nothing', async () => {
    const { id, version } = await create()
    const first = await call<NoticeRecord>('PUT', `/admin/notices/${id}`, { ...BODY, title: '가', version })
    expect(first.data).toMatchObject({ title: '가', version: version + 1 })
    const second = await call<NoticeRecord>('PUT', `/admin/notices/${id}`, { ...BODY, title: '나', version })
    expect([second.status, second.code]).toEqual([409, 'VERSION_CONFLICT'])
    expect((await call<NoticeRecord>('GET', `/admin/notices/${id}`)).data).toEqual(first.data)
  })

  test('lets one of two simultaneous changes through', async () => {
    const { id, version } = await create()
    const both = ['가', '나'].map((title) => call('PUT', `/admin/notices/${id}`, { ...BODY, title, version }))
    expect((await Promise.all(both)).map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
  })

  test('keeps version and log if nothing changed', async () => {
    const { id, ...before } = await create()
    now = new Date('2026-11-22T03:05:00Z')
    const { data } = await call<NoticeRecord>('PUT', `/admin/notices/${id}`, { ...BODY, version: before.version })
    expect(data).toEqual({ id, ...before })
    expect((await events(`?target=${id}`)).map(({ action }) => action)).toEqual(['create'])
  })

  test('What fell: who moves several is told which, apart from those that another admin moved before', async () => {
    const [one, two] = [await create({ title: '하나' }), await create({ title: '둘' })]
    const bin = async (ids: number[], binned: boolean) =>
      (await call<BinOutcome>('PUT', '/admin/notices-bin', { ids, binned })).data
    expect(await bin([one.id], true)).toEqual({ changed: 1, ids: [one.id] })
    const mine = await bin([one.id, two.id], true)
    expect(mine).toEqual({ changed: 1, ids: [two.id] })
    await bin(mine.ids, false)
    expect([await titles('?bin=1'), await titles('')]).toEqual([['하나'], ['둘']])
  })

  test('goes to the bin, comes back, and is gone after 30 days there', async () => {
    const [one, two] = [await create({ title: '하나' }), await create({ title: '둘' })]
    const bin = (binned: boolean) => call<BinOutcome>('PUT', '/admin/notices-bin', { ids: [one.id, two.id], binned })
    const both = { changed: 2, ids: [one.id, two.id] }
    expect((await bin(true)).data).toEqual(both)
    expect((await bin(true)).data).toEqual({ changed: 0, ids: [] })
    expect(await listed()).toEqual([])
    expect(await titles()).toEqual([])
    expect(await titles('?bin=1&order=title')).toEqual(['둘', '하나'])
    const change = await call('PUT', `/admin/notices/${one.id}`, { ...BODY, title: '셋', version: one.version + 1 })
    expect(change.code).toBe('RECORD_BINNED')
    expect((await bin(false)).data).toEqual(both)
    expect(await titles('?order=title')).toEqual(['둘', '하나'])
    await bin(true)
    await purgeRecords(database.orm, NOTICE_RECORDS, new Date('2026-12-22T02:59:00Z'))
    expect((await records('?bin=1')).total).toBe(2)
    await purgeRecords(database.orm, NOTICE_RECORDS, new Date('2026-12-22T03:01:00Z'))
    expect((await records('?bin=1')).total).toBe(0)
    expect((await events(`?target=${one.id}`)).map(({ action, actor }) => [action, actor?.id ?? null])).toEqual([
      ['purge', null],
      ...['bin', 'restore', 'bin', 'create'].map((action) => [action, admin.id]),
    ])
  })

  test('is binned together with all others or not at all', async () => {
    const { id } = await create()
    const { code } = await call('PUT', '/admin/notices-bin', { ids: [id, 999_999], binned: true })
    expect(code).toBe('NOTICE_NOT_FOUND')
    expect((await records()).total).toBe(1)
  })
})

describe('a list of the back office', () => {
  test('is searched, filtered (also by "not") and ordered by the server', async () => {
    await create({ title: '가 안내' })
    await create({ title: '나 이벤트', category: 'event' })
    await create({ title: '다 점검', category: 'service', visible: false })
    await create({ title: '라 예약', category: 'event', publishedAt: '2090-01-01T00:00:00Z' })
    expect(await titles('?order=title')).toEqual(['가 안내', '나 이벤트', '다 점검', '라 예약'])
    expect(await titles('?order=-title&category=!event')).toEqual(['다 점검', '가 안내'])
    expect(await titles('?order=title&category=notice,service')).toEqual(['가 안내', '다 점검'])
    expect(await titles('?state=scheduled')).toEqual(['라 예약'])
    expect(await titles('?order=title&state=!published')).toEqual(['다 점검', '라 예약'])
    expect(await titles('?q=이벤트')).toEqual(['나 이벤트'])
    expect((await call('GET', '/admin/notices?category=nosuch')).status).toBe(422)
    expect((await call('GET', '/admin/notices?order=html')).status).toBe(422)
  })

  test.each(['title', '-title', 'updated', '-updated', 'published', '-published'])(
    'continues in the order %s without repeating or leaving out',
    async (order) => {
      for (let at = 0; at < 7; at += 1) {
        now = new Date(NOW.getTime() + (at % 3) * 1000)
        await create({ title: ['가', '나', '다'][at % 3], publishedAt: `2026-11-0${1 + (at % 2)}T00:00:00Z` })
      }
      const all = (await records(`?order=${order}&limit=100`)).items.map(({ id }) => id)
      const seen: number[] = []
      let cursor: string | null = ''
      const totals: (number | null)[] = []
      while (cursor !== null) {
        const page = await records(`?order=${order}&limit=2${cursor && `&cursor=${cursor}`}`)
        seen.push(...page.items.map(({ id }) => id))
        totals.push(page.total)
        cursor = page.cursor
      }
      expect(seen).toEqual(all)
      expect(new Set(seen).size).toBe(7)
      expect(totals).toEqual([7, null, null, null])
    },
  )

  test('refuses a cursor of another list and one that was made up', async () => {
    for (let at = 0; at < 3; at += 1) await create()
    const { cursor } = await records('?limit=1&order=title')
    expect((await call('GET', `/admin/notices?limit=1&order=-title&cursor=${cursor}`)).code).toBe('BAD_CURSOR')
    const [signature] = JSON.parse(Buffer.from(cursor ?? '', 'base64url').toString()) as unknown[]
    for (const made of [[signature, 'x', 1], ['', '', 0], 'x', null])
      expect(
        (
          await call(
            'GET',
            `/admin/notices?limit=1&order=title&cursor=${Buffer.from(JSON.stringify(made)).toString('base64url')}`,
          )
        ).code,
      ).toBe('BAD_CURSOR')
  })
})

describe('the audit log', () => {
  test('says who changed what, as it was and as it became, when and from where', async () => {
    const { id, version } = await create()
    now = new Date('2026-11-22T03:05:00Z')
    await call('PUT', `/admin/notices/${id}`, { ...BODY, title: '봄 산책 안내', pinned: true, version })
    const [event] = await events(`?kind=notice&action=update&target=${id}`)
    expect(event).toEqual({
      id: expect.any(Number),
      at: '2026-11-22T03:05:00.000Z',
      kind: 'notice',
      action: 'update',
      targetId: id,
      targetName: '봄 산책 안내',
      actor: { id: admin.id, nickname: admin.nickname },
      before: { title: '겨울 산책 안내', pinned: false },
      after: { title: '봄 산책 안내', pinned: true },
      network: '',
      device: 'Chrome · Linux',
    })
  })

  test('can be filtered by what it is about and by what was done', async () => {
    const { id } = await create()
    await call('PUT', '/admin/notices-bin', { ids: [id], binned: true })
    expect((await events('?action=!create')).map(({ action }) => action)).toEqual(['bin'])
    expect(await events('?kind=!notice')).toEqual([])
  })

  test('is append-only in the database itself', async () => {
    await create()
    for (const statement of ['update audit_events set user_id = 1', 'delete from audit_events'])
      await expect(database.pool.query(statement)).rejects.toThrow('append-only')
    expect(await events()).toHaveLength(1)
  })
})

test.each([null, 'member', 'mentor'] as const)('nobody but admins changes notices: %s', async (role) => {
  const caller = role && (await createMember({ db: database.orm, clock: () => now }, role))
  const expected = role ? 'FORBIDDEN' : 'UNAUTHENTICATED'
  expect((await call('POST', '/admin/notices', BODY, caller)).code).toBe(expected)
  expect((await call('GET', '/admin/audit-events', undefined, caller)).code).toBe(expected)
})
