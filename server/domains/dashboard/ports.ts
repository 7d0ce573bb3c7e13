import type { FigureId, MissedWord, QueueId } from '../../../contract/dashboard/dashboard.ts'
import type { DayFigure, Period, Waiting } from '../../db/statements/figures.ts'
import type { Db } from '../../db/index.ts'

/** Ports: what other domains count. */
export interface DashboardPorts {
  queues: Record<QueueId, (db: Db, now: Date) => Promise<Waiting>>
  figures: Record<FigureId, (db: Db, period: Period) => Promise<DayFigure[]>>
  /** What visitors searched in vain, most searched first. */
  missedWords: (db: Db, now: Date) => Promise<MissedWord[]>
}
