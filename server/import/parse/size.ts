import { ALL_DAYS, type Day } from '../../../contract/days.ts'
import { SIZES, type Size } from '../../../contract/dog-sizes.ts'
import type { Bound, Limit } from '../../../contract/policy.ts'
import { DAY_WORD, dayWord, inOrder } from './days.ts'
import { emptyReading, type Reading } from './reading.ts'
import { clean, remembered, isNoInformation, splitOutsideParentheses } from './text.ts'

export interface SizeReading {
  /** `false`: the text names animals, and no dog is among them. `null`: it says nothing of animals. */
  dogs: boolean | null
  reading: Reading
}

export const BOUND_WORDS: Record<string, Bound> = {
  이하: 'lte',
  이내: 'lte',
  까지: 'lte',
  미만: 'lt',
  이상: 'gte',
  초과: 'gt',
}
const SIZE_WORDS: Record<string, Size[]> = {
  소형: ['small'],
  중형: ['medium'],
  대형: ['large'],
  중소형: ['small', 'medium'],
  소중형: ['small', 'medium'],
  중대형: ['medium', 'large'],
}

interface Weight {
  kg: number
  /** Null: a bare "10kg", which takes the bound of its neighbour or is not understood. */
  bound: Bound | null
}

/** What one stretch of text that holds for one set of days says. */
interface Scope {
  days: Day[]
  all: boolean
  dogs: boolean
  otherAnimals: boolean
  weights: Weight[]
  ranges: [number, number][]
  sizes: Size[]
  height: Weight | null
  /** "또는": what it joins are alternatives, not one description. */
  alternatives: boolean
  unknown: string[]
}

const newScope = (days: Day[]): Scope => ({
  days,
  all: false,
  dogs: false,
  otherAnimals: false,
  weights: [],
  ranges: [],
  sizes: [],
  height: null,
  alternatives: false,
  unknown: [],
})

const NUMBER = String.raw`(\d{1,3}(?:\.\d{1,2})?)`
const BOUND = '(이하|이내|까지|미만|이상|초과)'

/** Tried in turn at each place of a segment; the first that matches eats its letters. */
const TOKENS: [RegExp, (scope: Scope, match: RegExpExecArray) => void][] = [
  // Of every breed: says nothing against a weight that stands beside it.
  [/(?:모든|전)\s*(?:견종|반려견|애견|강아지)/y, (scope) => (scope.dogs = true)],
  [
    /(?:(?:모든|전|모두|전체|제한)\s*(?:견종|반려견|반려동물|크기|애견|강아지|개)?\s*(?:모두|전체|없이|없음)?\s*(?:입장|동반|입실|출입)?\s*가능(?:함)?|제한\s*없음)/y,
    (scope) => (scope.all = true),
  ],
  [
    new RegExp(`${NUMBER}\\s*(?:kg)?\\s*~\\s*${NUMBER}\\s*kg(?:\\s*(?:이하|까지|이내))?`, 'y'),
    (scope, match) => scope.ranges.push([Number(match[1]), Number(match[2])]),
  ],
  [
    new RegExp(`(?:체고|키|높이)\\s*${NUMBER}\\s*cm\\s*${BOUND}?`, 'y'),
    (scope, match) =>
      (scope.height = { kg: Number(match[1]), bound: match[2] ? (BOUND_WORDS[match[2]] ?? null) : null }),
  ],
  [
    new RegExp(`(?:체중|몸무게)?\\s*${NUMBER}\\s*kg\\s*${BOUND}?`, 'y'),
    (scope, match) =>
      scope.weights.push({ kg: Number(match[1]), bound: match[2] ? (BOUND_WORDS[match[2]] ?? null) : null }),
  ],
  [
    /(중소형|소중형|중대형|소형|중형|대형)\s*(?:반려)?(?:견|강아지|개)?/y,
    (scope, match) => scope.sizes.push(...(SIZE_WORDS[match[1] ?? ''] ?? [])),
  ],
  // Says what "소형" means there, nothing beyond it.
  [/\(\s*(?:안을|안고 들|들어 올릴) 수 있는 (?:크기|정도)\s*\)/y, () => undefined],
  [
    /고양이|반려묘|묘|포유류\s*특수동물|특수동물|조류|파충류|양서류|어류|토끼|햄스터|고슴도치|말(?=$|[\s,/])/y,
    (scope) => (scope.otherAnimals = true),
  ],
  [/반려견|반려동물|애완견|애견|강아지|견종|개(?=$|[\s,/])/y, (scope) => (scope.dogs = true)],
  [/또는|혹은|이거나|이나(?=\s)/y, (scope) => (scope.alternatives = true)],
  [
    /(?:은|는|만|의|도|및|과|와|까지만|까지)(?=$|[\s,/])|(?:만\s*)?(?:입장|동반|입실|출입|숙박)|(?:만\s*)?가능한?|[\s,/·+&()]/y,
    () => undefined,
  ],
]

function readSegment(scope: Scope, segment: string): void {
  let at = 0
  let unknown = ''
  const flush = () => {
    if (unknown.trim()) scope.unknown.push(unknown.trim())
    unknown = ''
  }
  while (at < segment.length) {
    let eaten = 0
    for (const [pattern, use] of TOKENS) {
      pattern.lastIndex = at
      const match = pattern.exec(segment)
      // A word that only begins like a known one ("말티즈") is not that word.
      if (!match || (unknown && !/[\s,/]$/.test(unknown) && /^[가-힣]/.test(match[0]))) continue
      flush()
      use(scope, match)
      eaten = match[0].length
      break
    }
    if (!eaten) unknown += segment.charAt(at)
    at += eaten || 1
  }
  flush()
}

