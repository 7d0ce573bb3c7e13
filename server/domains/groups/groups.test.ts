import { beforeAll, describe, expect, test } from 'vitest'
import type { GroupRecord } from '../../../contract/groups/groups-admin.ts'
import type { Group } from '../../../contract/groups/groups.ts'
import type { OptionRecord } from '../../../contract/options/options-admin.ts'
import type { Option } from '../../../contract/options/options.ts'
import { ensureContent } from '../../compose/content.ts'
import { GROUP_PORTS } from '../../compose/ports.ts'
import { send } from '../../testing/ask.ts'
import { testApp, testDeps } from '../../testing/deps.ts'
import { useTestDatabase } from '../../testing/harness.ts'
import { createMember, type Member } from '../../testing/members.ts'
import { temporaryFolderOfFile } from '../../testing/engines/temporary-folder.ts'
import { purgeRecords } from '../records/store.ts'
import { groupRecords } from './columns.ts'

const database = useTestDatabase()
const dataDir = temporaryFolderOfFile()
let admin: Member

beforeAll(async () => {
  const deps = testDeps(database.orm, { env: { dataDir } })
  await ensureContent(deps, { demo: true })
  admin = await createMember(deps, 'admin')
})

const call = <T>(method: string, path: string, body?: unknown) =>
  send<T>(testApp(database, { answersFreshMs: 0 }), admin, method, path, body)

const KINDS = [
  {
    name: 'groups',
    path: 'groups',
    body: { key: 'kennel', name: '애견 운동장', icon: 'dog', aliases: ['놀이터'], position: 1 },
    used: 'cafe',
  },
  {
    name: 'options',
    path: 'options',
    body: { key: 'washer', name: '발 씻는 곳', icon: 'bath', kind: 'amenity', position: 1 },
    used: 'parking',
  },
]

describe.each(KINDS)('R2.23 R2.28 $name in the back office', ({ path, body, used }) => {
  type Shown = GroupRecord | OptionRecord
  const shown = async () => (await call<(Group | Option)[]>('GET', `/${path}`)).data.map(({ key }) => key)
  const find = async (key: string) =>
    (await call<{ items: Shown[] }>('GET', `/admin/${path}?q=${key}`)).data.items.find((one) => one.key === key)

  test('can be added, are shown in their order, and keep their key', async () => {
    const { data } = await call<Shown>('POST', `/admin/${path}`, body)
    expect((await shown()).indexOf(body.key)).toBeLessThan(4)
    const changed = { ...body, key: 'other', name: '새 이름', position: 999, version: data.version }
    const { data: after } = await call<Shown>('PUT', `/admin/${path}/${data.id}`, changed)
    expect(after).toMatchObject({ key: body.key, name: '새 이름' })
    expect((await shown()).at(-1)).toBe(body.key)
  })

  test('refuse a key that is taken, beside its field', async () => {
    const { code, fields } = await call('POST', `/admin/${path}`, { ...body, key: used })
    expect([code, fields]).toEqual(['KEY_TAKEN', { key: '이미 쓰고 있는 키예요.' }])
  })

  test('can be binned unless a place uses them', async () => {
    const bin = async (key: string) =>
      call<{ changed: number }>('PUT', `/admin/${path}-bin`, { ids: [(await find(key))?.id], binned: true })
    expect((await bin(used)).code).toBe('RECORD_IN_USE')
    expect(await shown()).toContain(used)
    expect((await bin(body.key)).data).toMatchObject({ changed: 1 })
    expect(await shown()).not.toContain(body.key)
  })
})

test('What fell 14: a group that a place is of by now stays in the bin when its time is over', async () => {
  const body = { key: 'swim', name: '수영장', icon: 'dog', aliases: [], position: 2 }
  const { data } = await call<GroupRecord>('POST', '/admin/groups', body)
  await call('PUT', '/admin/groups-bin', { ids: [data.id], binned: true })
  const binned = async () => (await call<{ total: number }>('GET', '/admin/groups?q=swim&bin=1')).data.total
  const purge = () => purgeRecords(database.orm, groupRecords(GROUP_PORTS), new Date('2099-01-01T00:00:00Z'))
  const { rows } = await database.pool.query<{ id: number; group_key: string }>(
    'select id, group_key from places limit 1',
  )
  await database.pool.query('update places set group_key = $1 where id = $2', ['swim', rows[0]?.id])
  await purge()
  expect(await binned()).toBe(1)
  await database.pool.query('update places set group_key = $1 where id = $2', [rows[0]?.group_key, rows[0]?.id])
  await purge()
  expect(await binned()).toBe(0)
})
