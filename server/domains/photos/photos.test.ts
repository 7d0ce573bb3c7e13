import { readdirSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import type { DataOf } from '../../../contract/api/endpoint.ts'
import type { photosApi } from '../../../contract/photos/photos-api.ts'
import { testApp, testDeps } from '../../testing/deps.ts'
import { useTestDatabase } from '../../testing/harness.ts'
import { createMember, type Member } from '../../testing/members.ts'
import { samplePhoto } from '../../testing/sample-photo.ts'
import { temporaryFolderOfFile } from '../../testing/engines/temporary-folder.ts'
import { removeUnusedPhotos } from './service.ts'

const database = useTestDatabase()
const dataDir = temporaryFolderOfFile()
const now = new Date('2026-11-21T03:00:00Z')
const app = () => testApp(database, { clock: () => now, env: { dataDir } })
const files = () => readdirSync(path.join(dataDir, 'media'))

let who: Member
beforeEach(async () => {
  who = await createMember({ db: database.orm, clock: () => now })
})

async function send(bytes: Uint8Array<ArrayBuffer>) {
  const headers = { Cookie: who.cookie, 'Content-Type': 'image/jpeg' }
  const response = await app().request('/api/photos', { method: 'POST', headers, body: bytes })
  const { data } = (await response.json()) as { data: DataOf<typeof photosApi.uploadPhoto> }
  return { status: response.status, data }
}

describe('What fell 14: a photo that is too large', () => {
  const MIB = 1024 * 1024

  test.each([
    [12 * MIB, 422],
    [12 * MIB + 1, 413],
  ])('of %i bytes is answered %i', async (size, status) => {
    expect((await send(new Uint8Array(size))).status).toBe(status)
  })
})

describe('a photo that a member sends', () => {
  test('is served in every width that the answer names', async () => {
    const { data } = await send(await samplePhoto({ width: 700, height: 500 }))
    expect(data.photo.widths).toEqual([320, 640, 700])
    for (const width of data.photo.widths) {
      const served = await app().request(data.photo.src.replace('{w}', String(width)))
      expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp'])
    }
  })

  test('is deleted after a day unused; one in use stays', async () => {
    const [left, shown] = [await send(await samplePhoto()), await send(await samplePhoto())]
    await database.pool.query('update photos set used = true where id = $1', [shown.data.id])
    const later = new Date(now.getTime() + 25 * 3_600_000)
    await removeUnusedPhotos(testDeps(database.orm, { env: { dataDir } }), later)
    expect(files().filter((name) => name.includes(left.data.id))).toEqual([])
    expect(files().filter((name) => name.includes(shown.data.id))).toHaveLength(1)
  })

  test('is rate limited', async () => {
    const photo = await samplePhoto()
    const statuses = new Set<number>()
    for (let sent = 0; sent < 61; sent += 1) statuses.add((await send(sent < 60 ? new Uint8Array(3) : photo)).status)
    expect(statuses).toEqual(new Set([422, 429]))
  })
})
