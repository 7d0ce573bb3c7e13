import {
  type Alternative,
  type Disjunction,
  type RegExpAstPart,
  RegExpParser,
  type Set as Letters,
  type Term,
} from '@chevrotain/regexp-to-ast'

/** A class with more letters than these is no clue. */
const MOST_LETTERS = 40
const parser = new RegExpParser()

/**
 * Lists of words: a text must have one of each list for the pattern to match anywhere in it. What can be left out, repeated or refused
 * is no clue; what a lookahead or lookbehind demands is one.
 */
export function neededWords(pattern: RegExp): string[][] {
  const { value, flags } = parser.pattern(pattern.toString())
  const [only, ...more] = value.value
  const all = only && more.length === 0 ? inRow(only, flags.ignoreCase) : [oneOf(value, flags.ignoreCase) ?? []]
  return all.filter((words) => words.length > 0).sort((a, b) => least(b) - least(a) || a.length - b.length)
}

const least = (words: readonly string[]) => Math.min(...words.map(({ length }) => length))

/** A word of each way that a group may go; null if one of them has none. */
function oneOf({ value }: Disjunction, anyCase: boolean): string[] | null {
  const words: string[] = []
  for (const alternative of value) {
    const [own] = inRow(alternative, anyCase).sort((a, b) => least(b) - least(a) || a.length - b.length)
    if (!own) return null
    words.push(...own)
  }
  return [...new Set(words)]
}

/** What stands in a row, each of it needed. */
function inRow({ value }: Alternative, anyCase: boolean): string[][] {
  const found: string[][] = []
  let run = ''
  const end = () => {
    if (run) found.push([run])
    run = ''
  }
  for (const term of value) {
    const letters = lettersOf(term, anyCase)
    if (letters?.length === 1 && isOnce(term)) {
      run += letters[0]
      continue
    }
    end()
    const words = letters ?? inside(term, anyCase)
    if (words && isThere(term)) found.push(words)
  }
  end()
  return found
}

const times = (part: RegExpAstPart) => ('quantifier' in part ? part.quantifier : undefined)
const isOnce = (part: RegExpAstPart) => (times(part)?.atLeast ?? 1) === 1 && (times(part)?.atMost ?? 1) === 1
const isThere = (part: RegExpAstPart) => (times(part)?.atLeast ?? 1) > 0

/** The letters that a term of one letter may be; null of any other term. */
function lettersOf(term: Term, anyCase: boolean): string[] | null {
  let codes: number[] | null = null
  if (term.type === 'Character') codes = [term.value]
  else if (term.type === 'Set') codes = codesOf(term)
  const letters = codes?.map((code) => String.fromCharCode(code)) ?? null
  return letters && anyCase
    ? [...new Set(letters.flatMap((each) => [each.toLowerCase(), each.toUpperCase()]))]
    : letters
}

function codesOf({ value, complement }: Letters): number[] | null {
  if (complement) return null
  const codes: number[] = []
  for (const each of value) {
    const [from, to] = typeof each === 'number' ? [each, each] : [each.from, each.to]
    if (codes.length + to - from >= MOST_LETTERS) return null
    for (let code = from; code <= to; code++) codes.push(code)
  }
  return codes
}

function inside(term: Term, anyCase: boolean): string[] | null {
  const holds = term.type === 'Group' || term.type === 'Lookahead' || term.type === 'Lookbehind'
  return holds && term.value ? oneOf(term.value, anyCase) : null
}
