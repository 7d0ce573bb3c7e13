import { beforeAll, expect, test } from 'vitest'
import { type Answer, send } from '../../testing/ask.ts'
import { testApp } from '../../testing/deps.ts'
import { describePostgres } from '../../testing/engines/engines.ts'
import { useReferenceDatabase } from '../../testing/reference.ts'
import { meet } from '../../testing/held.ts'
import { createMember } from '../../testing/members.ts'
import { PLACE_BODY } from './examples.ts'

const database = useReferenceDatabase()

describePostgres('a place that is made while an admin bins', () => {
  let app: ReturnType<typeof testApp>
  beforeAll(() => {
    app = testApp(database)
  })

  test.each([
    ['its kind', 'groups', { group: 'gallery' }],
    ['one of its facilities', 'options', { options: ['parking'] }],
  ])('What fell: R2.24 %s is refused: nothing is of a kind that is gone', async (_, table, more) => {
    const admin = await createMember({ db: database.orm, clock: () => new Date() }, 'admin')
    const { rows } = await database.pool.query<{ id: number; key: string }>(`select id, key from ${table} order by id`)
    const key = 'group' in more ? more.group : rows[0]?.key
    const id = rows.find((row) => row.key === key)?.id
    const body = { ...PLACE_BODY, name: `새 카페 ${table}`, ...('group' in more ? more : { options: [key] }) }
    const [made] = (await meet(database, {
      lock: `update ${table} set deleted_at = now() where id = ${id}`,
      calls: [() => send(app, admin, 'POST', '/admin/places', body)],
    })) as Answer<unknown>[]
    expect(made?.code).toBe('RECORD_NOT_FOUND')
  })
})
