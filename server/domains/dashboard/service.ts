import { type Dashboard, FIGURES, QUEUES } from '../../../contract/dashboard/dashboard.ts'
import { dayOf } from '../../db/statements/figures.ts'
import type { Db } from '../../db/index.ts'
import { readFigure } from './figures-store.ts'
import type { DashboardPorts } from './ports.ts'

const DAY_MS = 86_400_000

/** `days`: the period up to now, in whole days of Korea, today included. */
export async function readDashboard(db: Db, ports: DashboardPorts, days: number, now: Date): Promise<Dashboard> {
  const since = dayOf(new Date(now.getTime() - (days - 1) * DAY_MS))
  const queues = await Promise.all(
    QUEUES.map(async (id) => {
      const { count, oldest } = await ports.queues[id](db, now)
      return { id, count, oldest: oldest?.toISOString() ?? null }
    }),
  )
  const figures = await Promise.all(
    FIGURES.map(async (id) => {
      const found = await readFigure(db, ports, id, since, now)
      return { id, total: found.reduce((total, { count }) => total + count, 0), days: found }
    }),
  )
  return { queues, figures, missedWords: await ports.missedWords(db, now) }
}
