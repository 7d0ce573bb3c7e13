import type { IToken, TokenType } from 'chevrotain'
import { Unknown, tokensOf } from '../grammar/lexicon.ts'
import { Breed, Restricted, SizeWord } from '../grammar/dogs.ts'
import { Weight, WeightRange } from '../grammar/numbers.ts'
import { AreaWord, PartArea, WholeArea } from '../grammar/places.ts'
import { DayRange, DayWord, Hours, Season } from '../grammar/times.ts'
import { And, Object as ObjectCase, Subject } from '../grammar/particles.ts'
import { Close, Comma, Open, Slash, Stop } from '../grammar/marks.ts'
import { isAboutFees } from '../fee/fee.ts'
import { isAside } from './asides.ts'
import { isAboutConduct, isOffer } from './conduct-requests.ts'
import { isDuty } from './duties.ts'
import { asksForGear } from './gear.ts'
import { isAboutGuests } from './guests.ts'
import { isOtherMatter } from './matters.ts'
import { isAboutMoney, isOfSome } from './money.ts'
import { isAboutNoise } from './noise.ts'
import { withNames, withRelatives } from './place-names.ts'
import { isIntroduction, withoutReasons } from './reasons.ts'
import { isRemark } from './remarks.ts'
import { isSmallTalk } from './small-talk.ts'
import { isSundry } from './sundries.ts'
import { RuleParser } from '../grammar/parser.ts'
import type { Clause } from '../grammar/tree.ts'

/** A stretch of a text that was derived whole, or its words where it wasn't. */
export type Part = { clauses: Clause[]; text: string } | { clauses: null; text: string; remark: boolean }

let parser: RuleParser | undefined
const grammar = () => (parser ??= new RuleParser())

const words = (tokens: readonly IToken[], source: string): string => {
  const [first, last] = [tokens[0], tokens.at(-1)]
  return first && last ? source.slice(first.startOffset, last.startOffset + last.image.length).trim() : ''
}

/** Splits at tokens of a kind that stand outside brackets; empty parts are dropped. */
function splitAt(tokens: readonly IToken[], ...separators: TokenType[]): IToken[][] {
  const parts: IToken[][] = [[]]
  let depth = 0
  for (const token of tokens) {
    if (token.tokenType === Open) depth++
    if (token.tokenType === Close) depth = Math.max(0, depth - 1)
    if (depth === 0 && separators.includes(token.tokenType)) parts.push([])
    else parts.at(-1)?.push(token)
  }
  return parts.filter((part) => part.length > 0)
}

/** The sentences of a text. One that can't be derived whole is tried between its commas, so that the rest of it still counts. */
export function sentencesOf(source: string): Part[][] {
  return linesOf(source).flatMap((line) =>
    splitAt(tokensOf(line), Stop).map((sentence) => {
      const whole = derive(sentence, line)
      if (whole.clauses) return [whole]
      const parts = splitAt(sentence, Comma, Slash)
      if (whole.remark && !hidesRule(parts, line)) return [whole]
      if (parts.length === 1) return clausesOf(sentence, whole, line)
      return pricesOfAll(runsOf(sentence, parts, line), whole.text)
    }),
  )
}

/**
 * "케이지, 유모차 이용 필수, 주차 불가": between parts that can't be derived, those that can are one sentence, so that a list in it stays one.
 */
function runsOf(sentence: readonly IToken[], parts: readonly IToken[][], line: string): Part[] {
  const derived = parts.map((part) => derive(part, line))
  const read: Part[] = []
  for (let from = 0; from < parts.length;) {
    let to = from
    while (derived[to]?.clauses) to++
    const [first, last] = [parts[from]?.[0], parts[to - 1]?.at(-1)]
    const run =
      to - from > 1 && first && last ? sentence.slice(sentence.indexOf(first), sentence.indexOf(last) + 1) : []
    const clauses = run.length > 0 ? clausesIn(run, line) : null
    if (clauses) read.push({ clauses, text: words(run, line) })
    else {
      to = Math.max(to, from + 1)
      for (const [i, part] of parts.slice(from, to).entries())
        read.push(...clausesOf(part, derived[from + i] ?? derive(part, line), line))
    }
    from = to
  }
  return read
}

const RULES: ReadonlySet<string> = new Set(['may', 'mayNot', 'limit', 'must', 'ask'])
/** "2층 출입 불가 / 노키즈존": a rule beside a remark is no part of it. */
const hidesRule = (parts: readonly IToken[][], line: string): boolean =>
  parts.length > 1 &&
  parts.some((part) => {
    const { clauses } = derive(part, line)
    return (
      clauses !== null &&
      clauses.some(({ predicate, phrases }) =>
        predicate
          ? RULES.has(predicate.verb)
          : phrases.some((phrase) => phrase.is === 'items' && phrase.as !== 'lacking'),
      )
    )
  })

/** "소형견(7kg 미만)은 2만원, 중형견은 3만원, 대형견은 불가": with the larger ones named as well, a price says nothing of who comes. */
function pricesOfAll(parts: Part[], text: string): Part[] {
  const isPrice = (part: Part) =>
    !part.clauses && isOfSome(part.text) && (isAboutFees(withoutLabel(part.text)) || isAboutMoney(part.text))
  const prices = parts.filter((part) => !part.clauses && /\d\s*[만천]?\s*원|무료/.test(part.text))
  if (prices.length < 2 || !/이상|초과|대형/.test(text) || !parts.some(isPrice)) return parts
  return parts.map((part) => (isPrice(part) ? { clauses: null, text: part.text, remark: true } : part))
}

