import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { purgeWithdrawn } from '../../compose/member-data.ts'
import type { Deps } from '../../deps.ts'
import { diskMedia, diskPrivateMedia } from '../../media/media.ts'
import { testDeps } from '../../testing/deps.ts'
import { useTestDatabase } from '../../testing/harness.ts'
import { createMember, type Member } from '../../testing/members.ts'
import { samplePhoto } from '../../testing/sample-photo.ts'
import { temporaryFolderOfFile } from '../../testing/engines/temporary-folder.ts'
import { photoFilesOf } from '../photos/export.ts'
import { preparePhoto, preparePrivatePhoto, removeUnusedPhotos } from '../photos/service.ts'

const database = useTestDatabase()
const dataDir = temporaryFolderOfFile()
const PATH = '/api/users/me/export.zip'

const depsOf = (changes: Partial<Deps> = {}) =>
  testDeps(database.orm, {
    env: { dataDir },
    media: diskMedia(dataDir),
    privateMedia: diskPrivateMedia(dataDir),
    ...changes,
  })
const get = (app: ReturnType<typeof createApp>, { cookie }: Pick<Member, 'cookie'>) =>
  app.request(PATH, { headers: { Cookie: cookie } })

async function withPhotos(deps: Deps, many = 1): Promise<Member> {
  const member = await createMember(deps)
  const { signal } = new AbortController()
  for (let i = 0; i < many; i++)
    await (await preparePhoto(deps, member.id, { upload: await samplePhoto(), signal })).commit()
  await (await preparePrivatePhoto(deps, member.id, { upload: await samplePhoto({ width: 80 }), signal })).commit()
  return member
}

test('What fell 7: the export is a zip of all data and all photos, private ones too, and only of its owner', async () => {
  const deps = depsOf()
  const app = createApp(deps)
  const [member, other] = [await withPhotos(deps, 2), await withPhotos(deps)]
  const response = await get(app, member)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="daengdaengroad-\d{4}-\d\d-\d\d\.zip"$/,
  )
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  expect(
    Object.keys(files)
      .map((name) => name.replace(/photo-[\w-]+/, 'photo'))
      .toSorted(),
  ).toEqual(['data.json', 'photos/photo.webp', 'photos/photo.webp', 'photos/private/photo.webp'])
  const json = new TextDecoder().decode(files['data.json'])
  expect(json).toContain(member.email)
  expect(json).not.toContain(other.email)
  expect(JSON.parse(json)).toHaveProperty('consents')
  const photos = Object.entries(files).filter(([name]) => name.endsWith('.webp'))
  expect(photos.map(([, bytes]) => new TextDecoder('latin1').decode(bytes.subarray(8, 12)))).toEqual(
    photos.map(() => 'WEBP'),
  )
})

test('What fell 7: the zip needs a session, and is made five times an hour', async () => {
  const deps = depsOf()
  const app = createApp(deps)
  expect((await app.request(PATH)).status).toBe(401)
  const member = await createMember(deps)
  for (let i = 0; i < 5; i++) expect((await (await get(app, member)).arrayBuffer()).byteLength).toBeGreaterThan(100)
  expect((await get(app, member)).status).toBe(429)
})

test('What fell 7: photos are read only as fast as the caller takes them, and a missing file is left out', async () => {
  const media = diskMedia(dataDir)
  let reads = 0
  const counting = { ...media, read: (name: string) => ((reads += 1), media.read(name)) }
  const deps = depsOf({ media: counting })
  const member = await withPhotos(deps, 12)
  const body = (await get(createApp(deps), member)).body!.getReader()
  await body.read()
  expect(reads).toBeLessThan(6)
  await body.cancel()
  expect(reads).toBeLessThan(6)

  const names: string[] = []
  for await (const { name } of photoFilesOf({ ...deps, media: { ...media, read: async () => null } }, member.id))
    names.push(name)
  expect(names).toHaveLength(1)
})

test('What fell: an export that is read while its account is deleted for good ends whole, without what was deleted', async () => {
  const deps = depsOf()
  const member = await withPhotos(deps, 4)
  const reader = (await get(createApp(deps), member)).body!.getReader()
  const chunks = [(await reader.read()).value!]
  await database.pool.query(`update users set withdrawn_at = now() - interval '8 days' where id = $1`, [member.id])
  expect(await purgeWithdrawn(deps, deps.clock())).toEqual([member.id])
  await removeUnusedPhotos(deps, new Date(deps.clock().getTime() + 2 * 86_400_000))
  for (let next = await reader.read(); !next.done; next = await reader.read()) chunks.push(next.value)
  const files = unzipSync(Buffer.concat(chunks))
  expect(new TextDecoder().decode(files['data.json'])).toContain(member.email)
  expect(Object.keys(files).length, 'no photo but one that was read before').toBeLessThanOrEqual(2)
})

test('What fell 7: every photo of a member with more than a part of them is listed once', async () => {
  const deps = depsOf()
  const member = await createMember(deps)
  const photo = { src: '/media/x-{w}.webp', widths: [320], alt: '', credit: null }
  await database.pool.query(
    `insert into photos (id, user_id, photo, created_at) select gen_random_uuid()::text, $1, $2, now() from generate_series(1, 250)`,
    [member.id, JSON.stringify(photo)],
  )
  const read = async () => Buffer.from('x')
  const names = new Set<string>()
  for await (const { name } of photoFilesOf({ ...deps, media: { ...deps.media, read } }, member.id)) names.add(name)
  expect(names.size).toBe(250)
})
