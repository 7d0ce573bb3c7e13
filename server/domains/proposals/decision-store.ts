import { and, asc, count, desc, eq, or, sql } from 'drizzle-orm'
import type { CorrectionState } from '../../../contract/corrections/corrections.ts'
import type { Proposal } from '../../../contract/proposals/proposals.ts'
import type { DeclineBody, ProposedPlace } from '../../../contract/proposals/proposals-admin.ts'
import { QUEUE_PAGE } from '../../../contract/records/records.ts'
import type { Db } from '../../db/index.ts'
import { chosen, holds } from '../../db/statements/list-rows.ts'
import type { Newsroom } from '../../db/content/news.ts'
import { countWaiting } from '../../db/statements/figures.ts'
import { insertOrder } from '../../mail/queue-store.ts'
import { fail } from '../../refusals/refusal.ts'
import { insertEvent } from '../audit/store.ts'
import type { Act } from '../records/store.ts'
import { select } from './store.ts'
import { proposals } from './table.ts'

interface ProposalQuery {
  state: CorrectionState
  /** A choice, as of every list: `cafe,park`, `!cafe`. */
  group?: string | undefined
  way?: string | undefined
  /** In the name, the address, the rules, or the author's nickname. */
  q?: string | undefined
  from?: number | undefined
  limit?: number | undefined
}

const AUTHOR = sql`(select u.nickname from users as u where u.id = ${proposals.userId})`

/** Undecided ones the longest waiting first, decided ones the latest first. */
export async function listProposals(db: Db, { state, group, way, q, from = 0, limit = QUEUE_PAGE }: ProposalQuery) {
  const asked = and(
    eq(proposals.state, state),
    chosen(proposals.groupKey, group),
    chosen(proposals.way, way),
    q ? or(...[proposals.name, proposals.address, proposals.rules, AUTHOR].map((text) => holds(text, q))) : undefined,
  )
  const order = state === 'pending' ? asc(proposals.id) : desc(proposals.id)
  const found = await select(db, asked, limit, order, from)
  const [row] = await db.select({ total: count() }).from(proposals).where(asked)
  return { items: await withAuthors(db, found), total: row?.total ?? 0 }
}

export async function getProposal(db: Db, id: number): Promise<ProposedPlace> {
  const [one] = await withAuthors(db, await select(db, eq(proposals.id, id)))
  return one ?? fail('PROPOSAL_NOT_FOUND')
}

async function withAuthors(db: Db, found: readonly Proposal[]): Promise<ProposedPlace[]> {
  const { rows } = await db.execute<{ id: number; nickname: string }>(sql`
    select s.id, u.nickname from place_proposals as s join users as u on u.id = s.user_id
    where s.id = any(${sql.param(found.map(({ id }) => id))}::int[])`)
  const names = new Map(rows.map(({ id, nickname }) => [id, nickname]))
  return found.map((one) => ({ ...one, author: names.get(one.id) ?? '' }))
}

/** Proposals that nobody has decided. */
export const pendingProposals = (db: Db) =>
  countWaiting(db, proposals, proposals.createdAt, eq(proposals.state, 'pending'))

/** Declines a proposal, and tells its author. */
export const declineProposal = (
  db: Db,
  newsroom: Newsroom,
  { id, answer, placeId }: DeclineBody & { id: number },
  act: Act,
): Promise<ProposedPlace> =>
  db.transaction(async (tx) => {
    if (placeId !== null) await requirePlace(tx, placeId)
    const row = (await lock(tx, id)) ?? fail('PROPOSAL_NOT_FOUND')
    await decide(tx, newsroom, row, { state: 'rejected', answer, placeId }, act)
    return getProposal(tx, id)
  })

async function requirePlace(tx: Db, id: number): Promise<void> {
  const { rows } = await tx.execute(sql`select from places where id = ${id} and status = 'open'`)
  if (rows.length === 0) fail('PLACE_NOT_FOUND')
}

/**
 * Notes in the transaction that makes a place that it is the proposed one, and tells the author. A proposal that was withdrawn meanwhile
 * doesn't keep the place from being made; one that is decided does, as its place may be there already.
 */
export async function acceptProposal(
  tx: Db,
  newsroom: Newsroom,
  { id, placeId }: { id: number; placeId: number },
  act: Act,
): Promise<void> {
  const row = await lock(tx, id)
  if (row) await decide(tx, newsroom, row, { state: 'accepted', answer: '', placeId }, act)
}

type Row = typeof proposals.$inferSelect

async function lock(tx: Db, id: number): Promise<Row | null> {
  const [row] = await tx.select().from(proposals).where(eq(proposals.id, id)).for('update')
  return row ?? null
}

interface Decision {
  state: 'accepted' | 'rejected'
  answer: string
  placeId: number | null
}

async function decide(
  tx: Db,
  newsroom: Newsroom,
  { id, userId, name, state: before }: Row,
  { state, answer, placeId }: Decision,
  act: Act,
): Promise<void> {
  if (before !== 'pending') fail('PROPOSAL_DECIDED')
  await tx.update(proposals).set({ state, answer, placeId, decidedAt: act.at }).where(eq(proposals.id, id))
  const accepted = state === 'accepted'
  await insertEvent(
    tx,
    act.by,
    {
      kind: 'proposal',
      action: accepted ? 'accept' : 'refuse',
      targetId: id,
      targetName: name,
      before: {},
      after: { ...(placeId !== null && { place: placeId }), ...(answer && { answer }) },
    },
    act.at,
  )
  const event = accepted ? 'accepted' : 'declined'
  await newsroom.tell(tx, [{ userId, event, subject: 'proposal', subjectId: id, actorId: null }], act.at)
  const title = accepted ? '제보하신 장소를 더했어요' : '제보하신 장소를 더하지 못했어요'
  await insertOrder(
    tx,
    {
      kind: 'decision',
      userId,
      title,
      paragraphs: [
        accepted
          ? `‘${name}’ 제보를 살펴보고 댕댕로드에 더했어요. 알려 주셔서 고마워요.`
          : `‘${name}’ 제보를 살펴봤지만 더하지 못했어요.`,
        ...(answer ? [`댕댕로드의 답: ${answer}`] : []),
      ],
      button:
        placeId === null
          ? { label: '내 제보 보기', path: '/my/evidence' }
          : { label: '장소 보기', path: `/place/${placeId}` },
    },
    act.at,
  )
}
