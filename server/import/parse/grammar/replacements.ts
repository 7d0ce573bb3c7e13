import { neededWords } from './needed-words.ts'

/**
 * What a replacement may lose. `drops`: whom or what a rule names, since nothing is ruled there (grounds apart by size, what was before);
 * `rephrases`: a refusal, a limit or a question that is said in other words, or is none of dogs.
 */
type May = 'drops' | 'rephrases' | undefined

export type Replacement = readonly [pattern: RegExp, by: string | ((...found: string[]) => string), may?: May]

interface Step {
  pattern: RegExp
  by: Replacement[1]
  may: May
  /** Lists of words, of each of which the text must have one. */
  needs: string[][]
}

/** Words that most texts have: a step that is found by them is tried in vain. */
const COMMON: ReadonlySet<string> = new Set(
  '가능 불가 금지 제한 동반 입장 출입 입실 이용 필수 착용 지참 예약 문의 반려견 반려동물 강아지 애견 견 소형견 대형견 형견 목줄 kg 마리'.split(
    ' ',
  ),
)

/** Of the lists of words that a step needs, the one that fewest texts have a word of. */
function rarest(needs: readonly string[][]): string[] | undefined {
  const cost = (words: readonly string[]) =>
    words.reduce((sum, word) => sum + (word.length === 1 || COMMON.has(word) ? 20 : 1), 0)
  return needs.toSorted((a, b) => cost(a) - cost(b))[0]
}

/** A word, and the steps that need it. */
interface Word {
  word: string
  steps: number[]
}

/**
 * Replaces in order. Of some hundred patterns a text has the words for a handful; finding those by the words costs a small part of
 * trying each pattern.
 */
export class Replacements {
  private readonly steps: Step[]
  /** The words of which a step needs one, by their first letter. */
  private readonly byLetter: (Word[] | undefined)[] = Array.from({ length: 0x1_0000 })
  private readonly always: number[] = []
  /** A bit for each step that the text may have the words for. */
  private readonly due: Uint32Array

  constructor(list: readonly Replacement[]) {
    this.steps = list.map(([pattern, by, may]) => ({
      pattern,
      by,
      may,
      needs: neededWords(pattern),
    }))
    this.due = new Uint32Array(Math.ceil(this.steps.length / 32))
    const words = new Map<string, number[]>()
    for (const [i, step] of this.steps.entries()) {
      const needed = rarest(step.needs)
      if (!needed) this.always.push(i)
      // What stands in the text already needn't be looked for again.
      step.needs = step.needs.filter((each) => each !== needed)
      for (const word of needed ?? []) words.set(word, [...(words.get(word) ?? []), i])
    }
    for (const [word, steps] of words) (this.byLetter[word.charCodeAt(0)] ??= []).push({ word, steps })
  }

  apply(source: string): string {
    let text = source
    this.find(text)
    for (let i = this.next(0); i >= 0; i = this.next(i + 1)) {
      const step = this.steps[i]
      if (!step || !hasAll(text, step.needs)) continue
      const { pattern, by } = step
      const replaced = typeof by === 'string' ? text.replace(pattern, by) : text.replace(pattern, by)
      // Leaving words out must not make one number of two: "1마리당 10kg".
      if (replaced === text || hasNewNumber(text, replaced) || losesWords(text, replaced, step.may)) continue
      text = replaced
      this.find(text)
    }
    return text
  }

  /** The first step due from this one on; -1 if there is none. */
  private next(from: number): number {
    const { due } = this
    let bits = (due[from >> 5] ?? 0) & (-1 << (from & 31))
    for (let at = from >> 5; at < due.length; bits = due[++at] ?? 0)
      if (bits !== 0) return at * 32 + 31 - Math.clz32(bits & -bits)
    return -1
  }

  /** Marks the steps that the text may have the words for. */
  private find(text: string): void {
    this.due.fill(0)
    for (const step of this.always) this.mark(step)
    for (let at = 0; at < text.length; at++) {
      const words = this.byLetter[text.charCodeAt(at)]
      if (words)
        for (const { word, steps } of words) if (text.startsWith(word, at)) for (const step of steps) this.mark(step)
    }
  }

  private mark(step: number): void {
    this.due[step >> 5] = (this.due[step >> 5] ?? 0) | (1 << (step & 31))
  }
}

function hasAll(text: string, needs: readonly string[][]): boolean {
  for (const words of needs) if (!hasOne(text, words)) return false
  return true
}

function hasOne(text: string, words: readonly string[]): boolean {
  for (const word of words) if (text.includes(word)) return true
  return false
}

