import type { CaseDecision, CaseDecisionBody } from '../../../contract/reports/moderation-admin.ts'
import type { Deps } from '../../deps.ts'
import type { Db } from '../../db/index.ts'
import { lockMember } from '../../db/transactions/lock-member.ts'
import type { News, Newsroom } from '../../db/content/news.ts'
import { fail } from '../../refusals/refusal.ts'
import { enqueueMail } from '../accounts/service.ts'
import { type Auditor, insertEvent } from '../audit/store.ts'
import { openAppeal, settleAppeal } from './appeal-store.ts'
import {
  authorOf,
  closeReports,
  dismissReports,
  insertDecision,
  lockReports,
  proposedBy,
  settleProposals,
  type Target,
} from './case-store.ts'
import { readHiding } from './hiding-store.ts'
import { mailOfCase, type Told } from './mail-texts.ts'
import type { ReportTargets } from './ports.ts'

/** Keeps, hides or restores what was reported, and tells its author. */
export function decideCase(
  { deps, targets, newsroom, by }: { deps: Deps; targets: ReportTargets; newsroom: Newsroom; by: Auditor },
  target: Target,
  { decision, reason }: CaseDecisionBody,
): Promise<void> {
  const { db, clock } = deps
  const now = clock()
  return db.transaction(async (tx) => {
    const { owner } = (await targets[target.kind].read(tx, target.id)) ?? fail('TARGET_NOT_FOUND')
    if (owner === by.userId) fail('OWN_ACCOUNT')
    await lockMember(tx, owner)
    const waiting = await lockReports(tx, target)
    // As it is now that nobody else decides about it.
    const found = (await targets[target.kind].read(tx, target.id)) ?? fail('TARGET_NOT_FOUND')
    const hiding = found.hidden ? await readHiding(tx, target) : null
    const appeal = await openAppeal(tx, hiding)
    // Hidden by reports, or appealed about: to hide it is a decision although it is hidden already.
    const open = appeal !== null || hiding?.deciders.length === 0
    const possible = { keep: waiting > 0 && !found.hidden, hide: !found.hidden || open, restore: found.hidden }
    if (!possible[decision]) fail('ACT_IMPOSSIBLE')
    if (appeal && hiding?.deciders.includes(by.userId)) fail('APPEAL_NEEDS_ANOTHER')
    const changes = decision === 'hide' ? !found.hidden : decision === 'restore'
    const { role } = await authorOf(tx, found.owner)
    const made = {
      kind: target.kind,
      targetId: target.id,
      ownerId: found.owner,
      decision,
      reason,
      byId: by.userId,
      createdAt: now,
    }
    if (role === 'admin' && changes) {
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
    if (changes) await targets[target.kind].setHidden(tx, target.id, decision === 'hide' ? now : null)
    if (appeal) await settleAppeal(tx, appeal.id, decision === 'hide' ? 'rejected' : 'accepted', now)
    if (decision === 'restore') await dismissReports(tx, target)
    const reporters = await closeReports(tx, target, decision === 'hide' ? 'upheld' : 'dismissed', now)
    const published = decision === 'restore' && hiding?.deciders.length === 0 && hiding.holds.length > 0
    const told = published ? 'publish' : appeal && decision === 'hide' ? 'reject' : decision
    await newsroom.tell(tx, newsOf(target, told, found.owner, reporters), now)
    if (published) {
      const about = { subject: target.kind, subjectId: target.id, actorId: found.owner }
      await newsroom.tellAgain(tx, about, hiding.at, now)
    }
    await log(tx, by, target, found.shown.at, decision, { reason }, now)
    const mail = mailOfCase({ kind: target.kind, within: found.within?.kind }, told, found.shown.at, reason)
    if (mail) await enqueueMail({ ...deps, db: tx }, { kind: 'decision', userId: found.owner, ...mail })
  })
}

/** What its author and those who reported it are told. */
function newsOf({ kind, id }: Target, decision: Told, owner: number, reporters: readonly number[]): News[] {
  const about = { subject: kind, subjectId: id, actorId: null }
  const toAuthor = { keep: null, hide: 'hidden', reject: 'rejected', publish: 'approved', restore: 'restored' } as const
  const event = toAuthor[decision]
  const verdict = decision === 'hide' ? 'upheld' : 'dismissed'
  return [
    ...(event ? [{ ...about, userId: owner, event }] : []),
    ...reporters.map((userId) => ({ ...about, userId, event: verdict }) as const),
  ]
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
