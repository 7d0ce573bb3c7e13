import type { reportsApi } from '../../../contract/reports-api.ts'
import type { moderationAdminApi } from '../../../contract/moderation-admin-api.ts'
import { REPORT_TARGETS } from '../../compose/ports.ts'
import { type Examples, someReview, type World } from '../../testing/example.ts'

import { createMember } from '../../testing/members.ts'
import { addReport } from './store.ts'

const reported = async (world: World) => {
  const id = Number(await someReview(world))
  const reporter = await createMember(world.deps)
  const report = { kind: 'review', id, reason: 'spam', text: '광고예요' } as const
  await addReport(world.deps.db, REPORT_TARGETS, reporter.id, report, new Date())
  return { kind: 'review', id: String(id) }
}

export const reportsExamples: Examples<typeof reportsApi & typeof moderationAdminApi> = {
  createReport: async (_, world) => ({
    body: { kind: 'review', id: Number(await someReview(world)), reason: 'spam', text: '광고예요' },
  }),
  listCases: async (_, world) => {
    await reported(world)
    return { query: { state: 'waiting' } }
  },
  getCase: async (_, world) => ({ params: await reported(world) }),
  decideCase: async (_, world) => ({
    params: await reported(world),
    body: { decision: 'hide', reason: '광고라서 숨겨요' },
  }),
}
