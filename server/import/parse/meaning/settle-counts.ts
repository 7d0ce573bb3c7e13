import type { Reading } from '../reading.ts'
import type { Facts } from './facts.ts'

/** How many dogs may come, once all sentences are in. */

/**
 * "소형견은 2마리, 대형견은 1마리까지", "평일은 2마리, 주말은 1마리": the largest number is the most; a party of more than the smaller one has to ask, since
 * a number holds for all dogs and all days. Of one group only, the others may be as many as they like.
 */
export function settleCounts(facts: Facts): { unread: string[] } {
  const { countsOf } = facts
  const [first] = countsOf
  if (!first) return { unread: [] }
  if (facts.counts.length > 0 || countsOf.some(({ per }) => per !== first.per))
    return { unread: countsOf.map(({ text }) => text) }
  const largest = Math.max(...countsOf.map(({ count }) => count))
  if (countsOf.length > 1) facts.counts.push({ count: largest, per: first.per, whom: false, text: first.text })
  for (const { count, whom, text } of countsOf)
    for (const { who, weight, upTo } of count < largest || countsOf.length === 1 ? whom : [])
      facts.require(
        { kind: 'reservation', who, ...(weight ? { weight } : {}), dogs: count + 1, indoor: false, detail: text },
        upTo,
      )
  return { unread: [] }
}

/** One number of dogs for all, or none that can be told. */
export function countOf(facts: Facts, unread: string[]): Pick<Reading, 'maxDogs' | 'maxDogsPer'> {
  // "2마리까지 가능, 3마리 이상은 예약 필수": more of them may come, too.
  const asked = new Set(facts.sure.requirements.map(({ dogs }) => dogs))
  const counts = facts.counts.filter(({ count }) => !asked.has(count + 1))
  const [first] = counts
  if (!first) return { maxDogs: null, maxDogsPer: null }
  const differ = counts.some(({ whom }) => whom) || new Set(counts.map(({ per }) => per)).size > 1
  if (counts.length > 1 && differ) {
    unread.push(...counts.map(({ text }) => text))
    return { maxDogs: null, maxDogsPer: null }
  }
  return { maxDogs: Math.min(...counts.map(({ count }) => count)), maxDogsPer: first.per }
}
