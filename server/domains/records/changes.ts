import type { RecordFields } from '../../../contract/records/records.ts'

/** Fields that change by themselves. */
const OWN = new Set<string>(['id', 'version', 'createdAt', 'updatedAt', 'deletedAt'] satisfies (keyof RecordFields)[])

export interface RecordChanges {
  before: Record<string, unknown>
  after: Record<string, unknown>
}

/** The fields that differ, as they were and as they became; of a new record all of them. */
export function changesOf(before: object | null, after: object): RecordChanges {
  const was = new Map(Object.entries(before ?? {}))
  const changed = Object.entries(after).filter(
    ([name, value]) => !OWN.has(name) && (!before || JSON.stringify(was.get(name)) !== JSON.stringify(value)),
  )
  return {
    before: before ? Object.fromEntries(changed.map(([name]) => [name, was.get(name)])) : {},
    after: Object.fromEntries(changed),
  }
}