/** How a clause ends that another follows: "받으며", "있어서", "좋지만". */
const GOES_ON = /(?:며|지만|으나|하나|는데|니|므로|[있없하되시주]고|[아어여해라려와]서)$/
/** What of a clause may still be spoken of in the next. */
const TOPICS: ReadonlySet<TokenType> = new Set([
  AreaWord,
  PartArea,
  WholeArea,
  SizeWord,
  Weight,
  WeightRange,
  Restricted,
  Breed,
  DayWord,
  DayRange,
  Season,
  Hours,
])

/** "매점과 샤워장이 있으며": what there is besides, where nobody would look for a dog's place. */
const AMENITIES =
  /^(?:[가-힣]{0,4}\s?)?(?:매점|샤워장|샤워실|화장실|주차장|편의점|취사장|개수대|관리사무소|안내소|매표소|계곡|저수지|폭포)$/
const isStanding = (clause: readonly IToken[], at: number): boolean => {
  const [token, next] = [clause[at], clause[at + 1]]
  if (/(?:엘리베이터|승강기|출입구|[후정]문|입구)$/.test(token?.image ?? '') && next?.tokenType === ObjectCase)
    return true
  return AMENITIES.test(token?.image ?? '') && (next?.tokenType === Subject || next?.tokenType === And)
}

/** A part that can't be derived whole, clause by clause, where each is derived or bears on nobody's coming in. */
function clausesOf(part: readonly IToken[], derived: Part, source: string): Part[] {
  if (derived.clauses || derived.remark) return [derived]
  const clauses: IToken[][] = [[]]
  for (const [i, token] of part.entries()) {
    clauses.at(-1)?.push(token)
    const next = part[i + 1]
    const end = token.startOffset + token.image.length
    if (next && next.startOffset > end && GOES_ON.test(source.slice(0, end))) clauses.push([])
  }
  if (clauses.length === 1) return [derived]
  const parts = clauses.map((clause) => derive(clause, source))
  const led = clauses.findIndex(
    (clause, i) =>
      !parts[i]?.clauses && clause.some((token, at) => TOPICS.has(token.tokenType) && !isStanding(clause, at)),
  )
  const told = parts.every((each, i) => (each.clauses ? led < 0 || i < led : each.remark))
  return told ? parts : [derived]
}

/** The lines, of which one with an open bracket goes on with the next. No word reaches over the end of a sentence: "102호\n객실당" are two. */
function linesOf(source: string): string[] {
  if (!source.includes('\n')) return [source]
  const lines: string[] = []
  let open = ''
  for (const line of source.split('\n')) {
    open = open ? `${open}\n${line}` : line
    if (depthOf(open) > 0) continue
    lines.push(open)
    open = ''
  }
  return open ? [...lines, open] : lines
}

function depthOf(text: string): number {
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth++
    else if (letter === ')') depth = Math.max(0, depth - 1)
  }
  return depth
}

/** Among prices, how many may come at all. */
const MOST =
  /최대\s*(?:\d|한|두|세|네)\s*(?:마리|견)(?!\s*(?:까지|만)?\s*무료)|[(,]\s*(?:\d|한|두|세)\s*마리까지(?:만)?\s*(?:\)|$)/
const PRICES = /^[가-힣\s]{0,8}(?:입장료|이용료|요금|비용)\s*(?::|은|는)\s*/
/** "문의 필수 요금: 5,000원": no label, but a rule before it. */
const withoutLabel = (text: string) =>
  text.replace(PRICES, (label) => (/필수|불가|금지|문의|예약/.test(label) ? label : ''))
/** Whether a sentence that is not understood bears on nobody's coming in. */
export const saysNothing = (source: string): boolean => isNote(source.replace(BUT, ''))

/** "다만 줄을 짧게 잡아 주세요": takes nothing back. */
const BUT = /^(?:단|다만|대신)[\s,]+/

const isNote = (text: string): boolean =>
  !asksForGear(text) &&
  (isRemark(text) ||
    isIntroduction(text) ||
    isAboutNoise(text) ||
    isAboutGuests(text) ||
    isAboutConduct(text) ||
    isOffer(text) ||
    isAside(text) ||
    isOtherMatter(text) ||
    isSundry(text) ||
    isDuty(text) ||
    isSmallTalk(text) ||
    (!isOfSome(text) && !MOST.test(text) && (isAboutFees(withoutLabel(text)) || isAboutMoney(text))))

const isUnknown = ({ tokenType }: IToken) => tokenType === Unknown

/** Brackets within brackets, deeper than anybody writes: the parser would run out of stack. */
const MOST_NESTED = 12

function isNestedTooDeep(tokens: readonly IToken[]): boolean {
  let depth = 0
  return tokens.some(({ tokenType }) => {
    if (tokenType === Open) depth++
    if (tokenType === Close) depth--
    return depth > MOST_NESTED
  })
}

/** The clauses of tokens of which each is known, once unknown words before a part are of its name. */
function clausesIn(tokens: readonly IToken[], source: string): Clause[] | null {
  if (isNestedTooDeep(tokens)) return null
  const known = tokens.some(isUnknown) ? withNames(tokens, source) : [...tokens]
  return known.some(isUnknown) ? null : grammar().parse(known, source)
}

function derive(tokens: IToken[], source: string): Part {
  const text = words(tokens, source)
  const plain = clausesIn(tokens, source)
  if (plain) return { clauses: plain, text }
  if (saysNothing(text)) return { clauses: null, text, remark: true }
  const related = withRelatives(tokens, source)
  const rule = withoutReasons(related, source)
  const clauses = rule || related !== tokens ? clausesIn(rule?.tokens ?? related, source) : null
  return clauses ? { clauses, text } : { clauses: null, text, remark: rule !== null && saysNothing(rule.text) }
}
