import type { Fee } from '../../../../contract/policy/policy.ts'
import type { Entry, Scope } from './tree.ts'

export const UNKNOWN: Fee = { kind: 'unknown', minWon: null, maxWon: null, per: null, capWon: null }
const FREE: Fee = { ...UNKNOWN, kind: 'free', minWon: 0, maxWon: 0 }
/** Something is charged; how much, the words beside it say. */
const DEPENDS: Fee = { ...UNKNOWN, kind: 'varies' }

const has = ({ scopes }: Entry, ...kinds: Scope['is'][]) => scopes.some(({ is }) => kinds.includes(is))
const isCap = ({ value }: Entry) => value.is === 'amount' && value.cap
/** "1마리 10,000원" is an amount for each dog; "2마리 15,000원" only for two. */
const isOne = ({ scopes }: Entry) => scopes.some((scope) => scope.is === 'count' && scope.count === 1 && !scope.bound)
const isScoped = (entry: Entry) => has(entry, 'other', 'extra') || (has(entry, 'count') && !isOne(entry))

/** What the entries say together of a dog. */
export function feeOf(entries: readonly Entry[]): Fee {
  const ofDogs = entries.filter((entry) => !has(entry, 'people'))
  const charged = ofDogs.filter((entry) => !isCap(entry))
  const caps = ofDogs.filter(isCap)
  if (charged.length === 0) return caps.length === 1 ? { ...UNKNOWN, kind: 'paid', capWon: amountOf(caps[0]) } : UNKNOWN
  if (caps.length > 1) return UNKNOWN
  // "1박 1마리당 10,000원": no amount for the one or the other.
  if (charged.some((entry) => new Set(unitsOf(entry)).size > 1)) return { ...UNKNOWN, kind: 'paid' }
  if (charged.some(({ value }) => value.is === 'varies')) return DEPENDS
  const amounts = charged.map((entry) => ({ ...rangeOf(entry), entry }))
  const scoped = charged.some(isScoped)
  const per = perOf(charged)
  const capWon = amountOf(caps[0])
  if (amounts.some(({ low }) => low === null)) return scoped ? DEPENDS : { ...UNKNOWN, kind: 'paid', per }
  const [lows, highs] = [amounts.flatMap(({ low }) => low ?? []), amounts.flatMap(({ high }) => high ?? [])]
  const range = { minWon: Math.min(...lows), maxWon: Math.max(...highs) }
  if (range.minWon > range.maxWon || amounts.some(({ low, high }) => (low ?? 0) > (high ?? 0))) return UNKNOWN
  if (scoped) return dependingOn(charged, { ...range, per, capWon })
  if (range.maxWon === 0) return caps.length === 0 ? FREE : UNKNOWN
  return { ...range, per, capWon, kind: charged.length > 1 ? 'varies' : 'paid' }
}

function dependingOn(entries: readonly Entry[], told: Omit<Fee, 'kind'>): Fee {
  const [only] = entries
  // "3마리부터 견당 3,000원": the first two are free.
  const from = entries.filter(({ scopes }) => scopes.some((scope) => scope.is === 'count' && scope.bound === 'from'))
  if (entries.length === 1 && from.length === 1 && only && !has(only, 'other'))
    return { ...told, kind: 'varies', minWon: 0 }
  // "대형견 10,000원": what others pay isn't said. "10,000원, 추가 1마리당 5,000원": two dogs pay both.
  if (entries.length === 1) return DEPENDS
  const extra = entries.some((entry) => has(entry, 'extra')) || from.length > 0
  return extra && told.minWon !== 0 ? DEPENDS : { ...told, kind: 'varies' }
}

const amountOf = (entry: Entry | undefined) => (entry?.value.is === 'amount' ? entry.value.high : null)

function rangeOf({ value, otherUnit }: Entry): { low: number | null; high: number | null } {
  if (value.is === 'free') return { low: 0, high: 0 }
  // "1시간 5,000원" is no amount for a visit.
  return value.is === 'amount' && !otherUnit ? value : { low: null, high: null }
}

const unitsOf = (entry: Entry): Fee['per'][] =>
  isOne(entry) || has(entry, 'extra') ? ['dog', ...entry.per] : entry.per

/** The unit that all share; one that only the first names goes on to the others. */
function perOf(entries: readonly Entry[]): Fee['per'] {
  const paid = entries.filter(({ value }) => value.is !== 'free')
  // "1마리 10,000원, 2마리 15,000원": the second isn't for each.
  if (paid.some(({ scopes }) => scopes.some((scope) => scope.is === 'count' && scope.count > 1 && !scope.bound)))
    return null
  const [first, ...rest] = paid.map((entry) => unitsOf(entry)[0] ?? null)
  // "소형견 10,000원, 대형견 20,000원(1박 기준)": a bracket at the end is of all sizes before it.
  const last = entries.at(-1)
  const before = paid.filter((entry) => entry !== last)
  if (last?.unitBehind && entries.every(({ scopes }) => scopes.some(({ is }) => is === 'other')))
    if (before.every((entry) => unitsOf(entry).length === 0)) return unitsOf(last)[0] ?? null
  return rest.every((per) => per === null || per === first) ? (first ?? null) : null
}
