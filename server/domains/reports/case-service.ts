import type { CaseDecision, CaseDecisionBody } from '../../../contract/moderation-admin.ts'
import type { Deps } from '../../deps.ts'
import type { Db } from '../../db/index.ts'
import { fail } from '../../refusals/refusal.ts'
import { enqueueMail } from '../accounts/service.ts'
import { type Auditor, insertEvent } from '../audit/store.ts'
import {
  authorOf,
  closeReports,
  insertDecision,
  lockReports,
  proposedBy,
  settleProposals,
  type Target,
} from './case-store.ts'
import type { ReportTargets } from './ports.ts'

/** Keeps, hides or restores what was reported, and tells its author. */
export function decideCase(
  { deps, targets, by }: { deps: Deps; targets: ReportTargets; by: Auditor },
  target: Target,
  { decision, reason }: CaseDecisionBody,
): Promise<void> {
  const { db, clock } = deps
  const now = clock()
  return db.transaction(async (tx) => {
    const waiting = await lockReports(tx, target)
    const found = (await targets[target.kind].read(tx, target.id)) ?? fail('TARGET_NOT_FOUND')
    if (found.owner === by.userId) fail('OWN_ACCOUNT')
    const possible = decision === 'keep' ? waiting > 0 : decision === 'hide' ? !found.hidden : found.hidden
    if (!possible) fail('ACT_IMPOSSIBLE')
    const { role } = await authorOf(tx, found.owner)
    const made = {
      ...{ kind: target.kind, targetId: target.id, ownerId: found.owner, decision, reason },
      ...{ byId: by.userId, createdAt: now },
    }
    if (role === 'admin' && decision !== 'keep') {
      const first = await proposedBy(tx, target, decision)
      // The second admin must be another one.
      if (first === by.userId) fail('ACT_IMPOSSIBLE')
      if (first === null) {
        await insertDecision(tx, { ...made, state: 'waiting' })
        await log(tx, by, target, found.shown.at, 'propose', { decision, reason }, now)
        return
      }
      await settleProposals(tx, target, decision)
    }
    await insertDecision(tx, { ...made, state: 'done' })
    if (decision !== 'keep') await targets[target.kind].setHidden(tx, target.id, decision === 'hide' ? now : null)
    if (decision !== 'restore') await closeReports(tx, target, now)
    await log(tx, by, target, found.shown.at, decision, { reason }, now)
    const mail = mailOf(decision, found.shown.at, reason)
    if (mail) await enqueueMail({ ...deps, db: tx }, { kind: 'decision', userId: found.owner, ...mail })
  })
}

const log = (
  tx: Db,
  by: Auditor,
  { kind, id }: Target,
  targetName: string,
  action: CaseDecision | 'propose',
  after: Record<string, unknown>,
  at: Date,
) => insertEvent(tx, by, { kind, action, targetId: id, targetName, before: {}, after }, at)

function mailOf(decision: CaseDecision, at: string, reason: string) {
  const because = `까닭: ${reason}`
  switch (decision) {
    case 'keep':
      return null
    case 'hide':
      return {
        title: '후기를 숨겼어요',
        paragraphs: [
          `‘${at}’에 남기신 후기를 다른 분들에게 보이지 않게 했어요. 내 후기에서는 그대로 볼 수 있어요.`,
          because,
        ],
        button: { label: '내 후기 보기', path: '/my/review' },
      }
    case 'restore':
      return {
        title: '후기를 다시 보여 드려요',
        paragraphs: [`‘${at}’에 남기신 후기를 다시 모두에게 보여 드려요.`, because],
        button: { label: '내 후기 보기', path: '/my/review' },
      }
  }
}
