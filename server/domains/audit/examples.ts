import type { auditApi } from '../../../contract/audit/audit-api.ts'
import type { Examples } from '../../testing/example.ts'
import { insertEvent } from './store.ts'

export const auditExamples: Examples<typeof auditApi> = {
  listAuditEvents: async (_caller, { deps: { db, clock } }) => {
    const change = {
      kind: 'group',
      action: 'update',
      targetId: 1,
      targetName: '운동장',
      before: {},
      after: {},
    } as const
    await insertEvent(db, null, change, clock())
    return { query: { kind: '!site', target: '1' } }
  },
}
