import type { IToken } from 'chevrotain'
import { Unknown } from '../grammar/lexicon.ts'
import { AreaWord } from '../grammar/places.ts'

/**
 * What parts are called is an open class: "좌식 방", "송림 구역", "문화재로 지정된 고택". Words that the lexicon doesn't know are part of a name where
 * they stand right before a word for a part, and are no verb, no particle and no negation.
 */

const WORD = /^[가-힣A-Za-z\d]{1,8}$/
/** Before these an unknown noun may as well be a breed: "포메 테라스". */
const ANYWHERE = /^(?:실내|실외|야외|내부|외부|바깥|테라스|마당|루프탑|옥상|안(?:쪽)?|밖)/
const PARTICLE =
  /(?:[은는이가을를만도에서와과고며면나로께씩당뿐요다시때후전중]|까지|부터|지만|처럼|보다|한테|하여|해서|경우)$/
const SAID_OF = /[가-힣](?:된|진|린|친|의)$/
const NEGATES =
  /^(?:위해서?|위하여|때문)$|[않못없안빼외]|제외|아닌|아니|불가|금지|제한|가능|허용|전용|견|개$|묘$|\d\s*kg|마리|옆|앞|뒤|가까|근처|인근|주변|맞은|건너|이웃|^(?:타|본|당|다른|여느|어느|온|각)$/

/** A stretch of tokens between spaces. */
interface Word {
  from: number
  to: number
  text: string
  unknown: boolean
}

function wordBefore(tokens: readonly IToken[], to: number, source: string): Word | null {
  let from = to
  while (from > 0) {
    const [before, here] = [tokens[from - 1], tokens[from]]
    if (!before || !here) break
    if (from < to && before.startOffset + before.image.length < here.startOffset) break
    from--
  }
  const [first, last] = [tokens[from], tokens[to - 1]]
  if (!first || !last || from === to) return null
  const text = source.slice(first.startOffset, last.startOffset + last.image.length)
  return { from, to, text, unknown: tokens.slice(from, to).some(({ tokenType }) => tokenType === Unknown) }
}

const isName = ({ text, unknown }: Word, area: string) =>
  unknown &&
  WORD.test(text) &&
  !NEGATES.test(text) &&
  (SAID_OF.test(text) || (!ANYWHERE.test(area) && (!PARTICLE.test(text) || text.endsWith('놀이'))))

const isAttached = (tokens: readonly IToken[], at: number) => {
  const [before, here] = [tokens[at - 1], tokens[at]]
  return (
    before !== undefined &&
    before.startOffset + before.image.length === here?.startOffset &&
    /^[가-힣]+$/.test(before.image)
  )
}

/** The tokens, in which unknown words before a part are of its name. */
export function withNames(tokens: readonly IToken[], source: string): IToken[] {
  const named = [...tokens]
  for (let at = named.length - 1; at > 0; at--) {
    const area = named[at]
    if (area?.tokenType !== AreaWord) continue
    let start = at
    // "정상부 탐방로", where the lexicon knows the end of the word.
    while (named[start - 1]?.tokenType === Unknown && isAttached(named, start)) start--
    for (let words = 0; words < 2; words++) {
      const word = wordBefore(named, start, source)
      const next = named[start]
      if (
        !word ||
        !next ||
        next.startOffset === (named[start - 1]?.startOffset ?? 0) + (named[start - 1]?.image.length ?? 0)
      )
        break
      const led =
        words > 0 && word.unknown && WORD.test(word.text) && /(?:으로|로)$/.test(word.text) && !NEGATES.test(word.text)
      if (!led && !isName(word, area.image)) break
      start = word.from
    }
    if (start === at) continue
    // "찻집 안쪽 좌식 방": within another part.
    if (named[start - 1]?.tokenType === AreaWord) start--
    const first = named[start]
    if (!first) continue
    const image = source.slice(first.startOffset, area.startOffset + area.image.length)
    named.splice(start, at - start + 1, { ...area, image, startOffset: first.startOffset })
    at = start
  }
  return named
}

/** "운동장이 있는 별관", "전시가 열리는 본관": what is or happens in a part, right before it. */
const HAS =
  /^(?:있는|열리는|보이는|나오는|가까운|많은|넓은|좋은|자리한|위치한|마련된|꾸며진|진열된|전시된|놓인|모인|연결된|이어진)$/
const WHAT =
  /^(?:(?!.*(?:[소중대]형|맹견|kg|평일|주말|입장|출입|동반|금지|불가|표시|표지|스티커|팻말|허락|동의|예약|안내))[가-힣A-Za-z\d]{1,8}\s?){1,2}[이가]$/

/** The tokens, in which a relative clause before a part is of its name; the same tokens if there is none. */
export function withRelatives(tokens: readonly IToken[], source: string): readonly IToken[] {
  for (let at = tokens.length - 1; at > 1; at--) {
    const area = tokens[at]
    if (area?.tokenType !== AreaWord) continue
    const verb = wordBefore(tokens, at, source)
    const what = verb && HAS.test(verb.text) ? wordBefore(tokens, verb.from, source) : null
    const first = what && WHAT.test(what.text) ? tokens[what.from] : undefined
    if (!what || !first) continue
    const image = source.slice(first.startOffset, area.startOffset + area.image.length)
    const named = [
      ...tokens.slice(0, what.from),
      { ...area, image, startOffset: first.startOffset },
      ...tokens.slice(at + 1),
    ]
    return withRelatives(named, source)
  }
  return tokens
}
