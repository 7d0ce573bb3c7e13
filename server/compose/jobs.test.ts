import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { BannerRecord } from '../../contract/banners/banners-admin.ts'
import type { PlaceRecord } from '../../contract/places/place-records.ts'
import { ensureAppendOnly } from '../domains/audit/store.ts'
import { PLACE_BODY } from '../domains/places/examples.ts'
import { insertPhoto } from '../domains/photos/store.ts'
import { send } from '../testing/ask.ts'
import { testApp, testDeps } from '../testing/deps.ts'
import { useTestDatabase } from '../testing/harness.ts'
import { createMember, type Member } from '../testing/members.ts'
import { temporaryFolder } from '../testing/engines/temporary-folder.ts'
import { ensureContent } from './content.ts'
import { runJobs, startJobs } from './jobs.ts'

const database = useTestDatabase()
const DAY_MS = 86_400_000
/** Longer ago than the audit log is kept. */
const LONG_AGO = new Date('2021-11-22T03:00:00Z')
let now = LONG_AGO
let admin: Member
let app: ReturnType<typeof testApp>
const deps = () => testDeps(database.orm, { clock: () => now })

beforeEach(async () => {
  now = LONG_AGO
  app = testApp(database, { clock: () => now, answersFreshMs: 0 })
  await ensureContent(deps(), { demo: false })
  await ensureAppendOnly(database.orm)
  admin = await createMember({ db: database.orm, clock: () => now }, 'admin')
})

const call = async <T>(method: string, path: string, body?: unknown) =>
  (await send<T>(app, admin, method, path, body)).data

async function upload(): Promise<string> {
  const id = crypto.randomUUID()
  const photo = { src: `/media/photo-${id}-{w}.webp`, widths: [320], alt: '', credit: null }
  await insertPhoto(database.orm, { id, userId: admin.id, photo, createdAt: now })
  return id
}
async function exist(...ids: string[]): Promise<boolean[]> {
  const { rows } = await database.pool.query<{ id: string }>('select id from photos')
  return ids.map((id) => rows.some((row) => row.id === id))
}

/** Runs the jobs, and once more for what they have released. */
async function jobsAt(at: Date): Promise<void> {
  now = at
  await runJobs(deps())
  await runJobs(deps())
}

const BANNER = {
  slot: 'popup',
  title: '봄 산책 잔치',
  text: '',
  href: '/place',
  alt: '바다',
  screens: ['home'],
  startsAt: null,
  endsAt: null,
  visible: true,
}

describe('photos of records', () => {
  test('go when a banner is purged, the one that it has and those that it had; in the bin they stay', async () => {
    const [first, second, other] = [await upload(), await upload(), await upload()]
    const { id, version } = await call<BannerRecord>('POST', '/admin/banners', { ...BANNER, photo: first })
    await call('PUT', `/admin/banners/${id}`, { ...BANNER, photo: second, version })
    await call('POST', '/admin/banners', { ...BANNER, photo: other })
    await call('PUT', '/admin/banners-bin', { ids: [id], binned: true })
    await jobsAt(new Date(LONG_AGO.getTime() + 29 * DAY_MS))
    expect(await exist(first, second, other)).toEqual([true, true, true])
    await jobsAt(new Date(LONG_AGO.getTime() + 31 * DAY_MS))
    expect(await exist(first, second, other)).toEqual([false, false, true])
  })

  test('that records had before go with the history that could bring them back; those that they have stay', async () => {
    const [first, second] = [await upload(), await upload()]
    const { id, version } = await call<BannerRecord>('POST', '/admin/banners', { ...BANNER, photo: first })
    await call('PUT', `/admin/banners/${id}`, { ...BANNER, photo: second, version })
    const [old, kept] = [await upload(), await upload()]
    const named = (...ids: string[]) => ids.map((photo) => ({ id: photo, alt: '', credit: null }))
    const body = { ...PLACE_BODY, name: '사진카페' }
    const place = await call<PlaceRecord>('POST', '/admin/places', { ...body, photos: named(old, kept) })
    const src = place.photos[1]?.src ?? ''
    await call('PUT', `/admin/places/${place.id}`, { ...body, photos: named(src), version: place.version })
    await jobsAt(new Date(LONG_AGO.getTime() + 100 * DAY_MS))
    expect(await exist(first, second, old, kept)).toEqual([true, true, true, true])
    await jobsAt(new Date(LONG_AGO.getTime() + 800 * DAY_MS))
    expect(await exist(first, second, old, kept)).toEqual([false, true, false, true])
  })
})

test('What fell: a job that fails keeps none of the others from its turn, and is told', async () => {
  const dataDir = temporaryFolder()
  const id = await upload()
  // A folder where the file should be can't be deleted as one.
  mkdirSync(join(dataDir, 'media', `photo-${id}-320.webp`, 'full'), { recursive: true })
  await database.pool.query(`insert into rate_limits (key, points, expire) values ('old', 1, '2021-01-01')`)
  now = new Date(LONG_AGO.getTime() + 2 * DAY_MS)
  await expect(runJobs(testDeps(database.orm, { clock: () => now, env: { dataDir } }))).rejects.toThrow(/E[A-Z]+/)
  expect((await database.pool.query(`select from rate_limits where key = 'old'`)).rows).toEqual([])
})

describe('files that nobody knows', () => {
  afterEach(() => void vi.restoreAllMocks())

  test('What fell 6: go once an hour beside the jobs of every minute, those of photos and of notices, if they are older than any upload takes', async () => {
    const dataDir = temporaryFolder()
    mkdirSync(join(dataDir, 'media'))
    const put = (name: string, ageMinutes: number) => {
      const file = join(dataDir, 'media', name)
      writeFileSync(file, '')
      const at = new Date(Date.now() - ageMinutes * 60_000)
      utimesSync(file, at, at)
      return file
    }
    const photo = (ageMinutes: number) => put(`photo-${randomUUID()}-320.webp`, ageMinutes)
    let minutes = 7
    vi.spyOn(performance, 'now').mockImplementation(() => minutes * 60_000)
    let tick = async () => {}
    const jobs = startJobs(testDeps(database.orm, { env: { dataDir } }), (run) => {
      tick = run
      return () => {}
    })
    await database.pool.query(`insert into rate_limits (key, points, expire) values ('old', 1, '2021-01-01')`)
    const first = [photo(70), put(`attachment-${randomUUID()}.pdf`, 70)]
    const young = photo(50)
    minutes += 59
    await tick()
    expect(first.map(existsSync)).toEqual([true, true])
    expect((await database.pool.query(`select from rate_limits where key = 'old'`)).rows).toEqual([])
    minutes += 1
    await tick()
    expect([...first, young].map(existsSync)).toEqual([false, false, true])
    const second = photo(70)
    minutes += 59
    await tick()
    expect(existsSync(second)).toBe(true)
    minutes += 1
    await tick()
    expect(existsSync(second)).toBe(false)
    await jobs.stop()
  })
})
