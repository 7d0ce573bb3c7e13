import { beforeEach, describe, expect, test } from 'vitest'
import type { AuditEvent } from '../../../contract/audit/audit.ts'
import { type BannerRecord, isSafeLink } from '../../../contract/banners/banners-admin.ts'
import type { BannersNow } from '../../../contract/banners/banners.ts'
import type { SiteConfig } from '../../../contract/site/site.ts'
import { ensureAppendOnly } from '../audit/store.ts'
import { ensureSite } from '../site/store.ts'
import { send } from '../../testing/ask.ts'
import { testApp } from '../../testing/deps.ts'
import { useTestDatabase } from '../../testing/harness.ts'
import { createMember, type Member } from '../../testing/members.ts'
import { insertPhoto } from '../photos/store.ts'

const database = useTestDatabase()
const NOW = new Date('2026-11-22T03:00:00Z')
let now = NOW
let admin: Member
let app: ReturnType<typeof testApp>

beforeEach(async () => {
  now = NOW
  app = testApp(database, { clock: () => now, answersFreshMs: 0 })
  admin = await createMember({ db: database.orm, clock: () => now }, 'admin')
  await ensureSite(database.orm)
  await database.pool.query('truncate main_banners, audit_events')
  await ensureAppendOnly(database.orm)
})

const call = <T>(method: string, path: string, body?: unknown, by: Member | null = admin) =>
  send<T>(app, by, method, path, body)

const POPUP = {
  slot: 'popup',
  title: '봄 산책 잔치',
  text: '4월에 만나요',
  href: '/place?g=park',
  photo: null,
  alt: '',
  screens: ['home', 'places'],
  startsAt: null,
  endsAt: null,
  visible: true,
}
const create = async (body: object = {}) =>
  (await call<BannerRecord>('POST', '/admin/banners', { ...POPUP, ...body })).data
const shown = async (path = '/banners') => (await call<BannersNow>('GET', path, undefined, null)).data
const titles = async (path?: string) => (await shown(path)).items.map(({ title }) => title)

async function upload({ id: userId }: Member): Promise<string> {
  const id = crypto.randomUUID()
  const photo = { src: `/media/photo-${id}-{w}.webp`, widths: [320], alt: '', credit: null }
  await insertPhoto(database.orm, { id, userId, photo, createdAt: now })
  return id
}

describe('R2.25 R2.27 R2.29 what visitors see', () => {
  test('comes and goes by the clock: from its first instant until its last', async () => {
    await create({ title: '내일', startsAt: '2026-11-23T00:00:00+09:00', endsAt: '2026-11-23T12:00:00+09:00' })
    await create({ title: '늘' })
    const at = async (instant: string) => {
      now = new Date(instant)
      return [await titles(), (await shown()).next]
    }
    expect(await at('2026-11-22T14:59:59Z')).toEqual([['늘'], '2026-11-22T15:00:00.000Z'])
    expect(await at('2026-11-22T15:00:00Z')).toEqual([['내일', '늘'], null])
    expect((await shown()).items[0]?.until).toBe('2026-11-23T03:00:00.000Z')
    expect(await at('2026-11-23T02:59:59Z')).toEqual([['내일', '늘'], null])
    expect(await at('2026-11-23T03:00:00Z')).toEqual([['늘'], null])
  })

  test('says nothing of drafts, of the bin, or of what is planned but its time', async () => {
    await create({ title: '초안', visible: false })
    const { id } = await create({ title: '버린 것' })
    await call('PUT', '/admin/banners-bin', { ids: [id], binned: true })
    await create({ title: '비밀 행사', startsAt: '2026-12-01T00:00:00Z' })
    const answer = JSON.stringify(await shown())
    expect(answer).not.toMatch(/초안|버린 것|비밀 행사/)
  })

  test('is the home screen’s at one address, and everything else at another', async () => {
    const photo = await upload(admin)
    await create({ slot: 'main-banner', title: '큰 배너', photo, alt: '바다', screens: ['map'] })
    await create({ slot: 'banner', title: '띠 배너', screens: ['all', 'map'] })
    await create({ title: '팝업' })
    expect(await titles('/main-banners')).toEqual(['큰 배너'])
    expect(await titles()).toEqual(['띠 배너', '팝업'])
    const { items } = await shown('/main-banners')
    expect(items[0]).toMatchObject({ screens: ['home'], photo: { src: `/media/photo-${photo}-{w}.webp`, alt: '바다' } })
    expect((await shown()).items[0]?.screens).toEqual(['all'])
  })

  test('is loaded only where there is something: the site settings say so, also for what is planned', async () => {
    const said = async () => (await call<SiteConfig>('GET', '/site-config', undefined, null)).data.banners
    await create({ slot: 'main-banner', photo: await upload(admin), alt: '바다' })
    await create({ visible: false })
    expect(await said()).toBe(false)
    const { id } = await create({ startsAt: '2026-12-01T00:00:00Z', endsAt: '2026-12-02T00:00:00Z' })
    expect(await said()).toBe(true)
    now = new Date('2026-12-02T00:00:00Z')
    expect(await said()).toBe(false)
    now = NOW
    await call('PUT', '/admin/banners-bin', { ids: [id], binned: true })
    expect(await said()).toBe(false)
  })

  test('a change is seen at once in an answer that the server has kept', async () => {
    app = testApp(database, { clock: () => now, answersFreshMs: 60_000 })
    expect(await titles()).toEqual([])
    const { id } = await create()
    expect(await titles()).toEqual(['봄 산책 잔치'])
    await call('PUT', '/admin/banners-bin', { ids: [id], binned: true })
    expect(await titles()).toEqual([])
  })
})

