import type { Replacement } from '../replacements.ts'
import { DOGS, KILOS, PLEASE, REFUSED, SENTENCE_END, wording } from '../wording.ts'

/** The other side of a bound, and where a price ends; in plain clauses (`plain-clauses.ts`). */

const OTHER_SIDE: Readonly<Record<string, string>> = {
  이상: '미만',
  초과: '이하',
  넘는: '이하',
  넘으면: '이하',
  이하: '초과',
  미만: '이상',
}
const BELOW = /이하|미만|작은|가벼운|아래|밑/

/** "10kg 이상은 …, 그 이하는": the rest of the dogs; none if both are of one side. */
function beyond(all: string, [kg = '', bound = '', rest = '', side = '', next = '']: readonly string[]): string {
  const other = OTHER_SIDE[bound]
  if (!other || BELOW.test(side) !== BELOW.test(other) || /\d\s*kg|마리/.test(rest)) return all
  // "10kg 이하만 실내 가능, 그 이상은 불가": inside, or at all.
  if (
    /실내|내부|매장|층/.test(rest) &&
    /^(?:입장|출입|동반|이용)?(?:이|은)?\s*(?:불가|금지|제한|어렵|어려|안\s)/.test(next)
  )
    return all
  return `${kg} ${bound.startsWith('넘') ? '초과' : bound}${bound === '넘으면' ? '는' : ''}${rest}${kg} ${other}`
}

/** After all others, some of which know better what it is. */
export const PLAIN_BOUNDS: readonly Replacement[] = [
  // "10kg까지, 그 이상은 입장 불가".
  wording(
    `(\\d\\s*kg)\\s*(?:(이하|미만)(?:까지)?|까지)\\s*,\\s*(?=그\\s*(?:이상|초과)(?:은|는)\\s*${REFUSED}${SENTENCE_END})`,
    (_, kg = '', bound = '') => `${kg} ${bound || '이하'}만 가능, `,
  ),
  wording(
    `(?:최대\\s*)?(${KILOS})(?:까지|\\s*이하(?:까지)?)?\\s*(?:허용|가능|입장\\s*가능|숙박\\s*가능|동반\\s*가능)(?:되며|하며|되고|하고|되지만|하지만|합니다만|됩니다만)\\s*,?\\s*(?:그|이)보다\\s*(?:무거우면|크면|더\\s*나가면|무거운\\s*${DOGS}은|큰\\s*${DOGS}은)\\s*(?:숙박(?:이|은)?\\s*)?${REFUSED}${SENTENCE_END}`,
    '$1 이하만 가능합니다',
    'rephrases',
  ),
  wording(
    `(${KILOS})까지만\\s*(?:받고\\s*있(?:고|으며)|받고|받으며)\\s*,?\\s*(?:그\\s*(?:이상|초과)|더\\s*큰\\s*${DOGS})(?:은|는)\\s*(?:(?:근처|인근|가까운|제휴)\\s*)?(?:(?:펫|애견|반려견|강아지)\\s?(?:호텔|유치원))(?:에|을|를)?\\s*(?:맡겨|이용해|예약해)\\s*${PLEASE}${SENTENCE_END}`,
    '$1 이하만 가능합니다',
  ),
  // As it stands in a text that wasn't put in plain forms.
  wording(`(${DOGS}(?:과|와)\\s*(?:함께\\s*|같이\\s*)?)(?:온|오는|방문한)\\s*(?=분|손님|고객)`, '$1오신 '),
  wording(`(${DOGS}(?:과|와)\\s*(?:함께|같이)\\s?)하는\\s*(?=(?:분|손님|고객)(?:들|님)?(?:은|께서는))`, '$1오신 '),
  // Prices end where they end.
  wording('(\\d\\s*[만천]?\\s*원)\\s*(?:이|씩이)?(?:며|고|지만|인데)\\s+(?!그\\s)', '$1\n'),
  wording(`(?<=(?:동반\\s*시\\s*)?)(?:1|한)\\s*(?:견|두)\\s*당(?=\\s*\\d[\\d,]*\\s*[만천]?\\s*원)`, '1마리당'),
  wording(
    '(\\d\\s*[만천]?\\s*원)의\\s*(청소비|추가\\s*요금|추가\\s*비용|요금|비용|세탁비|보증금|이용료|입장료)(?:가|이)?\\s*(?:있으며|있고|발생하며|발생하고|부과되며|추가되며)\\s*,?\\s*',
    '$2 $1\n',
  ),
  // "그 이하는": on the other side of the bound that was named.
  wording(
    `(\\d+(?:\\.\\d+)?\\s*kg)(?:을|를|이|가)?\\s*(이상|초과|이하|미만|넘는|넘으면|안\\s*되는)([^.\\n]*?)(?<=[\\s,])그\\s*(?:보다\\s*)?(이하|미만|이상|초과|작은|가벼운|큰|무거운|아래|밑)(?:\\s*(?:의|인|되는)?\\s*(?:${DOGS}|아이|친구|애|개)(?:들)?)?(?=(?:은|는|이면|면)\\s([^.\\n]*))`,
    (all, kg = '', bound = '', rest = '', side = '', next = '') => beyond(all, [kg, bound, rest, side, next]),
    'rephrases',
  ),
]
