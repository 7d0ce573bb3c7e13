import type { PersistedQuery } from '@tanstack/query-persist-client-core'
import { entries } from 'idb-keyval'
import { OFFLINE_SHAPE } from '../../../contract/api/offline-shape.ts'
import { withinOpening } from './opening.ts'
import { openPersistedAnswers } from './query-persister.ts'

/** A persisted query: its key, its data, and when that was answered. */
export interface PersistedAnswer {
  queryKey: readonly unknown[]
  data: unknown
  at: number
}

/** All persisted answers; none if storage is unavailable. */
export async function readPersistedAnswers(): Promise<PersistedAnswer[]> {
  try {
    const kept = await withinOpening(entries<string, Partial<PersistedQuery> | undefined>(openPersistedAnswers()))
    return kept.flatMap(([, entry]) =>
      entry?.queryKey && entry.state && entry.buster === String(OFFLINE_SHAPE)
        ? [{ queryKey: entry.queryKey, data: entry.state.data, at: entry.state.dataUpdatedAt }]
        : [],
    )
  } catch {
    return []
  }
}