/** Splits at the days that a text names: "주말 8kg, 평일 12kg 이하" has two scopes, "주말, 공휴일 15kg 이하" one. */
function scopesOf(text: string): { scopes: Scope[]; rest: Scope } {
  const rest = newScope([])
  const scopes: Scope[] = []
  let open = rest
  let waiting: Day[] = []
  const leading = new RegExp(`^(${DAY_WORD.source})(은|는|엔|에는|에)?(?=$|[\\s,/])\\s*(및|과|와|,|·|/)?\\s*`)
  for (const segment of splitOutsideParentheses(text, /,/)) {
    let body = segment
    for (let match = leading.exec(body); match; match = leading.exec(body)) {
      waiting.push(...(dayWord(match[1] ?? '') ?? []))
      body = body.slice(match[0].length)
    }
    if (!body) continue
    if (waiting.length > 0) {
      open = newScope(waiting)
      scopes.push(open)
      waiting = []
    }
    readSegment(open, body)
    open.unknown.push(...(DAY_WORD.test(body) ? [segment] : []))
  }
  return { scopes, rest }
}

/** A bare weight takes the bound of the next one that has any, else of a height beside it. */
function inheritBounds(scopes: Scope[]): void {
  const weights = scopes.flatMap((scope) => scope.weights)
  let bound: Bound | null = scopes.findLast((scope) => scope.height?.bound)?.height?.bound ?? null
  for (const weight of weights.toReversed()) {
    if (weight.bound) bound = weight.bound
    else weight.bound = bound
  }
}

function limitsOf(scope: Scope, days: Day[] | null, text: string): { limits: Limit[]; unparsed: string[] } | null {
  const sizes = scope.sizes.length > 0 ? SIZES.filter((size) => scope.sizes.includes(size)) : null
  if (scope.ranges.length + scope.weights.length > 1) return null
  if (scope.weights.some(({ bound }) => bound === null)) return null
  // "17kg 이하 또는 6개월 미만 대형견" admits more than either half says.
  if (scope.alternatives && scope.weights.length + scope.ranges.length > 0) return null
  if (scope.unknown.some((phrase) => /\d/.test(phrase))) return null
  const [range] = scope.ranges
  const [weight] = scope.weights
  if (range && range[0] > range[1]) return null
  const limits: Limit[] = []
  if (range) {
    limits.push({ days, sizes, weight: { bound: 'gte', kg: range[0] } })
    limits.push({ days, sizes: null, weight: { bound: 'lte', kg: range[1] } })
  } else if (weight?.bound) limits.push({ days, sizes, weight: { bound: weight.bound, kg: weight.kg } })
  else if (sizes && !scope.all) limits.push({ days, sizes, weight: null })
  const contradicts = scope.all && (limits.length > 0 || sizes !== null)
  return { limits, unparsed: contradicts ? [text] : [] }
}

/** Which dogs a text such as "주말 8kg, 평일 12kg 이하" admits; what is not understood goes into `unparsed`. */
export const readSize = remembered((source: string): SizeReading => {
  const reading = emptyReading()
  if (isNoInformation(source)) return { dogs: null, reading }
  const text = clean(source)
    .replace(/k\s?g|킬로(?:그램)?/gi, 'kg')
    .replace(/cm|센티(?:미터)?/gi, 'cm')
    .replace(/(?<![가-힣])([소중대])(?=\s*[,/·]\s*[소중대](?:형|\s*[,/·]))/g, '$1형')
  const { scopes, rest } = scopesOf(text)
  const all = [rest, ...scopes]
  inheritBounds(all)

  const named = new Set(scopes.flatMap((scope) => scope.days))
  rest.days = ALL_DAYS.filter((day) => !named.has(day))
  const covered: Day[] = []
  for (const scope of all) {
    const speaks = scope.all || scope.dogs || scope.sizes.length + scope.weights.length + scope.ranges.length > 0
    reading.unparsed.push(...scope.unknown)
    if (!speaks && !scope.height) continue
    const limits = limitsOf(scope, scopes.length > 0 ? scope.days : null, text)
    if (limits) {
      reading.limits.push(...limits.limits)
      reading.unparsed.push(...limits.unparsed)
      if (speaks) covered.push(...scope.days)
    } else reading.unparsed.push(text)
    if (scope.height?.bound === 'lte') reading.maxHeightCm = scope.height.kg
    else if (scope.height) reading.unparsed.push(text)
  }
  reading.coveredDays = inOrder(covered)
  const silent = covered.length + reading.unparsed.length === 0 && reading.maxHeightCm === null
  // "주말" or "가능" alone: words that are known, and a sentence that isn't.
  if (silent && !all.some((scope) => scope.otherAnimals)) reading.unparsed.push(text)
  reading.unparsed = [...new Set(reading.unparsed)]
  const onlyOthers = covered.length === 0 && reading.unparsed.length === 0 && all.some((scope) => scope.otherAnimals)
  return { dogs: !onlyOthers, reading }
})
