import type { appealsApi } from '../../../contract/reports/appeals-api.ts'
import type { ReportForm } from '../../../contract/reports/reports.ts'
import type { reportsApi } from '../../../contract/reports/reports-api.ts'
import type { moderationAdminApi } from '../../../contract/reports/moderation-admin-api.ts'
import { REPORT_PARTS, REPORT_TARGETS } from '../../compose/ports.ts'
import { type Examples, reviewBy, someReview, type World } from '../../testing/example.ts'
import { createMember, type Member } from '../../testing/members.ts'
import { newsroom } from '../notifications/newsroom.ts'
import { decideCase } from './case-service.ts'
import { addReport } from './report-service.ts'

const report = async (world: World) => ({
  kind: 'review' as const,
  id: Number(await someReview(world)),
  reason: 'spam' as const,
  text: '광고예요',
})

const told = ({ deps: { db } }: World, userId: number, form: ReportForm) =>
  addReport({ db, targets: REPORT_TARGETS, parts: REPORT_PARTS, newsroom, now: new Date() }, userId, form)

/** A review of the member, hidden by admins. */
async function hidden(member: Member, world: World) {
  const id = Number(await reviewBy(member, world))
  const body = { decision: 'hide' as const, reason: '광고라서 숨겨요' }
  // What an admin wrote takes a second one.
  while (!(await REPORT_TARGETS.review.read(world.deps.db, id))?.hidden) {
    const by = { userId: (await createMember(world.deps, 'admin')).id, ip: '127.0.0.1', userAgent: '' }
    await decideCase({ deps: world.deps, targets: REPORT_TARGETS, newsroom, by }, { kind: 'review', id }, body)
  }
  return { kind: 'review' as const, id: String(id) }
}

const reported = async (world: World) => {
  const body = await report(world)
  const { id } = await createMember(world.deps)
  await told(world, id, body)
  return { kind: body.kind, id: String(body.id) }
}

export const reportsExamples: Examples<typeof reportsApi & typeof moderationAdminApi & typeof appealsApi> = {
  listMyCases: async (member, world) => {
    await hidden(member, world)
    return {}
  },
  createAppeal: async (member, world) => ({
    params: await hidden(member, world),
    body: { text: '광고가 아니라 제가 다녀온 이야기예요.' },
  }),
  createReport: async (_, world) => ({ body: await report(world) }),
  listMyReports: async ({ id }, world) => {
    await told(world, id, await report(world))
    return {}
  },
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
