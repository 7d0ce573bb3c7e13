import type { Count, Who } from '../grammar/tree.ts'
import type { Facts } from './facts.ts'
import { grant, isWeightLimit } from './entry.ts'
import type { Parts } from './parts.ts'
import { concernedBy, EVERYBODY, termsOf } from './whom.ts'

/** "최대 2마리", "1인당 1마리", "3마리 이상 문의". */
export function readCount(facts: Facts, parts: Parts): boolean {
  const { counts, whos, clause } = parts
  const [count] = counts
  const verb = clause.predicate?.verb
  if (!count || counts.length > 1 || whos.length > 1) return false
  // "2마리 합산 20kg 이하": only who asks is told of the sum.
  if (count.summed && verb !== 'ask') return false
  if (!parts.has('count', 'who')) return parts.has('count', 'days') && countOn(facts, parts, count)
  const [who] = whos
  const text = clause.text
  // "고양이 2마리까지": of dogs it says nothing.
  if (who && who.terms.every(({ is }) => is === 'animals')) {
    if (facts.listing) facts.others = true
    else facts.note(text)
    return true
  }
  const refused = verb === 'mayNot' || (verb === 'limit' && (count.bound === 'gte' || count.bound === 'gt'))
  if (refused) {
    // "한 마리 이상은 불가": more than one, or none at all.
    if (who || (count.bound !== 'gte' && count.bound !== 'gt') || (count.bound === 'gte' && count.count < 2))
      return false
    facts.counts.push({
      count: count.bound === 'gte' ? count.count - 1 : count.count,
      per: count.per,
      whom: null,
      text,
    })
    return true
  }
  if (verb === 'ask' && (count.bound === 'gte' || count.bound === 'gt')) {
    // "대형견 3마리 이상 동반 시 문의": of these alone.
    const whom = !who ? EVERYBODY : ['none', 'topic'].includes(who.case) ? concernedBy(who) : null
    if (!whom || whom.some(({ detail }) => detail !== undefined)) return false
    const dogs = count.bound === 'gte' ? count.count : count.count + 1
    const detail = count.text.replace(/(?:은|는)$/, '')
    for (const each of whom) facts.require({ ...each, kind: 'reservation', dogs, indoor: false, detail })
    return true
  }
  const upper = count.bound === 'lte' || count.bound === null || count.bound === 'lt'
  const said =
    facts.listing ||
    verb === 'may' ||
    verb === 'limit' ||
    count.case === 'only' ||
    count.most ||
    count.bound !== null ||
    count.per ||
    // "10kg 이내 2마리".
    (who !== undefined && (isWeightLimit(who.terms) || who.case === 'topic'))
  if (!upper || !said || !(verb === undefined || verb === 'may' || verb === 'visit' || verb === 'limit')) return false
  if (!['none', 'only', 'to', 'topic'].includes(count.case)) return false
  if (who) {
    const terms = termsOf(who)
    if (!terms) return false
    // "모든 반려견은 2마리까지" is of nobody more than "2마리까지" is.
    const ofAll = who.terms.every(({ is }) => is === 'every')
    if (!ofAll && (!['none', 'only'].includes(who.case) || isOccasion(parts, who)))
      return ['none', 'topic', 'also'].includes(who.case) && countOf(facts, who, count, text)
    if (!grant(facts, terms, null, who.case === 'only', text)) return false
    const [own] = facts.grants.slice(-1)
    if (own && count.case === 'only' && verb === 'may') own.soMany = true
  }
  facts.counts.push({
    count: count.bound === 'lt' ? count.count - 1 : count.count,
    per: count.per,
    whom: who ? concernedBy(who) : null,
    text,
  })
  return true
}

/** "대형견 입장 시 1인 1마리": of them alone, as "대형견은" is. */
function isOccasion({ phrases }: Parts, who: Who): boolean {
  const next = phrases[phrases.indexOf(who) + 1]
  return next?.is === 'adverb' && next.sort === 'visit' && /(?:시|때|경우|면)(?:에는|엔|에)?$/.test(next.text)
}

const mostOf = ({ bound, count }: Count) => (bound === 'lt' ? count - 1 : count)

/** "대형견은 1마리까지": of them; how many of the others may come, other sentences say. */
function countOf(facts: Facts, who: Who, count: Count, text: string): boolean {
  const terms = termsOf(who)
  const whom = concernedBy(who)
  if (!terms || !whom || whom.some(({ detail }) => detail !== undefined)) return false
  if (who.case !== 'also' && !grant(facts, terms, null, false, text)) return false
  facts.countsOf.push({ count: mostOf(count), per: count.per, whom, text })
  return true
}

/** "주말은 1마리만": more may come on the other days, if they are spoken of. */
function countOn(facts: Facts, { days, clause }: Parts, count: Count): boolean {
  const [on, ...more] = days
  const verb = clause.predicate?.verb
  const upper = count.bound !== 'gte' && count.bound !== 'gt'
  if (!on || more.length > 0 || !upper || !['none', 'topic', 'at'].includes(on.case)) return false
  if (!(verb === undefined || verb === 'may' || verb === 'visit') || count.per === 'person') return false
  facts.countsOf.push({ count: mostOf(count), per: count.per, whom: EVERYBODY, text: clause.text })
  return true
}
