import { SIZES } from '../../../../contract/dogs/dog-sizes.ts'
import type { Requirement } from '../../../../contract/policy/policy.ts'
import type { Facts, Grant, Whom } from './facts.ts'
import { confine } from './entry.ts'
import { concernedBy, isLower, opposite } from './whom.ts'

/** "소형견은 실내, 대형견은 마당에서 함께할 수 있다": where all dogs are told apart, each group keeps to its part. Being inside takes nothing away. */
export function settleParts(facts: Facts): void {
  const { grants, areas } = facts
  const told = grants.length > 1 && grants.every(({ partial, where, days }) => partial && where && !days)
  const elsewhere = [areas.outdoor, areas.outdoorOnly, areas.indoor, areas.all, areas.only, areas.part].some(Boolean)
  if (!told || elsewhere || !coverAll(grants) || new Set(grants.map(nameOf)).size < 2) return
  facts.grants = []
  for (const { where, sizes, weights } of grants) {
    if (!where || where.areas.every(({ indoor, whole }) => indoor || whole)) continue
    const outdoor = where.areas.every((area) => area.outdoor)
    const name = where.areas.map((area) => area.name).join(', ')
    for (const whom of whomOf(sizes, weights))
      facts.require({
        kind: outdoor ? 'outdoorOnly' : 'assignedArea',
        ...whom,
        indoor: false,
        detail: /^(?:야외|실외)$/.test(name) ? null : `${name}만`,
      })
  }
}

/**
 * "야외만 가능하나 소형견은 실내도 가능": the others keep to the outside. What can't be told of whom is kept out, or where, is returned in its words.
 */
export function settleAlsoInside(facts: Facts): string[] {
  const { alsoInside, areas } = facts
  const [also, ...more] = alsoInside
  const outdoors = areas.outdoorOnly || (areas.outdoor && !areas.only && !areas.part)
  if (!also || areas.indoor || areas.indoorOnTerms) return []
  if (!outdoors && leavesUntold(facts)) return alsoInside.map(({ text }) => text)
  const { who, place } = also
  const others = concernedBy({ ...who, case: 'except' })
  const named = facts.sure.requirements.some(({ kind }) => kind === 'assignedArea' || kind === 'outdoorOnly')
  // "소형견은 실내도 가능" alone: the others are somewhere else.
  if (!outdoors && (more.length > 0 || named || areas.all || areas.only || areas.part || !isLower(who) || !others))
    return []
  if (more.length > 0 || named || !isLower(who) || !others) return alsoInside.map(({ text }) => text)
  areas.outdoorOnly = false
  areas.outdoor = false
  confine(facts, { ...who, case: 'except' }, { ...place, case: 'none' }, 'not')
  return []
}

/** "소형견은 실내도 가능, 대형견은 야외만": whether the medium ones may inside, can't be told. */
function leavesUntold({ alsoInside, sure }: Facts): boolean {
  const outside = sure.requirements.filter(
    ({ kind, detail }) => kind === 'outdoorOnly' || (kind === 'assignedArea' && detail?.endsWith('불가')),
  )
  if (outside.every(({ who, weight }) => who === 'all' && !weight)) return false
  const keyOf = ({ who, weight }: Of) => `${who} ${weight?.bound} ${weight?.kg}`
  const told = new Set(outside.map(keyOf))
  const may = new Set(alsoInside.flatMap(({ who }) => concernedBy({ ...who, case: 'topic' }) ?? []).map(keyOf))
  return alsoInside.some(
    ({ who }) =>
      concernedBy({ ...who, case: 'except' })?.every((other) => told.has(keyOf(other)) || may.has(keyOf(other))) !==
      true,
  )
}

type Of = Pick<Requirement, 'who' | 'weight'>

const nameOf = ({ where }: Grant) => where?.areas.map(({ name }) => name).join()

/** Whether every dog is in one of the groups, and none in two. */
function coverAll(grants: readonly Grant[]): boolean {
  const sizes = grants.flatMap((each) => each.sizes ?? [])
  if (grants.every(({ weights }) => weights.length === 0))
    return sizes.length === SIZES.length && new Set(sizes).size === SIZES.length
  const [one, other, ...more] = grants.flatMap(({ weights }) => weights)
  if (!one || !other || more.length + sizes.length > 0) return false
  const rest = opposite(one)
  return rest.kg === other.kg && rest.bound === other.bound
}

const whomOf = (sizes: Grant['sizes'], [weight]: Grant['weights']): Pick<Whom, 'who' | 'weight'>[] =>
  sizes ? sizes.map((who) => ({ who })) : [{ who: 'all', ...(weight ? { weight } : {}) }]