describe('R2.25 R2.27 R2.29 the order', () => {
  test('is the admin’s; new ones come last; each move is in the log', async () => {
    const [one, two, three] = [
      await create({ title: '하나' }),
      await create({ title: '둘' }),
      await create({ title: '셋' }),
    ]
    await create({ slot: 'banner', title: '다른 자리' })
    expect(await titles()).toEqual(['하나', '둘', '셋', '다른 자리'])
    const order = (ids: number[]) => call<{ changed: number }>('PUT', '/admin/banners-order', { slot: 'popup', ids })
    expect((await order([three.id, one.id])).data).toEqual({ changed: 2 })
    expect((await titles()).filter((title) => title !== '다른 자리')).toEqual(['셋', '하나', '둘'])
    expect((await order([three.id, one.id, two.id])).data).toEqual({ changed: 0 })
    await create({ title: '넷' })
    expect((await titles()).filter((title) => title !== '다른 자리')).toEqual(['셋', '하나', '둘', '넷'])
    const events = await call<{ items: AuditEvent[] }>('GET', `/admin/audit-events?kind=banner&target=${three.id}`)
    expect(events.data.items.map(({ action, after }) => [action, after['position']])).toEqual([
      ['update', 1],
      ['create', 9999],
    ])
  })

  test('What fell: is made while others are binned, however both are named', async () => {
    const made = [await create(), await create(), await create()].map(({ id }) => id)
    const turned = made.toReversed()
    const order = (ids: number[]) => call('PUT', '/admin/banners-order', { slot: 'popup', ids })
    const bin = (binned: boolean) => call('PUT', '/admin/banners-bin', { ids: made, binned })
    await order(turned)
    const calls = Array.from({ length: 12 }, (_, nth) => [order(nth % 2 ? made : turned), bin(nth % 2 === 0)]).flat()
    expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200]))
  })

  test('refuses one of another slot, and changes nothing', async () => {
    const { id } = await create({ slot: 'banner' })
    const mine = await create()
    const { code } = await call('PUT', '/admin/banners-order', { slot: 'popup', ids: [mine.id, id] })
    expect(code).toBe('RECORD_NOT_FOUND')
    expect((await call<BannerRecord>('GET', `/admin/banners/${mine.id}`)).data.position).toBe(9999)
  })
})

