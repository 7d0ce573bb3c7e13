import type { Who } from '../grammar/tree.ts'
import { confine, isFacility } from './entry.ts'
import type { Facts } from './facts.ts'
import type { Parts } from './parts.ts'

/** Where one only passes through, or asks: no part that dogs must keep to. */
const PASSED = /입구|출구|정문|후문|매표소|안내소|옆|곁|프런트|계단|엘리베이터|주차|화장실|샤워|뒤|앞/

/** "반려견과 함께 테라스를 이용해 주세요", "중형견부터는 마당 자리에 앉아 주세요": where guests are led is where their dogs may be. */
export function readLed(facts: Facts, parts: Parts): boolean {
  const { places, whos, clause } = parts
  // "주말에는 대형견을 받지 않으니 평일에 방문해 주세요": what the refusal leaves.
  if (clause.predicate?.visit && parts.has('days') && parts.days.length === 1) return isLeft(facts, parts, clause.text)
  const [place, ...more] = places
  const [who] = whos
  if (!place || more.length > 0 || whos.length > 1 || !clause.predicate?.visit || !parts.has('place', 'who'))
    return false
  if (!['none', 'object', 'at', 'to', 'only'].includes(place.case) || isFacility(place)) return false
  if (place.areas.some(({ name, whole }) => whole || PASSED.test(name))) return false
  // "2층을 이용해 주세요": of dogs, or of everybody.
  if (!who && !parts.dogs && !/함께|같이|동반/.test(clause.text)) return false
  if (who && !isTold(who)) return false
  return confine(facts, who, { ...place, case: 'none' }, 'only')
}

function isLeft(facts: Facts, { days }: Parts, text: string): boolean {
  const on = days[0]?.days ?? []
  const refused = facts.limits.flatMap((limit) => limit.days ?? [])
  const left = on.every((day) => !refused.includes(day) && (facts.entryDays === null || facts.entryDays.includes(day)))
  if (!left || (refused.length === 0 && facts.entryDays === null)) return false
  facts.note(text)
  return true
}

const isTold = (who: Who) => ['none', 'topic', 'subject'].includes(who.case)
