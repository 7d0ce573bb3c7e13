import type { IToken, TokenType } from 'chevrotain'
import { Unknown, tokensOf } from '../grammar/lexicon.ts'
import { Close, Comma, Open, Slash, Stop } from '../grammar/marks.ts'
import { isAboutFees } from '../fee/fee.ts'
import { isAboutGuests } from './guests.ts'
import { isAboutMoney, isOfSome } from './money.ts'
import { isAboutNoise } from './noise.ts'
import { isRemark } from './remarks.ts'
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
      return parts.length === 1 || whole.remark ? [whole] : parts.map((part) => derive(part, line))
    }),
  )
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
const PRICES = /^[가-힣\s]{0,8}(?:입장료|이용료|요금|비용)\s*:\s*/
/** Whether a sentence that is not understood bears on nobody's coming in. */
export const saysNothing = (text: string): boolean =>
  isRemark(text) ||
  isAboutNoise(text) ||
  isAboutGuests(text) ||
  (!isOfSome(text) && !MOST.test(text) && (isAboutFees(text.replace(PRICES, '')) || isAboutMoney(text)))

function derive(tokens: IToken[], source: string): Part {
  const text = words(tokens, source)
  if (tokens.some((token) => token.tokenType === Unknown)) return { clauses: null, text, remark: saysNothing(text) }
  const clauses = grammar().parse(tokens, source)
  return clauses ? { clauses, text } : { clauses: null, text, remark: saysNothing(text) }
}
