import type { IToken, TokenType } from 'chevrotain'
import { Unknown } from '../grammar/lexicon.ts'
import { Animals, Darling, Dog, TraitTail } from '../grammar/dogs.ts'
import { People } from '../grammar/numbers.ts'
import { AreaWord } from '../grammar/places.ts'
import { Do, When } from '../grammar/things.ts'
import { And, At, Either, Object as ObjectCase, Of, Subject, To, Topic } from '../grammar/particles.ts'
import { Comma } from '../grammar/marks.ts'
import { bearsOnComingIn } from './remarks.ts'

/**
 * Why a rule is there: "매장 크기가 작아 8kg 미만만", "2층은 아이들과 책 읽는 공간이라 …". Reasons are an open class of words, and known by their ending. They are
 * passed over where none of their words is of which dogs, which part or which time.
 */

/** Of verbs only what is so, and nobody does to a dog: "많아", not "담아서" or "묶어서". */
const IS_SO =
  '(?:달라|많아|작아|좁아|높아|낮아|넓어|가팔라|미끄러워|위험해|위험하여|뜨거워|차가워|더워|추워|어두워|시끄러워|예민해|예민하여|민감해|약해|복잡해|혼잡해|협소해|협소하여|불편해|불편하여|불편해해|무서워해|무서워하셔|싫어해|싫어하셔|붐벼|가까워|얇아|오래돼|오래되어|쉬워|깊어|거세|험해|험하여|있어|계셔)서?|(?<=[이가]\\s)적(?:어서?|으니)|(?:있|많|작|좁|높|낮|커|계시|하시|하|되|쉬우|이|두|미끄러우|무서우|어두우|추우|더우|가까우|까다로우)(?:으니|니)|[가-힣]므로'
const IS =
  '(?:공간|곳|장소|시설|건물|구조|길|코스|숙소|카페|가게|매장|책방|마을|샵|농장|목장|한옥|사찰)(?:이라서|이라|라서|라|이어서|이므로|이니|인\\s관계로)'
const FOR =
  '(?:을|를|기)\\s(?:위해서?|위하여|고려하여|고려해|배려하여|배려해|막고자)|기\\s때문에|[가-힣]지\\s않(?:도록|게)|[을를이가]\\s(?:막고자|배려하고자)|특성상|사정상|구조상|[가-힣]다\\s?보니'
/** "온 가족이 머물기 좋은 풀빌라로": what kind of house it is, first in a sentence. */
const INTRO =
  /(?:카페|식당|펜션|호텔|숙소|리조트|풀빌라|캠핑장|글램핑장|야영장|공원|수목원|휴양림|박물관|미술관|시장|책방|서점|마을|해변|해수욕장|정원)(?:으로|로|로서|이며|이고|인데)$/
const ENDS = new RegExp(`(?:^|\\s|(?<=[가-힣]))(?:${IS_SO}|${IS}|${FOR})$`)
/** How the last word of a reason ends, which most words don't. */
const ENDING = /[아어워러퍼해서니라여커돼상자로며고데게록]$|므로$|관계로$|때문에$/
/** What a dog is like says whom the rule is for. */
const OF_DOGS =
  /덩치|몸집|체구|체격|(?<![가-힣])털|이빨|짖|무게|무거|가벼|품종|성격|사나|겁|나이|어려|어린\s|크기|예방|훈련|날씨|오늘|이번|장마|우천|방학|명절|연휴|시간|비가|눈이|바람|파도|더워|추워|뜨거워/
const SIZE_OF_HOUSE = /(?:매장|가게|공간|객실|숙소|건물)(?:의)?\s*크기/
/** The house, or all of its rooms: a reason speaks of these where the rule is of all. */
const HOUSE = /^(?:매장|가게|공간|객실|숙소|건물|카페|통로|복도|계단)(?:\s*(?:내|안|공간))?$/
const KIND =
  /^(?!.*(?:야외|실내|테라스|별관|본관|\d)).*(?:카페|식당|펜션|호텔|숙소|리조트|풀빌라|캠핑장|공원|수목원|휴양림|박물관|미술관|시장|책방|서점|마을|해변|해수욕장)$/
/** "수목원으로", "한옥이라": what the house is. */
const INTRODUCES = /(?:으로|로|로서|이며|이고|인데|라|라서)$/
const OTHERS = /^(?:(?:다른|타)\s*동물|고양이|동물|동물들|아이들|친구들)$/
/** "책 읽는 공간이라": what the part is that the rule speaks of. */
const GROUND =
  /^(?!.*(?:반려|애견|강아지|펫|전용|동반|실내|실외|야외|테라스|마당|층|좌석|객실)).*(?:공간|장소|시설|건물)$/
/** Particles, and what the lexicon takes for one within words that it doesn't know. */
const WEAK: ReadonlySet<TokenType> = new Set([
  Unknown,
  Subject,
  ObjectCase,
  And,
  At,
  Of,
  To,
  Topic,
  When,
  Do,
  TraitTail,
  People,
  Either,
])

