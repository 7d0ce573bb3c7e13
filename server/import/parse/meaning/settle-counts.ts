import type { Reading } from '../reading.ts'
import type { Facts, Whom } from './facts.ts'

/** How many dogs may come, once all sentences are in. */

/**
 * "소형견은 2마리, 대형견은 1마리까지", "평일은 2마리, 주말은 1마리": the largest number is the most; a party of more than the smaller one has to ask, since
 * a number holds for all dogs and all days. Of one group only, the others may be as many as they like.
 */
export function settleCounts(facts: Facts): { unread: string[] } {
  const { countsOf } = facts
  // "소형견 2마리 또는 대형견 1마리".
  if (facts.counts.length > 1 && countsOf.length === 0 && facts.counts.every(({ whom }) => isOfSome(whom)))
    for (const { whom, ...each } of facts.counts.splice(0)) countsOf.push({ ...each, whom: whom ?? [] })
  const [first] = countsOf
  if (!first) return { unread: [] }
  // "객실당 소형견은 2마리, 중형견은 1마리": a unit that only the first names is of both.
  if (countsOf.some(({ per }) => per !== first.per && per !== null)) return { unread: countsOf.map(({ text }) => text) }
  const largest = Math.max(...countsOf.map(({ count }) => count))
  const [most] = facts.counts
  // "최대 2마리, 대형견은 1마리까지": of those fewer than of all.
  if (most && (facts.counts.length > 1 || most.whom !== null || most.count < largest))
    return { unread: countsOf.map(({ text }) => text) }
  if (most) {
    for (const { count, whom, text } of countsOf) if (count < most.count) ask(facts, whom, count, text)
    return { unread: [] }
  }
  if (countsOf.length > 1) facts.counts.push({ count: largest, per: first.per, whom: null, text: first.text })
  for (const { count, whom, text } of countsOf)
    if (count < largest || countsOf.length === 1) ask(facts, whom, count, text)
  return { unread: [] }
}

/** That a party of more of these dogs asks first. */
function ask(facts: Facts, whom: readonly Whom[], count: number, detail: string): void {
  for (const { who, weight, upTo } of whom)
    facts.require(
      { kind: 'reservation', who, ...(weight ? { weight } : {}), dogs: count + 1, indoor: false, detail },
      upTo,
    )
}

/** One number of dogs for all, or none that can be told. */
export function countOf(facts: Facts, unread: string[]): Pick<Reading, 'maxDogs' | 'maxDogsPer'> {
  // "2마리까지 가능, 3마리 이상은 예약 필수": more of them may come, too.
  const asked = new Set(facts.sure.requirements.map(({ dogs }) => dogs))
  const base = facts.counts.filter(({ text, count }) => isBase(facts, text) || costsMoreFrom(facts, count + 1))
  for (const { text } of base) facts.note(text)
  const stated = facts.counts.filter((each) => !asked.has(each.count + 1) && !base.includes(each))
  const counts = withoutNumberOfEach(facts, stated)
  const [first] = counts
  if (!first) return { maxDogs: null, maxDogsPer: null }
  // "객실당 2마리까지, 3마리부터는 불가": the same number once more.
  const same = counts.every(({ count, per }) => count === first.count && (per === null || per === first.per))
  // "5kg 미만 두 마리까지, 세 마리부터는 불가": of all, too.
  const ofSome = counts.some(({ whom }) => whom !== null) && !(same && counts.some(({ whom }) => whom === null))
  const differ = ofSome || (!same && new Set(counts.map(({ per }) => per)).size > 1)
  if (counts.length > 1 && differ) {
    unread.push(...counts.map(({ text }) => text))
    return { maxDogs: null, maxDogsPer: null }
  }
  return { maxDogs: Math.min(...counts.map(({ count }) => count)), maxDogsPer: first.per }
}

/** "1인당 1마리, 한 팀에 최대 3마리": nobody asks how many people come, so who brings more than one of them may has to ask. */
function withoutNumberOfEach(facts: Facts, counts: Facts['counts']): Facts['counts'] {
  const [own, ...more] = counts.filter(({ per, whom }) => per === 'person' && whom === null)
  const [together, ...others] = counts.filter(({ per }) => per !== 'person')
  if (!own || !together || more.length + others.length > 0 || counts.length !== 2) return counts
  if (together.whom !== null || together.per === null || together.count <= own.count) return counts
  facts.require({ kind: 'reservation', who: 'all', dogs: own.count + 1, indoor: false, detail: own.text })
  return [together]
}

/** "1마리, 추가 1마리 20,000원": what the price is for, and no most. */
const EXTRA = /추가\s*(?:시\s*)?(?:반려견\s*)?(?:1|한)?\s*마리|마리\s*추가\s*(?:시|당|마다)/
const isBase = ({ sure }: Facts, text: string) =>
  !/최대|까지|이내|이하|만|제한|초과|이상|미만/.test(text.replace(/\d\s*kg\s*(?:이하|미만|이내|까지)/g, '')) &&
  sure.requirements.some(({ kind, detail }) => kind === 'note' && detail && EXTRA.test(detail) && /원/.test(detail))

/** "1마리까지 가능, 2마리부터는 추가 요금": more of them may come, too. */
const FROM =
  /(\d|두|세|네|다섯)\s*마리\s*(?:째\s*)?부터(?:는)?\s(?:[^,]|,(?=\d))*(?:요금|비용|추가금|\d\s*[만천]?\s*원)/
/** "1마리까지 가능, 추가 1마리 2만원": of a larger number it may be a price within that. */
const ONE_MORE = /추가\s*(?:시|(?:1|한)\s*마리)(?:[^,]|,(?=\d))*(?:요금|비용|\d\s*[만천]?\s*원)/
const costsMoreFrom = ({ sure }: Facts, count: number) =>
  sure.requirements.some(({ kind, detail }) => {
    if (kind !== 'note' || !detail) return false
    if (count === 2 && ONE_MORE.test(detail)) return true
    const from = FROM.exec(detail)?.[1]
    return from !== undefined && (Number(from) || ['두', '세', '네', '다섯'].indexOf(from) + 2) === count
  })

const isOfSome = (whom: readonly Whom[] | null) =>
  whom !== null && whom.every(({ who, weight, detail }) => !detail && who !== 'all' && weight === undefined)
