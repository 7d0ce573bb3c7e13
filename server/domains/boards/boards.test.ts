import { beforeEach, expect, test } from 'vitest'
import type { BoardRecord } from '../../../contract/boards/boards-admin.ts'
import type { Board } from '../../../contract/boards/boards.ts'
import type { Member } from '../../testing/members.ts'
import { usePosts } from '../../testing/posts.ts'

const { database, call, member, write, post, feed } = usePosts()
let admin: Member
beforeEach(async () => void (admin = await member('admin')))

const body = (told: object = {}) => ({
  slug: 'share',
  name: '나눔',
  description: '쓰지 않는 용품을 나눠요',
  writers: 'member',
  readers: null,
  position: 0,
  categories: [{ key: 'give', name: '드려요' }],
  photos: false,
  places: false,
  anonymous: false,
  visible: true,
  ...told,
})
const add = (told: object = {}) => call<BoardRecord>(admin, 'POST', '/admin/boards', body(told))
const change = ({ id, version }: BoardRecord, told: object) =>
  call<BoardRecord>(admin, 'PUT', `/admin/boards/${id}`, { ...body(told), version })
const bin = (ids: number[], binned = true) =>
  call<{ changed: number }>(admin, 'PUT', '/admin/boards-bin', { ids, binned })
const shown = async () => (await call<Board[]>(null, 'GET', '/boards')).data
const find = async (slug: string) =>
  (await call<{ items: BoardRecord[] }>(admin, 'GET', `/admin/boards?q=${slug}`)).data.items.find(
    (one) => one.slug === slug,
  )

test('R2.30 a board that an admin adds is shown in its order, and what it has decides what is written there', async () => {
  const { data } = await add()
  expect((await shown())[1]).toMatchObject({
    slug: 'share',
    name: '나눔',
    categories: [{ key: 'give', name: '드려요' }],
  })
  const who = await member()
  expect((await write(who, { board: 'share', category: 'give' })).status).toBe(200)
  expect((await write(who, { board: 'share', category: 'tip' })).code).toBe('NOT_OF_BOARD')
  const { data: changed } = await change(data, { slug: 'other', name: '나눔터', writers: 'admin', position: 999 })
  expect(changed).toMatchObject({ slug: 'share', name: '나눔터' })
  expect((await shown()).at(-1)).toMatchObject({ slug: 'share', name: '나눔터' })
  expect((await write(who, { board: 'share' })).code).toBe('BOARD_READ_ONLY')
  expect((await change(data, {})).code).toBe('VERSION_CONFLICT')
})

test('R2.30 a name in addresses that is taken, and a category that is there twice, are refused beside their fields', async () => {
  expect(await add({ slug: 'travel' })).toMatchObject({ code: 'KEY_TAKEN', fields: { slug: '이미 쓰고 있는 키예요.' } })
  const twice = [
    { key: 'a', name: '하나' },
    { key: 'a', name: '둘' },
  ]
  expect(await add({ categories: twice })).toMatchObject({
    status: 422,
    fields: { categories: '같은 키가 두 번 있어요.' },
  })
})

test('R2.30 a board with posts is not binned, hidden ones included; hiding it hides them, showing it brings them back', async () => {
  const { data } = await write(await member())
  const travel = (await find('travel')) as BoardRecord
  await database.pool.query('update posts set hidden_at = now()')
  expect((await bin([travel.id])).code).toBe('BOARD_IN_USE')
  await database.pool.query('update posts set hidden_at = null')
  const { data: hidden } = await change(travel, { visible: false })
  expect((await feed()).items).toEqual([])
  expect((await post(data.id)).status).toBe(404)
  await change(hidden, { visible: true })
  expect((await post(data.id)).status).toBe(200)
})

test('R2.30 a board without posts is binned: it is not shown, takes no post, and comes back', async () => {
  const { data } = await add()
  expect((await bin([data.id])).data).toMatchObject({ changed: 1 })
  expect((await shown()).map(({ slug }) => slug)).not.toContain('share')
  expect((await write(await member(), { board: 'share' })).code).toBe('BOARD_NOT_FOUND')
  await bin([data.id], false)
  expect((await write(await member(), { board: 'share' })).status).toBe(200)
})

test('R2.30 a board is not binned while somebody writes in it', async () => {
  for (let nth = 0; nth < 5; nth++) {
    const { data } = await add({ slug: `share-${nth}` })
    const who = await member()
    const [wrote, binned] = await Promise.all([write(who, { board: data.slug }), bin([data.id])])
    expect([wrote.status === 200, binned.status === 200].filter(Boolean), data.slug).toHaveLength(1)
  }
})
