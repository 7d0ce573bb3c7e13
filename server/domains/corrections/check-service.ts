import { type Changes, difference, factsOf, type PlaceFacts } from '../../../contract/corrections/corrections.ts'
import { todayInKorea } from '../../../contract/time/korea-time.ts'
import {
  type CheckBody,
  type DecisionBody,
  MAX_CHECK_AGE_DAYS,
} from '../../../contract/verification/verification-admin.ts'
import type { Deps } from '../../deps.ts'
import type { Db } from '../../db/index.ts'
import { lockPlaceOf } from '../../db/transactions/lock-place-of.ts'
import { fail } from '../../refusals/refusal.ts'
import { enqueueMail } from '../accounts/service.ts'
import { type Auditor, insertEvent } from '../audit/store.ts'
import type { RecordChanges } from '../records/changes.ts'
import { findCorrection, insertCheck, lockCorrection, setDecision, updatedAtOf } from './check-store.ts'
import { fieldsOf } from './checked-facts.ts'
import type { CorrectionPorts, LockedPlace } from './ports.ts'

const DAY_MS = 86_400_000

interface Context {
  deps: Deps
  ports: CorrectionPorts
  by: Auditor
}

/** Stores what an admin found out: the facts, the day of the confirmation, and how it is known. */
export function checkPlace({ deps, ports, by }: Context, id: number, body: CheckBody): Promise<void> {
  const { db, clock } = deps
  const now = clock()
  refuseDay(body.checkedOn, now)
  return db.transaction(async (tx) => {
    const place = (await ports.places.lockInput(tx, id)) ?? fail('PLACE_NOT_FOUND')
    const stored = (await updatedAtOf(tx, id)) ?? fail('PLACE_NOT_FOUND')
    if (stored.at !== new Date(body.basedOn).toISOString()) fail('VERSION_CONFLICT')
    const closing = body.outcome === 'closed'
    const told: Changes = closing ? {} : body.changes
    const { changes, before } = difference(told, { ...factsOf(place.input), closed: stored.closed })
    if (body.outcome === 'changed' && Object.keys(changes).length === 0) fail('NOTHING_CHANGED')
    const status = closing ? 'closed' : stored.closed ? 'open' : null
    const written = await write(tx, ports, { id, place, changes, body, source: 'admin', status })
    const { outcome, way, checkedOn, note, sign } = body
    const facts = closing ? { changes: { closed: true }, before: { closed: stored.closed } } : { changes, before }
    await insertCheck(tx, {
      placeId: id,
      byId: by.userId,
      outcome,
      way,
      checkedOn,
      note,
      sign,
      createdAt: now,
      ...facts,
    })
    const event = { kind: 'place', action: 'check', targetId: id, targetName: place.input.name } as const
    const after = { ...written.after, outcome, way, checkedOn, note, ...(sign && { sign }) }
    await insertEvent(tx, by, { ...event, before: written.before, after }, now)
  })
}

/** Decides a member's suggestion, and tells them. @returns the id of the place */
export function decideCorrection({ deps, ports, by }: Context, id: number, body: DecisionBody): Promise<number> {
  const { db, clock } = deps
  return db.transaction(async (tx) => {
    const now = clock()
    // The place is locked first, as everywhere.
    const placeId = await lockPlaceOf(
      async () => (await findCorrection(tx, id))?.placeId ?? null,
      (at) => ports.places.lockInput(tx, at),
    )
    if (placeId === null) return fail('SUGGESTION_NOT_FOUND')
    const place = (await ports.places.lockInput(tx, placeId)) ?? fail('PLACE_NOT_FOUND')
    const correction = (await lockCorrection(tx, id)) ?? fail('SUGGESTION_NOT_FOUND')
    if (correction.state !== 'pending') fail('SUGGESTION_DECIDED')
    const { accept, answer } = body
    const { changes, before, way, sign, userId, createdAt } = correction
    let written: RecordChanges = { before: {}, after: {} }
    if (accept) {
      const checkedOn = todayInKorea(createdAt)
      const outcome = changes.closed ? 'closed' : 'changed'
      written = await write(tx, ports, {
        id: placeId,
        place,
        changes,
        source: 'member',
        status: changes.closed ? 'closed' : null,
        body: { checkedOn, unparsedRead: false },
      })
      const note = `회원의 제안 ${id}`
      await insertCheck(tx, {
        placeId,
        byId: by.userId,
        outcome,
        way,
        checkedOn,
        note,
        sign,
        changes,
        before,
        createdAt: now,
      })
    }
    await setDecision(tx, id, { state: accept ? 'accepted' : 'rejected', answer, decidedAt: now })
    const { name } = place.input
    const event = { kind: 'place', targetId: placeId, targetName: name } as const
    await insertEvent(
      tx,
      by,
      accept
        ? { ...event, action: 'accept', before: written.before, after: { ...written.after, suggestion: id } }
        : { ...event, action: 'refuse', before: {}, after: { suggestion: id, answer } },
      now,
    )
    const news = {
      event: accept ? 'accepted' : 'declined',
      subject: 'suggestion',
      subjectId: id,
      actorId: null,
    } as const
    await ports.newsroom.tell(tx, [{ userId, ...news }], now)
    await enqueueMail({ ...deps, db: tx }, { kind: 'decision', userId, ...mailOf(name, placeId, body) })
    return placeId
  })
}

interface Written {
  id: number
  place: LockedPlace
  changes: Partial<PlaceFacts>
  body: Pick<CheckBody, 'checkedOn' | 'unparsedRead'>
  source: 'admin' | 'member'
  status: 'open' | 'closed' | null
}

function write(tx: Db, { places, readHours }: CorrectionPorts, { id, place, changes, body, source, status }: Written) {
  const confirmed = { on: body.checkedOn, source, unparsedRead: body.unparsedRead }
  // A closed place keeps its policy as it was.
  const fields = status === 'closed' ? {} : fieldsOf(place.input, changes, confirmed, readHours)
  return places.writeChecked(tx, id, { fields, status })
}

/** What is to come was not checked yet, and what was checked long ago confirms nothing. */
function refuseDay(day: string, now: Date): void {
  const oldest = todayInKorea(new Date(now.getTime() - MAX_CHECK_AGE_DAYS * DAY_MS))
  if (day > todayInKorea(now)) fail('VALIDATION_FAILED', { checkedOn: '오늘까지의 날짜를 골라 주세요.' })
  if (day < oldest) fail('VALIDATION_FAILED', { checkedOn: '1년 안의 날짜를 골라 주세요.' })
}

const mailOf = (name: string, placeId: number, { accept, answer }: DecisionBody) => ({
  title: accept ? '제안을 반영했어요' : '제안을 반영하지 못했어요',
  paragraphs: [
    accept
      ? `‘${name}’에 보내 주신 정보 수정 제안을 반영했어요. 알려 주셔서 고마워요.`
      : `‘${name}’에 보내 주신 정보 수정 제안을 살펴봤지만 반영하지 못했어요.`,
    ...(answer ? [`댕댕로드의 답: ${answer}`] : []),
  ],
  button: { label: '장소 보기', path: `/place/${placeId}` },
})
