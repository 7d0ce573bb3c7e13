import { APPEAL_DAYS } from '../../../contract/appeals.ts'
import { josa } from '../../../contract/josa.ts'
import type { CaseDecision, CaseDecisionBody } from '../../../contract/moderation-admin.ts'
import type { ReportKind } from '../../../contract/reports.ts'
import type { Deps } from '../../deps.ts'
import type { Db } from '../../db/index.ts'
import { lockMember } from '../../db/lock-member.ts'
import type { News, Newsroom } from '../../db/news.ts'
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
    const mail = mailOf({ kind: target.kind, within: found.within?.kind }, told, found.shown.at, reason)
    if (mail) await enqueueMail({ ...deps, db: tx }, { kind: 'decision', userId: found.owner, ...mail })
  })
}

/** A decision, as its author is told; `reject`: their appeal; `publish`: what waited for it. */
type Told = CaseDecision | 'reject' | 'publish'

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

interface Thing {
  /** How its author calls it, and which one it is. */
  object: string
  which: (at: string) => string
  /** Where they find it. */
  among: string
  path: string
}

const left = (object: string) => (at: string) => `‘${at}’에 남기신 ${object}`
const THING: Record<Exclude<ReportKind, 'photo'>, Thing> = {
  review: { object: '후기를', which: left('후기를'), among: '내 후기', path: '/my/review' },
  post: { object: '글을', which: left('글을'), among: '내 글', path: '/my/community' },
  comment: { object: '댓글을', which: left('댓글을'), among: '내 댓글', path: '/my/community?list=comments' },
  entry: { object: '한마디를', which: left('입장 소식의 한마디를'), among: '내 제보', path: '/my/evidence' },
  nickname: {
    object: '닉네임을',
    which: (at) => `쓰시던 닉네임 ‘${at}’${josa(at, '을/를').slice(at.length)}`,
    among: '프로필',
    path: '/my/profile',
  },
}

/** A photo is found where it was put. */
function thingOf(kind: ReportKind, within: ReportKind | undefined): Thing {
  if (kind !== 'photo') return THING[kind]
  return { ...(within === 'post' ? THING.post : THING.review), object: '사진을', which: left('사진을') }
}

function mailOf(
  { kind, within }: { kind: ReportKind; within: ReportKind | undefined },
  decision: Told,
  at: string,
  reason: string,
) {
  const { object, which, among, path } = thingOf(kind, within)
  const because = `까닭: ${reason}`
  const button = { label: `${among} 보기`, path }
  switch (decision) {
    case 'keep':
    case 'publish':
      return null
    case 'hide':
      return {
        title: `${object} 숨겼어요`,
        paragraphs: [
          kind === 'nickname'
            ? `${which(at)} 다른 분들에게 보이지 않게 했어요. ${among}에서 새 닉네임을 골라 주세요. 그때까지는 글을 쓸 수 없어요.`
            : `${which(at)} 다른 분들에게 보이지 않게 했어요. ${among}에서는 그대로 볼 수 있어요.`,
          because,
          `동의하기 어려우시면 ${APPEAL_DAYS}일 안에 ${among}에서 한 번 이의를 제기할 수 있어요. 다른 관리자가 다시 살펴봐요.`,
        ],
        button,
      }
    case 'reject':
      return {
        title: '이의를 살펴봤어요',
        paragraphs: [`${which(at)} 다른 관리자가 다시 살펴보고, 숨긴 채로 두기로 했어요.`, because],
        button,
      }
    case 'restore':
      return {
        title: `${object} 다시 보여 드려요`,
        paragraphs: [`${which(at)} 다시 모두에게 보여 드려요.`, because],
        button,
      }
  }
}
