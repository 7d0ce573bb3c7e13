import * as v from 'valibot'
import { operation } from '../api/operation.ts'
import { integerText } from '../api/wire.ts'

/** What waits for an admin. */
export const QUEUES = [
  'suggestions',
  'proposals',
  'reports',
  'appeals',
  'held',
  'conflicts',
  'stale',
  'imports',
  'questions',
] as const
export type QueueId = (typeof QUEUES)[number]

/** What is counted by day. `misses`: searches that found no place, once per word, visitor and day. */
export const FIGURES = ['members', 'reviews', 'entries', 'likes', 'places', 'misses'] as const
export type FigureId = (typeof FIGURES)[number]

/** What several visitors searched in vain in the last 30 days. */
export const MissedWord = v.object({ word: v.string(), visitors: v.number() })
export type MissedWord = v.InferOutput<typeof MissedWord>

export const Dashboard = v.object({
  /** How many wait, and since when the oldest does (ISO instant; null if none waits). */
  queues: v.array(v.object({ id: v.picklist(QUEUES), count: v.number(), oldest: v.nullable(v.string()) })),
  /** What was added on each day of the period, in Korea; days without any are left out. */
  figures: v.array(
    v.object({
      id: v.picklist(FIGURES),
      total: v.number(),
      days: v.array(v.object({ day: v.string(), count: v.number() })),
    }),
  ),
  missedWords: v.array(MissedWord),
})
export type Dashboard = v.InferOutput<typeof Dashboard>

export const dashboardOperations = {
  getDashboard: operation({
    summary: 'What waits for an admin, and what was added in the last days',
    query: v.object({ days: v.optional(integerText(1, 366), '30') }),
    data: Dashboard,
    owner: 'nobody',
  }),
}