const NUMBER = /\d+/g

function hasNewNumber(before: string, after: string): boolean {
  const numbers = after.match(NUMBER)
  if (!numbers) return false
  const known = new Set(before.match(NUMBER))
  return numbers.some((each) => !known.has(each))
}

/** Words whose rule may be said in others: which words, and what says it as well. */
const SAID_OTHERWISE: readonly (readonly [words: readonly string[], others: RegExp])[] = [
  [['케이지', '이동장', '켄넬', '캐리어', '모차', '이동\\s*가방'], /케이지|이동장|켄넬|캐리어|모차|이동\s*가방/],
  [
    ['불가', '금지', '제한', '제외', '불허', '사절'],
    /불가|금지|제한|제외|불허|사절|만(?=\s|[.,)]|$)|외(?=\s)|필수|까지|이하|미만|이내|어렵|없|않|못|안\s*[되돼됩됨될]|마세요|말아/,
  ],
  [['문의', '협의', '상담', '연락'], /문의|협의|상담|연락|예약/],
  [['이상', '(?<!상)이하', '미만', '초과', '이내'], /이상|이하|미만|초과|이내|까지|만(?=\s|[.,)]|$)|~/],
]

/** Words that only they themselves say: whom a rule is for, where and when, how many, and what it asks. */
const SAID_ONLY_SO = [
  '[소중대](?=(?:[\\s·,/]{0,2}[소중대])*형)',
  '맹견',
  '\\d+(?:\\.\\d+)?(?=\\s*kg)',
  '\\d+(?=\\s*마리(?!\\s*당))',
  '입마개',
  '접종',
  '중성화',
  '평일',
  '주말',
  '공휴일',
  '실내',
  '실외',
  '야외',
  '테라스',
  '루프탑',
  '마당',
]

const ONLY_SO = new RegExp(SAID_ONLY_SO.join('|'), 'g')
const OTHERWISE = SAID_OTHERWISE.map(([words, others]) => [new RegExp(words.join('|')), others] as const)

/**
 * What a sentence goes on to speak of, and that it is refused or narrowed: "퇴실 조치되며 놀이터는 출입할 수 없습니다". Patterns that take a sentence to its end would take it along. "그 외는",
 * "환불은" say the same once more, or nothing of dogs.
 */
const FURTHER =
  /(?:며|[하되이시]고|으나|지만|니)\s+(?!그\s|내려놓|나머지|다른|이상|초과|추가|환불|현장|당일|예약|이외|여기|현재|지금|이제|올해|요즘)([가-힣A-Za-z\d]{1,10}(?:은|는|에는|에서는))\s[^,.\n]*?(?:불가|금지|제한|없|않|안\s*[되돼됩]|못|어렵|어려|삼가|만\s|필수|야\s|주세요|주시기)|(?:며|[하되이시]고|으나|지만|니)\s+([가-힣A-Za-z\d]{2,10})\s+(?:출입|입장|동반)(?:은|이)?\s*(?:불가|금지|제한)/g

/** "목줄 또는 입마개를 하지 않으면": what is asked for is not the one or the other. */
const EITHER_LACKING =
  /(?:줄|마개|벨트|등록증?|접종|수첩|증명서|인식표|중성화)(?:\s*(?:또는|혹은)|이?나)\s*[가-힣]{2,6}(?:\s?[가-힣]{2,3})?(?:을|를|이|가)?\s*(?:[하되매차우]지\s*않|(?:착용|지참|완료)하지\s*않|없|미\s?[착지완등접]|안\s)/

/** Said of what is outside, which other words say as well. */
const OUT_THERE = /^(?:밖|바깥)$/

/** Whether something that the text says stands nowhere any more, and may not be lost. */
function losesWords(before: string, after: string, may: May): boolean {
  for (const [, topic, place] of before.matchAll(FURTHER)) {
    const word = place ?? topic?.replace(/(?:에서는|에는|은|는)$/, '') ?? ''
    if (!after.includes(word) && !(OUT_THERE.test(word) && /야외|그 외/.test(after))) return true
  }
  if (EITHER_LACKING.test(before) && !EITHER_LACKING.test(after) && after.includes('필수')) return true
  if (may === 'drops') return false
  const named = before.match(ONLY_SO)
  if (named) {
    const left = new Set(after.match(ONLY_SO))
    if (named.some((each) => !left.has(each))) return true
  }
  return may === undefined && OTHERWISE.some(([words, others]) => words.test(before) && !others.test(after))
}
