import type { FigureId, QueueId } from '../../../contract/dashboard.ts'
import type { DayFigure, Waiting } from '../../db/figures.ts'
import type { Db } from '../../db/index.ts'

/** Ports: what other domains count. */
export interface DashboardPorts {
  queues: Record<QueueId, (db: Db, now: Date) => Promise<Waiting>>
  figures: Record<FigureId, (db: Db, since: Date) => Promise<DayFigure[]>>
}
