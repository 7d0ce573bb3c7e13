import { type Dashboard, FIGURES, QUEUES } from '../../../contract/dashboard.ts'
import type { Db } from '../../db/index.ts'
import type { DashboardPorts } from './ports.ts'

const DAY_MS = 86_400_000

/** `days`: the period up to now, in whole days of Korea, today included. */
export async function readDashboard(db: Db, ports: DashboardPorts, days: number, now: Date): Promise<Dashboard> {
  const since = startOfDay(now, days - 1)
  const queues = await Promise.all(
    QUEUES.map(async (id) => {
      const { count, oldest } = await ports.queues[id](db, now)
      return { id, count, oldest: oldest?.toISOString() ?? null }
    }),
  )
  const figures = await Promise.all(
    FIGURES.map(async (id) => {
      const found = await ports.figures[id](db, since)
      return { id, total: found.reduce((total, { count }) => total + count, 0), days: found }
    }),
  )
  return { queues, figures }
}

/** Midnight in Korea, that many days ago. */
function startOfDay(now: Date, ago: number): Date {
  const offset = 9 * 3_600_000
  return new Date(Math.floor((now.getTime() + offset) / DAY_MS) * DAY_MS - offset - ago * DAY_MS)
}
