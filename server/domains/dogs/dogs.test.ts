import { readdirSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import type { DogInput } from '../../../contract/dogs/dog-input.ts'
import { toDog } from '../../../contract/places/party.ts'
import { type MemberDog, MAX_DOGS } from '../../../contract/dogs/member-dogs.ts'
import { type Answer, send } from '../../testing/ask.ts'
import { testApp, testDeps } from '../../testing/deps.ts'
import { dogInput } from '../../testing/dog-input.ts'
import { useTestDatabase } from '../../testing/harness.ts'
import { createMember, type Member } from '../../testing/members.ts'
import { samplePhoto } from '../../testing/sample-photo.ts'
import { temporaryFolderOfFile } from '../../testing/engines/temporary-folder.ts'
import { purgeWithdrawn } from '../../compose/member-data.ts'
import { removeUnusedPhotos } from '../photos/service.ts'

const database = useTestDatabase()
const dataDir = temporaryFolderOfFile()
const now = new Date('2026-11-21T03:00:00Z')
const overrides = { clock: () => now, env: { dataDir } }
const app = () => testApp(database, overrides)

let who: Member
let other: Member
beforeEach(async () => {
  await database.pool.query('truncate dogs, photos, rate_limits cascade')
  who = await createMember({ db: database.orm, clock: () => now })
  other = await createMember({ db: database.orm, clock: () => now })
})

const call = <T>(who: Member, method: string, path: string, body?: unknown) => send<T>(app(), who, method, path, body)

const create = (by: Member, changes: Partial<DogInput> = {}) => call<MemberDog>(by, 'POST', '/dogs', dogInput(changes))
const dogsOf = async (by: Member) => (await call<MemberDog[]>(by, 'GET', '/dogs')).data
const namesOf = (dogs: MemberDog[]) => dogs.map(({ name, main }) => (main ? `${name}!` : name))

async function sendPhoto(by: Member): Promise<string> {
  const headers = { Cookie: by.cookie, 'Content-Type': 'image/jpeg' }
  const body = await samplePhoto({ width: 900, height: 600 })
  const response = await app().request('/api/photos/private', { method: 'POST', headers, body })
  return ((await response.json()) as Answer<{ id: string }>).data.id
}
const files = () => readdirSync(path.join(dataDir, 'private-media'))
const filesOf = (photo: string) => files().filter((name) => name.includes(photo)).length
const tidy = () => removeUnusedPhotos(testDeps(database.orm, overrides), new Date(now.getTime() + 25 * 3_600_000))

describe('R2.19 a dog', () => {
  test('sent again unchanged after a lost answer is the same dog, photos included', async () => {
    const photoId = await sendPhoto(who)
    const [first, again] = [await create(who, { photoId }), await create(who, { photoId })]
    expect(again).toEqual(first)
    await Promise.all([1, 2, 3].map(() => create(who, { photoId })))
    expect(await dogsOf(who)).toEqual([first.data])
    await create(who, { photoId: null, name: '보리' })
    expect(namesOf(await dogsOf(who))).toHaveLength(2)
  })

  test('is stored and returned as entered', async () => {
    const given = dogInput({
      registrationNumber: '410-0978-0012-3456',
      name: ' 콩이 ',
      traits: ['dogs-ok', 'calm', 'calm'],
    })
    const { status, data } = await call<MemberDog>(who, 'POST', '/dogs', given)
    expect(status).toBe(200)
    expect(data).toEqual({ id: data.id, main: true, version: data.version, ...dogInput() })
    expect(await dogsOf(who)).toEqual([data])
    expect(toDog(data)).toEqual({
      name: '콩이',
      weightKg: 12.4,
      size: 'medium',
      breed: '웰시코기',
      restricted: false,
      guide: false,
      count: 1,
    })
  })

  test('can leave most fields empty', async () => {
    const bare = {
      breed: null,
      birthday: null,
      sex: null,
      neutered: null,
      registrationNumber: null,
      photoId: null,
    }
    const { data } = await create(who, { ...bare, vaccinations: [], traits: [], note: '' })
    expect(data).toMatchObject({ ...bare, vaccinations: [], traits: [], note: '' })
  })

  test.each<[string, object]>([
    ['name', { name: '  ' }],
    ['name', { name: '콩'.repeat(21) }],
    ['weightKg', { weightKg: 0.1 }],
    ['registrationNumber', { registrationNumber: '12345' }],
    ['birthday', { birthday: '2021-02-30' }],
    ['birthday', { birthday: '2999' }],
    ['note', { note: '가'.repeat(101) }],
    ['photoId', { photoId: '../x' }],
    [
      'vaccinations.0.date',
      { vaccinations: [{ vaccine: 'rabies', date: '2999-01-01', nextDue: null, proofId: null }] },
    ],
    [
      'vaccinations.0.nextDue',
      { vaccinations: [{ vaccine: 'rabies', date: '2025-01-02', nextDue: '2025-01-02', proofId: null }] },
    ],
    ['vaccinations', { vaccinations: Array.from({ length: 31 }, () => dogInput().vaccinations[0]) }],
  ])('is refused by its %s', async (field, changes) => {
    const { status, fields } = await call(who, 'POST', '/dogs', { ...dogInput(), ...changes })
    expect([status, Object.keys(fields ?? {})]).toEqual([422, [field]])
    expect(await dogsOf(who)).toEqual([])
  })

  test('is not found for anybody but its owner', async () => {
    const { data: dog } = await create(who)
    const attempts: [string, string, unknown?][] = [
      ['PUT', `/dogs/${dog.id}`, dogInput({ name: '내 것' })],
      ['DELETE', `/dogs/${dog.id}`],
      ['PUT', `/dogs/${dog.id}/main`],
    ]
    for (const [method, route, body] of attempts)
      expect(await call(other, method, route, body)).toMatchObject({ status: 404, code: 'DOG_NOT_FOUND' })
    expect(await dogsOf(other)).toEqual([])
    expect(await dogsOf(who)).toEqual([dog])
  })

  test('ignores an owner or rank in the body', async () => {
    await create(who, { name: '보리' })
    const { data } = await call<MemberDog>(who, 'POST', '/dogs', {
      ...dogInput(),
      id: 777_777,
      userId: other.id,
      main: true,
      chosen: 99,
    })
    expect(data.main).toBe(false)
    expect(data.id).not.toBe(777_777)
    expect(await dogsOf(other)).toEqual([])
  })

  test(`is the last at ${MAX_DOGS}, also when many are sent at once`, async () => {
    for (let count = 1; count < MAX_DOGS; count += 1) await create(who, { name: `${count}호` })
    const answers = await Promise.all(['가', '나', '다'].map((name) => create(who, { name })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ code: 'DOGS_FULL' })
    expect(await dogsOf(who)).toHaveLength(MAX_DOGS)
  })
})

describe('What fell 12: a dog that was edited in two places', () => {
  const save = (id: number, changes: object) =>
    call<MemberDog>(who, 'PUT', `/dogs/${id}`, { ...dogInput(), ...changes })

  test('What fell 12: is not overwritten by an older edit, which is refused in clear words; a new attempt on what is there is right', async () => {
    const { data: dog } = await create(who)
    const { data: newer } = await save(dog.id, { weightKg: 13, basedOn: dog.version })
    expect(newer.version).not.toBe(dog.version)
    const older = await save(dog.id, { note: '낯을 가려요', basedOn: dog.version })
    expect(older).toMatchObject({ status: 409, code: 'EDITED_ELSEWHERE' })
    expect(await dogsOf(who)).toEqual([newer])
    const { data: both } = await save(dog.id, { weightKg: 13, note: '낯을 가려요', basedOn: newer.version })
    expect(await dogsOf(who)).toEqual([both])
    expect(both).toMatchObject({ weightKg: 13, note: '낯을 가려요' })
  })

  test('What fell 12: sent again after a lost answer is no conflict; a page without versions saves as before', async () => {
    const { data: dog } = await create(who)
    const first = await save(dog.id, { note: '순해요', basedOn: dog.version })
    expect(await save(dog.id, { note: '순해요', basedOn: dog.version })).toEqual(first)
    expect((await save(dog.id, { note: '활발해요' })).status).toBe(200)
  })
})

describe('R2.19 the main dog', () => {
  test('is the first until another is chosen; when that is deleted, the previous one again', async () => {
    const [a, b, c] = [
      await create(who, { name: '하나' }),
      await create(who, { name: '둘' }),
      await create(who, { name: '셋' }),
    ]
    expect(namesOf(await dogsOf(who))).toEqual(['하나!', '둘', '셋'])
    expect(namesOf((await call<MemberDog[]>(who, 'PUT', `/dogs/${b.data.id}/main`)).data)).toEqual([
      '둘!',
      '하나',
      '셋',
    ])
    expect(namesOf((await call<MemberDog[]>(who, 'PUT', `/dogs/${c.data.id}/main`)).data)).toEqual([
      '셋!',
      '하나',
      '둘',
    ])
    expect(namesOf((await call<MemberDog[]>(who, 'DELETE', `/dogs/${c.data.id}`)).data)).toEqual(['둘!', '하나'])
    expect(namesOf((await call<MemberDog[]>(who, 'DELETE', `/dogs/${b.data.id}`)).data)).toEqual(['하나!'])
    expect((await call<MemberDog[]>(who, 'DELETE', `/dogs/${a.data.id}`)).data).toEqual([])
  })

  test('stays the main dog when edited', async () => {
    await create(who)
    const { data } = await create(who, { name: '보리' })
    await call(who, 'PUT', `/dogs/${data.id}/main`)
    const saved = await call<MemberDog>(who, 'PUT', `/dogs/${data.id}`, dogInput({ name: '보리' }))
    expect(saved.data).toMatchObject({ name: '보리', main: true })
    expect(namesOf(await dogsOf(who))).toEqual(['보리!', '콩이'])
  })

  test('is exactly one under concurrent writes', async () => {
    const ids: number[] = []
    for (let count = 0; count < 5; count += 1) ids.push((await create(who, { name: `${count}호` })).data.id)
    await Promise.all([
      ...ids.map((id) => call(who, 'PUT', `/dogs/${id}/main`)),
      ...ids.slice(0, 2).map((id) => call(who, 'DELETE', `/dogs/${id}`)),
      create(who, { name: '보리' }),
    ])
    const left = await dogsOf(who)
    expect(left).toHaveLength(4)
    expect(left.map(({ main }) => main)).toEqual([true, false, false, false])
  })
})

describe('R2.19 photos of a dog', () => {
  const seen = (by: Member, photo: string) =>
    call<{ width: number; url: string }>(by, 'GET', `/photos/private/${photo}?size=small`)

  test('are visible to their owner only, and have no public address', async () => {
    const photo = await sendPhoto(who)
    await create(who, { photoId: photo })
    const { data } = await seen(who, photo)
    expect(data.width).toBe(640)
    expect(data.url).toMatch(/^data:image\/webp;base64,UklGR/)
    expect(await seen(other, photo)).toMatchObject({ status: 404, code: 'PHOTO_NOT_FOUND' })
    for (const name of files()) expect((await app().request(`/media/${name}`)).status).toBe(404)
    const anonymous = await app().request(`/api/photos/private/${photo}?size=large`)
    expect(anonymous.status).toBe(401)
  })

  test('can be claimed by their sender only, once, and never as a public photo', async () => {
    const [mine, others] = [await sendPhoto(who), await sendPhoto(other)]
    expect(await create(who, { photoId: others })).toMatchObject({ status: 404, code: 'PHOTO_NOT_FOUND' })
    expect((await create(who, { photoId: mine })).status).toBe(200)
    expect(await create(who, { name: '보리', photoId: mine })).toMatchObject({ status: 404, code: 'PHOTO_NOT_FOUND' })
    const free = await sendPhoto(who)
    expect(await call(who, 'PUT', '/users/me/photo', { photoId: free })).toMatchObject({ code: 'PHOTO_NOT_FOUND' })
    expect(await dogsOf(who)).toHaveLength(1)
  })

  test('are deleted once unused, and stay while in use', async () => {
    const [photo, proof, next] = [await sendPhoto(who), await sendPhoto(who), await sendPhoto(who)]
    const shot = { vaccine: 'rabies', date: '2025-11-02', nextDue: null, proofId: proof } as const
    const { data } = await create(who, { photoId: photo, vaccinations: [shot, { ...shot, vaccine: 'dhppl' }] })
    await call(who, 'PUT', `/dogs/${data.id}`, dogInput({ photoId: next, vaccinations: [shot] }))
    await tidy()
    expect([filesOf(photo), filesOf(proof) > 0, filesOf(next) > 0]).toEqual([0, true, true])
    await call(who, 'DELETE', `/dogs/${data.id}`)
    await tidy()
    expect([filesOf(proof), filesOf(next)]).toEqual([0, 0])
    expect(await seen(who, next)).toMatchObject({ status: 404 })
  })
})

test('R2.19 dogs are part of the export, and are purged with their photos', async () => {
  const photo = await sendPhoto(who)
  const { data: dog } = await create(who, { photoId: photo })
  await create(other)
  const { data } = await call<{ dogs: MemberDog[] }>(who, 'GET', '/users/me/export')
  expect(data.dogs).toEqual([dog])

  await database.pool.query('update users set withdrawn_at = $2 where id = $1', [who.id, '2026-11-01T00:00:00Z'])
  expect(await purgeWithdrawn({ db: database.orm }, now)).toEqual([who.id])
  const { rows } = await database.pool.query('select user_id from dogs')
  expect(rows).toEqual([{ user_id: other.id }])
  await tidy()
  expect(filesOf(photo)).toBe(0)
})

test('R2.19 writes of dogs are rate limited', async () => {
  await create(who)
  await database.pool.query(`update rate_limits set points = 60`)
  expect(await create(who)).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
})
