import type { Clause, Phrase } from '../grammar/tree.ts'
import { isAnyDog } from './parts.ts'

/** Who may not come inside, in a clause that another follows by which they may be outside alone. */

const said = ({ phrases }: Clause): Phrase[] => phrases.filter(({ is }) => is !== 'adverb')
const isInside = (phrase: Phrase) => phrase.is === 'place' && phrase.areas.every(({ indoor }) => indoor)

/** "테라스만 가능합니다", with nobody named. */
function isOutsideAlone(clause: Clause): boolean {
  const [place, ...more] = said(clause)
  return (
    clause.predicate?.verb === 'may' &&
    more.length === 0 &&
    place?.is === 'place' &&
    place.case === 'only' &&
    place.areas.every(({ outdoor }) => outdoor)
  )
}

const refusesInside = ({ predicate, phrases }: Clause) => predicate?.verb === 'mayNot' && phrases.some(isInside)

/** "대형견은 실내에 들어올 수 없고 테라스만 가능합니다": both are of large dogs. */
export const keepsOutside = (before: Clause, clause: Clause): boolean =>
  /(?:며|고)$/.test(before.text) && refusesInside(before) && isOutsideAlone(clause)

/** "대형견은 테라스만 가능하고 실내는 안 됩니다": both are of large dogs. */
export function keepsFromInside(before: Clause, clause: Clause): boolean {
  const [place, ...more] = said(clause)
  return (
    /(?:며|고|지만|나)$/.test(before.text) &&
    before.predicate?.verb === 'may' &&
    before.phrases.some(
      (phrase) => phrase.is === 'place' && phrase.case === 'only' && phrase.areas.every(({ outdoor }) => outdoor),
    ) &&
    clause.predicate?.verb === 'mayNot' &&
    more.length === 0 &&
    place !== undefined &&
    isInside(place)
  )
}

/** Whether a clause is of some dogs, of a time, or of who lacks something. */
export const isOfSomeOnly = (clause: Clause): boolean =>
  said(clause).some(
    (phrase) =>
      (phrase.is === 'who' && !isAnyDog(phrase) && !phrase.terms.every(({ is }) => is === 'guide')) ||
      phrase.is === 'items' ||
      phrase.is === 'days' ||
      phrase.is === 'occasion' ||
      phrase.is === 'count',
  )

/** "대형견은 실내 이용이 어렵습니다. 마당에서만 놀 수 있어요": whether the second is of these or of all can't be told. */
export const mayBeKeptOutside = (clause: Clause, last: Clause): boolean =>
  refusesInside(last) && isOfSomeOnly(last) && isOutsideAlone(clause)
