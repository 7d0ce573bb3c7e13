import type { Facts } from './facts.ts'
import { grant, isWeightLimit } from './entry.ts'
import type { Parts } from './parts.ts'
import { termsOf } from './whom.ts'

/** "최대 2마리", "1인당 1마리", "3마리 이상 문의". */
export function readCount(facts: Facts, parts: Parts): boolean {
  const { counts, whos, clause } = parts
  const [count] = counts
  const verb = clause.predicate?.verb
  if (!count || counts.length > 1 || !parts.has('count', 'who') || whos.length > 1) return false
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
    if (who || (count.bound !== 'gte' && count.bound !== 'gt')) return false
    facts.counts.push({
      count: count.bound === 'gte' ? count.count - 1 : count.count,
      per: count.per,
      whom: false,
      text,
    })
    return true
  }
  if (verb === 'ask' && (count.bound === 'gte' || count.bound === 'gt') && !who) {
    const dogs = count.bound === 'gte' ? count.count : count.count + 1
    const detail = count.text.replace(/(?:은|는)$/, '')
    facts.require({ kind: 'reservation', who: 'all', dogs, indoor: false, detail })
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
    (who !== undefined && isWeightLimit(who.terms))
  if (!upper || !said || !(verb === undefined || verb === 'may' || verb === 'visit' || verb === 'limit')) return false
  if (!['none', 'only', 'to', 'topic'].includes(count.case)) return false
  if (who) {
    const terms = termsOf(who)
    if (!terms || !['none', 'only'].includes(who.case)) return false
    if (!grant(facts, terms, null, who.case === 'only', text)) return false
  }
  facts.counts.push({
    count: count.bound === 'lt' ? count.count - 1 : count.count,
    per: count.per,
    whom: Boolean(who),
    text,
  })
  return true
}
