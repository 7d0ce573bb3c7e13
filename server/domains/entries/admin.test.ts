import { beforeEach, expect, test } from 'vitest'
import { ALL_DAYS } from '../../../contract/time/days.ts'
import type { EntryBody } from '../../../contract/entries/entries.ts'
import type { EntryRecord } from '../../../contract/entries/entries-admin.ts'
import { UNKNOWN_POLICY } from '../../../contract/policy/policy.ts'
import { insertPlaces } from '../../compose/places.ts'
import { send } from '../../testing/ask.ts'
import { testApp } from '../../testing/deps.ts'
import { createMember, type Member } from '../../testing/members.ts'
import { placeInput } from '../../testing/place-input.ts'
import { useReferenceDatabase } from '../../testing/reference.ts'

const database = useReferenceDatabase()
let now = new Date('2026-11-21T03:00:00Z')
const member = (role: 'member' | 'admin' = 'member') => createMember({ db: database.orm, clock: () => now }, role)
const call = <T>(who: Member, method: string, path: string, body?: unknown) =>
  send<T>(testApp(database, { clock: () => now }), who, method, path, body)

let ids: number[]
beforeEach(async () => {
  now = new Date('2026-11-21T03:00:00Z')
  await database.pool.query('truncate places, place_counts, entry_reports, rate_limits cascade')
  const policy = { ...UNKNOWN_POLICY, entry: 'all' as const, coveredDays: [...ALL_DAYS] }
  ids = await insertPlaces(database.orm, [
    placeInput({ name: '열린 카페', policy }),
    placeInput({ name: '모르는 공원', policy: UNKNOWN_POLICY }),
  ])
})

async function tell(who: Member, place: number, told: Partial<EntryBody>): Promise<number> {
  const dog = { weightKg: 14, size: 'medium', breed: '푸들', restricted: false, guide: false, count: 1 }
  const body = { outcome: 'admitted', visitedOn: '2026-11-20', dogId: null, dog, word: '', ...told }
  return (await call<{ report: { id: number } }>(who, 'PUT', `/places/${place}/entries`, body)).data.report.id
}

interface Listed {
  items: EntryRecord[]
  total: number | null
}

test('R1.5 Back office: an admin lists entry reports of all places, with what the policy says and the words that are hidden', async () => {
  const one = await member()
  const refused = await tell(one, ids[0]!, { outcome: 'refused', word: '자리가 없대요' })
  now = new Date('2026-11-22T03:00:00Z')
  const [two, admin] = [await member(), await member('admin')]
  const open = await tell(two, ids[1]!, { dog: null })
  await database.pool.query('update entry_reports set hidden_at = now() where id = $1', [refused])
  const list = async (query = '') => (await call<Listed>(admin, 'GET', `/admin/entries${query}`)).data
  expect(await list()).toMatchObject({
    total: 2,
    items: [
      {
        id: open,
        place: { id: ids[1], name: '모르는 공원' },
        author: { id: two.id, nickname: two.nickname },
        outcome: 'admitted',
        agreement: 'open',
        weightKg: null,
        word: '',
        words: 'none',
      },
      {
        id: refused,
        outcome: 'refused',
        agreement: 'contradicts',
        weightKg: 14,
        word: '자리가 없대요',
        words: 'hidden',
        visitedOn: '2026-11-20',
        createdAt: '2026-11-21T03:00:00.000Z',
      },
    ],
  })
  for (const [query, found] of [
    ['outcome=refused', [refused]],
    ['outcome=!refused', [open]],
    ['agreement=contradicts', [refused]],
    ['agreement=open', [open]],
    ['words=hidden', [refused]],
    ['words=none', [open]],
    ['since=2026-11-22', [open]],
    ['order=written', [refused, open]],
    [`q=${encodeURIComponent('카페')}`, [refused]],
    [`q=${encodeURIComponent(two.nickname)}`, [open]],
  ] as const)
    expect(
      (await list(`?${query}`)).items.map(({ id }) => id),
      query,
    ).toEqual(found)
})