interface Word {
  from: number
  to: number
  text: string
}

function wordsOf(tokens: readonly IToken[], source: string): Word[] {
  const words: Word[] = []
  for (const [i, { startOffset, image }] of tokens.entries()) {
    const last = words.at(-1)
    const end = startOffset + image.length
    const before = tokens[i - 1]
    if (last && before && before.startOffset + before.image.length === startOffset) {
      last.to = i + 1
      last.text = source.slice(tokens[last.from]?.startOffset, end)
    } else words.push({ from: i, to: i + 1, text: image })
  }
  return words
}

/** "읽는", "무서워하는": an adnominal ending that looks like a particle. */
const endsVerb = (tokens: readonly IToken[], at: number): boolean => {
  const [stem, before, here] = [tokens[at - 2], tokens[at - 1], tokens[at]]
  if (before?.tokenType === Unknown)
    return (here?.image === '는' ? /[가-힣]$/ : /^[작좁높낮많넓깊얇짧]$/).test(before.image)
  // "오가는", where the lexicon takes the middle for a particle.
  return here?.image === '는' && before?.tokenType === Subject && stem?.tokenType === Unknown
}

/** Whether no word of it could be of which dogs come, where or when. */
const isHarmless = ({ from, to, text }: Word, tokens: readonly IToken[]): boolean => {
  const own = tokens.slice(from, to)
  return own.every(
    ({ tokenType, image }) =>
      WEAK.has(tokenType) ||
      (tokenType === AreaWord &&
        (HOUSE.test(image) || GROUND.test(image) || (KIND.test(image) && INTRODUCES.test(text)))) ||
      ((tokenType === Dog || tokenType === Darling || tokenType === Animals) && OTHERS.test(image)),
  )
}

/** Where a clause or what it speaks of ends: a reason begins behind it. */
const opens = (word: Word, tokens: readonly IToken[]): boolean => {
  const last = tokens[word.to - 1]
  return (
    (last?.tokenType === Topic && !endsVerb(tokens, word.to - 1)) ||
    last?.tokenType === Comma ||
    /(?:지만|으나|으며|하며|되며|하고|되고|에는|에서는|니다|해요|돼요|세요)$/.test(word.text)
  )
}

const textOf = (tokens: readonly IToken[], source: string): string => {
  const [first, last] = [tokens[0], tokens.at(-1)]
  return first && last ? source.slice(first.startOffset, last.startOffset + last.image.length) : ''
}

/** "넓은 마당이 있는 독채 숙소로": a part of a sentence that says what kind of house it is, whatever it is furnished with. */
const FURNISHED =
  /(?:갖춘|딸린|있는|보유한|마련된|위치한|자리한|가득한)\s(?:[가-힣]{1,6}\s){0,2}(?:카페|식당|펜션|호텔|숙소|리조트|풀빌라|캠핑장|스테이|민박)(?:으로|로)$/
const SAYS_WHOM =
  /[소중대]형|맹견|kg|마리|만\s|뿐|외|제외|불가|금지|제한|가능|전용\s*(?:객실|층|동|룸|숙소|펜션|카페)|예약|이상|이하|미만|층/

export const isIntroduction = (text: string): boolean => FURNISHED.test(text) && !SAYS_WHOM.test(text)

/** A sentence without the words that only say why. */
export interface Rule {
  tokens: readonly IToken[]
  text: string
}

function saysWhy(span: readonly Word[], text: string, tokens: readonly IToken[], first: boolean): boolean {
  if (!ENDS.test(text) && !(first && INTRO.test(text))) return false
  if (bearsOnComingIn(text) || CLOSED.test(text) || OF_DOGS.test(text.replace(SIZE_OF_HOUSE, ''))) return false
  const own = tokens.slice(span[0]?.from, span.at(-1)?.to)
  return (first || own.some(({ tokenType }) => tokenType === Unknown)) && span.every((word) => isHarmless(word, tokens))
}

/** Why nobody comes in says that nobody does: "산불조심기간 통제되니". */
const CLOSED = /통제|폐쇄|휴장|휴관|휴업|폐장/

/** Null if there are no such words. */
export function withoutReasons(tokens: readonly IToken[], source: string): Rule | null {
  const words = wordsOf(tokens, source)
  for (let end = words.length - 2; end >= 0; end--) {
    const last = words[end]
    if (!last || !ENDING.test(last.text)) continue
    let start = end
    while (start > 0 && !opens(words[start - 1]!, tokens)) start--
    const span = words.slice(start, end + 1)
    const [first] = span
    if (!first || end === 0) continue
    const text = textOf(tokens.slice(first.from, last.to), source)
    const introduces = start === 0 && isIntroduction(text)
    if (!introduces && !saysWhy(span, text, tokens, start === 0)) continue
    const [before, behind] = [tokens.slice(0, first.from), tokens.slice(last.to)]
    return { tokens: [...before, ...behind], text: `${textOf(before, source)} ${textOf(behind, source)}`.trim() }
  }
  return null
}
