import { weightText } from '../../../../contract/policy/limit-text.ts'
import type { Concern, Limit, Requirement } from '../../../../contract/policy/policy.ts'
import type { Facts, Grant } from './facts.ts'
import { isWithin, type Measure, reachOfSpans } from './spans.ts'
import { isUpper, opposite } from './whom.ts'

/** What of a text's terms is settled by its other sentences: which part a name means, and whom two bounds of weight leave. */

/** What a place calls itself, where it speaks of what is in it. */
const OWN_NAME =
  /^(?:매장|가게|업장|시설|카페|식당|펜션|숙소|호텔|리조트|캠핑장|공원|시장|수목원|식물원|휴양림|해수욕장|해변|박물관|미술관|목장|농장|농원|야영장|글램핑장|유원지|관광지|(?:전통|재래)\s?시장|서점|책방|아울렛|쇼핑몰|백화점|휴게소|(?:펫|소품|편집|애견)?\s?샵)\s*(?:내|안)$/

/** "캠핑장 내 반려견 동반 가능": all that there is, if no part is named besides. */
export function settleOwnName(facts: Facts): void {
  const [open, ...more] = facts.open
  const { areas, sure } = facts
  const others = [areas.only, areas.outdoorOnly, areas.outdoor, areas.indoor, areas.indoorOnTerms].some(Boolean)
  if (!open || more.length > 0 || others || !OWN_NAME.test(open.requirement.detail ?? '')) return
  if (sure.requirements.some((each) => each !== open.requirement && isOfPart(each))) return
  areas.part = false
  sure.requirements[sure.requirements.indexOf(open.requirement)] = {
    ...open.requirement,
    kind: 'note',
    detail: open.text,
  }
  facts.open.pop()
}

const isOfPart = ({ kind }: Requirement) => kind === 'assignedArea' || kind === 'outdoorOnly'

/** "5kg 미만은 2마리, 5kg 이상 10kg 미만은 1마리": up to where all that may come in reach. */
function reachOfAll({ grants }: Facts): Measure | null {
  if (grants.length < 2 || !grants.every(({ only, partial, days, sizes }) => !only && !partial && !days && !sizes))
    return null
  const reach = reachOfSpans(grants.map(({ weights }) => weights))
  return reach === 'all' ? null : reach
}

/**
 * "5kg 초과 10kg 이하는 이동장": of all over 5 kg where none over 10 kg come, or where the same is asked of those. Else no requirement can say it, and its
 * words are returned.
 */
export function settleRanges(facts: Facts): string[] {
  const most = [
    ...facts.limits.filter(({ days, sizes }) => days === null && sizes === null).map(({ weight }) => weight),
    ...facts.grants
      .filter(({ only, days, sizes }) => only && days === null && !sizes)
      .flatMap(({ weights }) => weights),
    reachOfAll(facts),
  ].filter((weight) => weight !== null)
  return facts.ranged.flatMap(({ requirement, upTo }) => {
    const beyond = facts.sure.requirements.some(
      ({ kind, or, who, detail, weight }) =>
        [kind, who, detail, or?.join()].join() ===
          [requirement.kind, requirement.who, requirement.detail, requirement.or?.join()].join() &&
        weight?.kg === upTo.kg &&
        weight.bound === opposite(upTo).bound,
    )
    if (!beyond && !most.some((limit) => isWithin(limit, upTo)))
      return [[weightText(requirement.weight ?? upTo), weightText(upTo), requirement.detail].filter(Boolean).join(' ')]
    facts.sure.requirements.push(requirement)
    return []
  })
}

/** "소형견은 가능, 대형견은 불가": of the medium ones nothing is said, and the large ones are refused all the same. */
export function refusedAnyway(facts: Facts, unread: readonly string[], open: readonly string[]): Limit[] {
  const { limits, grants, sure } = facts
  if (unread.length > open.length || sure.unparsed.length > 0 || facts.entry !== null) return []
  // Who is asked for something, or told where to be, may be let in by it; of sizes that no limit turns away it says nothing new.
  const spared = (who: Concern) => limits.every(({ sizes }) => sizes?.some((size) => size === who))
  const asksSome = ({ kind, who, weight }: Requirement) =>
    kind !== 'note' && (weight !== undefined || (who !== 'all' && !spared(who)))
  if (sure.requirements.some(asksSome)) return []
  const below = (own: Grant, { sizes, weight }: Limit) =>
    // "실내 소형견 가능, 대형견 불가": refused there, or at all.
    own.days === null &&
    !own.partial &&
    (sizes
      ? own.sizes?.every((size) => sizes.includes(size)) === true
      : own.sizes === null &&
        own.weights.length === 1 &&
        own.weights.every(({ bound, kg }) => isUpper(bound) && kg <= weight!.kg))
  return limits.every((each) => each.days === null && grants.every((own) => below(own, each))) ? [...limits] : []
}