describe('what an admin may write', () => {
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'http://dog.example',
    'ftp://a.kr',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%09/evil.example',
    '/../evil',
    '/a//evil.example',
    '/./a',
    '/a/..//evil.example',
    'place',
    'evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https://',
    'https://naver.com@evil.example',
    'https://naver.com\\@evil.example',
    'https://a.kr/\tb',
    '/pl\nace',
    '/\u0000',
    '/api/auth/logout',
    '/media/a.svg',
    '/adm',
    '/adm/users',
    ' javascript:alert(1)',
    '/@evil.example',
    '/:evil',
  ])('refuses the link %j', async (href) => {
    const { code, fields } = await call('POST', '/admin/banners', { ...POPUP, href })
    expect([code, Object.keys(fields ?? {})]).toEqual(['VALIDATION_FAILED', ['href']])
  })

  test.each([
    '',
    '/',
    '/place',
    '/place/12',
    '/place?g=hotel,pension',
    '/notice/3#top',
    '/search/list?q=바다',
    '/media-guide',
  ])('takes the link %j', (href) => expect(href === '' || isSafeLink(href)).toBe(true))
  test('takes an address that begins with https', () => {
    for (const href of ['https://dog.example', 'https://dog.example/가을?a=1#b', 'HTTPS://한글.kr/']) {
      expect(isSafeLink(href)).toBe(true)
      expect(new URL(href).protocol).toBe('https:')
    }
  })

  test.each([
    [{ title: ' ' }, 'title'],
    [{ title: '가'.repeat(61) }, 'title'],
    [{ text: '가'.repeat(201) }, 'text'],
    [{ screens: [] }, 'screens'],
    [{ screens: ['admin'] }, 'screens.0'],
    [{ startsAt: '2026-12-02T00:00:00Z', endsAt: '2026-12-02T00:00:00Z' }, 'endsAt'],
    [{ startsAt: '2026-12-02T00:00:00+09:00', endsAt: '2026-12-01T15:00:00Z' }, 'endsAt'],
    [{ endsAt: 'tomorrow' }, 'endsAt'],
    [{ slot: 'main-banner' }, 'photo'],
    [{ photo: '7c9e6679-7425-40de-944b-e07fc1f90ae7', alt: ' ' }, 'alt'],
  ])('refuses %o', async (wrong, field) => {
    const { code, fields } = await call('POST', '/admin/banners', { ...POPUP, ...wrong })
    expect([code, Object.keys(fields ?? {})]).toEqual(['VALIDATION_FAILED', [field]])
  })

  test('words are words, however they look', async () => {
    const { id } = await create({ title: '<img src=x onerror=alert(1)>', text: '</script><script>alert(2)</script>' })
    expect((await shown()).items[0]).toMatchObject({ id, title: '<img src=x onerror=alert(1)>' })
  })

  test('uses an upload of their own, once; a picture that was replaced comes back from the history', async () => {
    const other = await createMember({ db: database.orm, clock: () => now }, 'admin')
    const [first, second, foreign] = [await upload(admin), await upload(admin), await upload(other)]
    const refused = await call('POST', '/admin/banners', { ...POPUP, photo: foreign, alt: '강아지' })
    expect(refused.code).toBe('PHOTO_NOT_FOUND')
    const { id, version, photo } = await create({ photo: first, alt: '강아지' })
    expect((await call('POST', '/admin/banners', { ...POPUP, photo: first, alt: '강아지' })).code).toBe(
      'PHOTO_NOT_FOUND',
    )
    const change = async (to: string, from: number) =>
      (await call<BannerRecord>('PUT', `/admin/banners/${id}`, { ...POPUP, photo: to, alt: '고양이', version: from }))
        .data
    const changed = await change(second, version)
    expect(changed.photo?.src).toContain(second)
    const back = await change(photo?.src ?? '', changed.version)
    expect(back.photo).toEqual({ ...photo, alt: '고양이' })
    const made = await call('PUT', `/admin/banners/${id}`, {
      ...POPUP,
      photo: '/media/x.webp',
      alt: '가',
      version: back.version,
    })
    expect(made.code).toBe('PHOTO_NOT_FOUND')
  })

  test('stays in its slot, whatever a change says', async () => {
    const { id, version } = await create({ slot: 'main-banner', photo: await upload(admin), alt: '바다' })
    const { data } = await call<BannerRecord>('PUT', `/admin/banners/${id}`, { ...POPUP, slot: 'popup', version })
    expect(data).toMatchObject({ slot: 'main-banner', screens: ['home'] })
  })
})

test('the list of the back office is filtered by slot and by state', async () => {
  await create({ title: '지금' })
  await create({ title: '초안', visible: false })
  await create({ title: '지난', endsAt: '2020-01-01T00:00:00Z' })
  await create({ title: '다음', startsAt: '2090-01-01T00:00:00Z' })
  await create({ title: '띠', slot: 'banner' })
  const listed = async (query: string) =>
    (await call<{ items: BannerRecord[] }>('GET', `/admin/banners?order=title&${query}`)).data.items.map(
      ({ title }) => title,
    )
  expect(await listed('slot=popup')).toEqual(['다음', '지금', '지난', '초안'])
  expect(await listed('slot=popup&state=on')).toEqual(['지금'])
  expect(await listed('slot=popup&state=planned,over')).toEqual(['다음', '지난'])
  expect(await listed('slot=banner&state=!draft')).toEqual(['띠'])
})

test.each([null, 'member', 'mentor'] as const)('nobody but admins sees or changes them: %s', async (role) => {
  const caller = role && (await createMember({ db: database.orm, clock: () => now }, role))
  const expected = role ? 'FORBIDDEN' : 'UNAUTHENTICATED'
  expect((await call('GET', '/admin/banners', undefined, caller)).code).toBe(expected)
  expect((await call('POST', '/admin/banners', POPUP, caller)).code).toBe(expected)
  expect((await call('PUT', '/admin/banners-order', { slot: 'popup', ids: [1] }, caller)).code).toBe(expected)
})
