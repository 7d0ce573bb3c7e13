import type { editingApi } from '../../../contract/editing/editing-api.ts'
import type { Examples } from '../../testing/example.ts'
import { startEditing } from './store.ts'

const record = { kind: 'notice' as const, target: 7 }
let others = record.target

export const editingExamples: Examples<typeof editingApi> = {
  getEditing: async ({ id: userId }, { deps: { db } }) => {
    await startEditing(db, record, { userId, take: true }, new Date())
    return { query: { kind: 'notice', target: '7' } }
  },
  // Each of a record that nobody edits yet: to begin again changes nothing that could be counted.
  startEditing: () => Promise.resolve({ body: { kind: record.kind, target: ++others, take: false } }),
  stopEditing: { body: record },
}
