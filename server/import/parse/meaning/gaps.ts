import type { Phrase } from '../grammar/tree.ts'
import { confine, grant } from './entry.ts'
import type { Facts } from './facts.ts'
import { isAnyDog } from './parts.ts'
import { groupOf, isLower, isUpperEnd, termsOf } from './whom.ts'

/**
 * "12kg 이하는 실내, 12kg 초과는 야외석": which dogs, and where, with nothing said of them. The larger ones keep to a part outside; that the smaller ones may
 * be inside takes nothing away from anybody.
 */
export function readGapped(facts: Facts, phrases: readonly Phrase[], text: string): boolean {
  const said = phrases.filter(({ is }) => is !== 'adverb')
  const [who, place, ...more] = said
  if (who?.is !== 'who' || place?.is !== 'place' || more.length > 0 || isAnyDog(who)) return false
  if (!['topic', 'none'].includes(who.case) || place.case !== 'none' || who.among || who.open) return false
  const terms = termsOf(who)
  if (!terms || groupOf(terms) === null) return false
  if (place.areas.every(({ outdoor }) => outdoor)) {
    const larger = terms.every((term) => isUpperEnd(term) || term.is === 'range')
    return larger && confine(facts, who, place, 'only')
  }
  if (!isLower(who) || !place.areas.every(({ indoor }) => indoor)) return false
  facts.note(text)
  if (!grant(facts, terms, null, false, text)) return false
  const added = facts.grants.at(-1)
  if (added) Object.assign(added, { partial: true, where: place })
  return true
}
