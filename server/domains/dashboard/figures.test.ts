import { beforeEach, expect, test } from 'vitest'
import { DASHBOARD_PORTS } from '../../compose/dashboard.ts'
import { useTestDatabase } from '../../testing/harness.ts'
import { readFigure, recordFigures } from './figures-store.ts'

const database = useTestDatabase()
const NOW = new Date('2026-11-22T16:00:00Z')

beforeEach(async () => {
  for (const table of ['daily_figures', 'users']) await database.pool.query(`delete from ${table}`)
})

async function join(...at: string[]): Promise<void> {
  for (const [index, one] of at.entries())
    await database.pool.query(
      `insert into users (email, nickname, nickname_key, role, created_at) values ($1, $1, $1, 'member', $2)`,
      [`${one}${index}`, one],
    )
}
const record = (now = NOW) => recordFigures(database.orm, DASHBOARD_PORTS, now)
const members = (since: string) => readFigure(database.orm, DASHBOARD_PORTS, 'members', since, NOW)

test('R2.22 days that are over are stored, as they are in Korea; today is counted', async () => {
  await join('2026-11-20T14:59:00Z', '2026-11-20T15:00:00Z', '2026-11-21T10:00:00Z', '2026-11-22T15:00:00Z')
  const days = [
    { day: '2026-11-20', count: 1 },
    { day: '2026-11-21', count: 2 },
    { day: '2026-11-23', count: 1 },
  ]
  expect(await members('2026-11-01'), 'before anything is stored').toEqual(days)
  await record()
  expect(await members('2026-11-01')).toEqual(days)
  await database.pool.query(`delete from users where created_at < '2026-11-22'`)
  expect(await members('2026-11-01'), 'who left again had come').toEqual(days)
  expect(await members('2026-11-21'), 'of the period alone').toEqual(days.slice(1))
})

test('What fell: R2.22 figures go on after the clock was ahead for a moment', async () => {
  await join('2026-11-20T03:00:00Z')
  await record(new Date('2027-03-01T03:00:00Z'))
  await join('2026-11-21T04:00:00Z', '2026-11-22T15:00:00Z')
  await record()
  expect(await members('2026-11-01')).toEqual([
    { day: '2026-11-20', count: 1 },
    { day: '2026-11-21', count: 1 },
    { day: '2026-11-23', count: 1 },
  ])
})

test('R2.22 a day is stored once, and days without a server afterwards', async () => {
  await join('2026-11-19T03:00:00Z')
  await record(new Date('2026-11-20T03:00:00Z'))
  await join('2026-11-20T04:00:00Z', '2026-11-21T04:00:00Z')
  await record()
  await record()
  const { rows } = await database.pool.query(
    `select day::text, count from daily_figures where figure = 'members' order by day`,
  )
  expect(rows).toEqual([
    { day: '2026-11-19', count: 1 },
    { day: '2026-11-20', count: 1 },
    { day: '2026-11-21', count: 1 },
    { day: '2026-11-22', count: 0 },
  ])
})
