import { SIZES } from '../../../../contract/dogs/dog-sizes.ts'
import type { Who } from '../grammar/tree.ts'
import type { Facts, Grant, Group } from './facts.ts'
import { concernedBy, groupOf, isSmallest, opposite, termsOf, type Whom } from './whom.ts'

/**
 * "소형견만 가능하나 유모차에 태우면 중형견도 가능": those may come as well, and a term beside it is of them alone. Null where nobody had turned
 * them away; 'open' where it can't be told who comes then.
 */
export function widen(facts: Facts, who: Who): Whom[] | 'open' | null {
  const group = groupOf(termsOf(who) ?? [])
  if (!group || facts.listing) return null
  if (facts.limits.some((limit) => limit.days === null && shutsOut(limit, group))) return 'open'
  const told = facts.grants.filter(({ partial, sizes, weights }) => !partial && (sizes !== null || weights.length > 0))
  if (told.length === 0 || told.some((each) => admits(each, group))) return null
  const [grant, ...more] = told
  const wider = grant && more.length === 0 && grant.days === null ? union(grant, group) : null
  if (!grant || !wider) return 'open'
  facts.grants[facts.grants.indexOf(grant)] = { ...grant, ...wider }
  return concernedBy({ ...who, case: 'topic' }) ?? 'open'
}

const shutsOut = ({ sizes, weight }: Facts['limits'][number], group: Group): boolean =>
  (sizes !== null && (group.sizes ?? []).some((size) => !sizes.includes(size))) ||
  (weight !== null && group.weights.some(({ kg, bound }) => kg === weight.kg && bound === opposite(weight).bound))

/** Whether it lets in all of the group already. */
function admits({ sizes, weights }: Grant, group: Group): boolean {
  if (group.sizes && weights.length === 0) return group.sizes.every((size) => sizes?.includes(size))
  return sizes === null && JSON.stringify(weights) === JSON.stringify(group.weights)
}

/** Both groups as one, if no dog between them is left out. */
function union({ sizes, weights, maxHeight }: Grant, group: Group): Pick<Grant, keyof Group | 'only'> | null {
  const everybody = { sizes: null, weights: [], maxHeight: null, only: false }
  if (maxHeight !== null || group.maxHeight !== null) return null
  if (sizes && group.sizes && weights.length + group.weights.length === 0) {
    const all = SIZES.filter((size) => sizes.includes(size) || group.sizes?.includes(size))
    if (!isSmallest(all)) return null
    return all.length === SIZES.length ? everybody : { sizes: all, weights: [], maxHeight: null, only: true }
  }
  const [own, ...more] = weights
  const [other, ...others] = group.weights
  const rest = own && other && more.length + others.length === 0 && !sizes && !group.sizes
  return rest && own.kg === other.kg && other.bound === opposite(own).bound ? everybody : null
}
