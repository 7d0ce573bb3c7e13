import { REPORTS_A_DAY, type ReportForm } from '../../../contract/reports/reports.ts'
import type { Db } from '../../db/index.ts'
import { lockMember } from '../../db/transactions/lock-member.ts'
import type { Newsroom } from '../../db/content/news.ts'
import { touch } from '../../http/calls/call-effects.ts'
import { fail } from '../../refusals/refusal.ts'
import { countStored } from '../limits/store.ts'
import { readSettings } from '../site/store.ts'
import { authorOf, insertDecision, type Target } from './case-store.ts'
import { wasAccepted, weightOf } from './hiding-store.ts'
import type { ReportParts, ReportTargets } from './ports.ts'
import { insertReport } from './store.ts'

/** Tags of the public answers that name an author, with their photo. */
const AUTHORS = ['reviews', 'mentors', 'answers', 'post', 'comment'] as const

/** Tags of the public answers that show a thing of each kind. */
const SHOWN_BY = {
  review: ['reviews', 'review', 'place', 'order'],
  entry: ['place'],
  nickname: ['nicknames', ...AUTHORS],
  photo: ['review', 'posts', ...AUTHORS],
  post: ['posts', 'post', 'comments'],
  comment: ['posts', 'post', 'comments', 'comment'],
} as const

interface Context {
  db: Db
  targets: ReportTargets
  parts: ReportParts
  newsroom: Newsroom
  now: Date
}

/** A member's first report about a thing is stored; a repetition changes nothing. */
export function addReport(
  { db, targets, parts, newsroom, now }: Context,
  userId: number,
  { reason, text, ...form }: ReportForm,
): Promise<void> {
  return db.transaction(async (tx) => {
    // What it stands at must be seen by the reporter, too.
    if ((await targets[form.kind].owner(tx, form.id, userId)) === null) fail('TARGET_NOT_FOUND')
    const target = await targetOf(tx, parts, form, userId)
    const owner = (await targets[target.kind].owner(tx, target.id, userId)) ?? fail('TARGET_NOT_FOUND')
    if (owner === userId) fail('OWN_WORDS')
    // One report after the other: of two at once, each would otherwise be counted without the other.
    await lockMember(tx, owner)
    const shown = (await targets[target.kind].read(tx, target.id))?.shown ?? null
    if (!(await insertReport(tx, { userId, ...target, reason, text, shown, owner, now }))) return
    await countStored(tx, REPORTS_A_DAY, userId)
    await hideIfReported({ db: tx, targets, newsroom, now }, target, owner, userId)
  })
}

/** The thing itself, or what of it is reported. */
async function targetOf(
  tx: Db,
  parts: ReportParts,
  { part, photo, ...at }: Pick<ReportForm, 'kind' | 'id' | 'part' | 'photo'>,
  reporterId: number,
): Promise<Target> {
  if (!part) return at
  const id = part === 'photo' ? await parts.photo(tx, at, photo ?? '') : await parts[part](tx, at, reporterId)
  return { kind: part === 'nickname' ? part : 'photo', id: id ?? fail('TARGET_NOT_FOUND') }
}

/** What enough members report is hidden until an admin decides. Admins' words aren't: that takes two admins. */
async function hideIfReported(
  { db, targets, newsroom, now }: Omit<Context, 'parts'>,
  target: Target,
  ownerId: number,
  reporterId: number,
): Promise<void> {
  const { hideAfterReports } = await readSettings(db)
  if (hideAfterReports === 0 || (await weightOf(db, target)) < hideAfterReports) return
  const { role } = await authorOf(db, ownerId)
  const found = await targets[target.kind].read(db, target.id)
  if (role === 'admin' || !found || found.hidden || (await wasAccepted(db, target, reporterId))) return
  await insertDecision(db, {
    kind: target.kind,
    targetId: target.id,
    ownerId,
    decision: 'hide',
    reason: '',
    byId: null,
    state: 'done',
    createdAt: now,
  })
  await targets[target.kind].setHidden(db, target.id, now)
  const about = { subject: target.kind, subjectId: target.id, actorId: null }
  await newsroom.tell(db, [{ ...about, userId: ownerId, event: 'reported' }], now)
  touch(SHOWN_BY[target.kind])
}
