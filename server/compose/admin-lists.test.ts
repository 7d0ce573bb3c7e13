import { beforeAll, expect, test } from 'vitest'
import { send } from '../testing/ask.ts'
import { testApp } from '../testing/deps.ts'
import { createMember, type Member } from '../testing/members.ts'
import { useReferenceDatabase } from '../testing/reference.ts'

const database = useReferenceDatabase()
const clock = () => new Date('2026-11-21T03:00:00Z')

let admin: Member
let run: number
const insert = async (table: string, row: Record<string, unknown>): Promise<number> => {
  const names = Object.keys(row)
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into ${table} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')}) returning id`,
    Object.values(row),
  )
  return (rows[0] as { id: number }).id
}

beforeAll(async () => {
  admin = await createMember({ db: database.orm, clock }, 'admin')
  const event = { user_id: admin.id, target_id: 1, before: '{}', after: '{}' }
  await insert('audit_events', {
    ...event,
    kind: 'notice',
    action: 'create',
    target_name: '여름 안내',
    at: '2026-11-01',
  })
  await insert('audit_events', { ...event, kind: 'place', action: 'bin', target_name: '바다 카페', at: '2026-11-02' })
  await insert('audit_events', { ...event, kind: 'place', action: 'run', target_name: '들꽃 카페', at: '2026-11-03' })

  const imported = { by_id: admin.id, stage: 'check', changed_at: clock(), beat_at: clock() }
  const file = (name: string) => JSON.stringify([{ name, size: 1, received: 1 }])
  run = await insert('import_runs', { ...imported, files: file('숙박업.csv'), state: 'done', created_at: '2026-11-01' })
  await insert('import_runs', { ...imported, files: file('문화정보.csv'), state: 'failed', created_at: '2026-11-02' })
  const change = { run_id: run, file: '숙박업.csv', source: 'kcisa', source_key: 'k', fields: '[]', kept: '[]' }
  await insert('import_changes', { ...change, kind: 'new', name: '솔숲 펜션', address: '강원 강릉시 1', taken: true })
  await insert('import_changes', { ...change, kind: 'changed', name: '모래 펜션', address: '제주시 2', taken: false })
  const effect = { run_id: run, source: 'kcisa', source_key: 'k', digest: 'd', fields: '[]', sources: '[]' }
  await insert('import_effects', { ...effect, kind: 'changed', name: '솔숲 펜션', outcome: 'edited' })
  await insert('import_effects', { ...effect, kind: 'changed', name: '모래 펜션', outcome: 'changed' })
  await insert('import_effects', { ...effect, kind: 'remembered', name: '속 펜션', outcome: 'changed' })
  await insert('import_effects', { ...effect, kind: 'changed', name: '되돌린 펜션', outcome: 'restored' })

  for (const [nickname, role, joined] of [
    ['가을이네', 'mentor', '2026-11-03'],
    ['나리네', 'member', '2026-11-02'],
    ['다온이네', 'mentor', '2026-11-01'],
  ] as const)
    await insert('users', { nickname, nickname_key: nickname, email: `${joined}@a.kr`, role, created_at: joined })
})

const listed = async (path: string): Promise<unknown[]> => {
  const { status, data } = await send<{ items: Record<string, unknown>[] }>(
    testApp(database, { clock }),
    admin,
    'GET',
    `/admin${path.replace(':run', String(run))}`,
  )
  expect(status, path).toBe(200)
  return data.items.map((one) => one['targetName'] ?? one['name'] ?? one['nickname'] ?? one['id'])
}

test.each<[list: string, found: Record<string, string[]>]>([
  [
    '/audit-events',
    {
      '': ['바다 카페', '여름 안내'],
      'order=at': ['여름 안내', '바다 카페'],
      'q=바다': ['바다 카페'],
      'q=bin': [],
      'kind=notice': ['여름 안내'],
      'action=bin': ['바다 카페'],
      'kind=place&target=1': ['들꽃 카페', '바다 카페'],
    },
  ],
  [
    '/imports/:run/changes',
    {
      '': ['솔숲 펜션', '모래 펜션'],
      'order=-row': ['모래 펜션', '솔숲 펜션'],
      'q=모래': ['모래 펜션'],
      'q=강릉': ['솔숲 펜션'],
      'kind=new': ['솔숲 펜션'],
      'taken=no': ['모래 펜션'],
    },
  ],
  [
    '/imports/:run/remains',
    {
      '': ['솔숲 펜션', '모래 펜션'],
      'order=-row': ['모래 펜션', '솔숲 펜션'],
      'q=모래': ['모래 펜션'],
      'reason=edited': ['솔숲 펜션'],
    },
  ],
  [
    '/users',
    {
      'role=mentor': ['가을이네', '다온이네'],
      'role=mentor&order=joined': ['다온이네', '가을이네'],
      'role=mentor&order=-nickname': ['다온이네', '가을이네'],
      'q=나리': ['나리네'],
    },
  ],
  [
    '/mentors',
    {
      '': ['가을이네', '다온이네'],
      'order=joined': ['다온이네', '가을이네'],
      'order=-nickname': ['다온이네', '가을이네'],
      'q=다온': ['다온이네'],
      'q=나리': [],
    },
  ],
  [
    '/options',
    {
      'q=shower': ['셀프목욕'],
      'q=목욕': ['셀프목욕'],
      'kind=rule&order=position': ['예약 필요', '노키즈존', '상주견', '상주묘'],
      'kind=rule&order=name': ['노키즈존', '상주견', '상주묘', '예약 필요'],
    },
  ],
  ['/groups', { 'q=카페': ['카페'], 'q=pension': ['펜션'] }],
])('What fell: %s of the back office is searched, filtered and ordered by what it says', async (list, found) => {
  for (const [query, names] of Object.entries(found))
    expect(await listed(`${list}?${encodeURI(query)}`), query).toEqual(names)
})

test('What fell: imports of the back office are found by the names of their files, and by their state', async () => {
  for (const [query, files] of [
    ['', ['문화정보.csv', '숙박업.csv']],
    ['order=created', ['숙박업.csv', '문화정보.csv']],
    ['q=숙박', ['숙박업.csv']],
    ['state=failed', ['문화정보.csv']],
  ] as const) {
    const { data } = await send<{ items: { files: { name: string }[]; by: unknown }[] }>(
      testApp(database, { clock }),
      admin,
      'GET',
      `/admin/imports?${encodeURI(query)}`,
    )
    expect(
      data.items.map((one) => one.files[0]?.name),
      query,
    ).toEqual(files)
  }
})
