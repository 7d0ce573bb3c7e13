import type { Replacement } from './replacements.ts'
import {
  AREA,
  CARRIER,
  DOGS,
  LEASH,
  MAY,
  OVER,
  PLEASE,
  REFUSED,
  SENTENCE_END,
  SIZES,
  START,
  wording,
} from './wording.ts'

/** What holds here and what holds elsewhere, at other times or beyond a bound; in plain clauses (`plain-clauses.ts`). */

const PART =
  '(?:(?:[가-힣A-Z\\d]{1,6}\\s)?[가-힣A-Z\\d]{0,6}\\s?(?:실내|실외|야외|내부|안|테라스|루프탑|옥상|마당|정원|데크|잔디밭|광장|운동장|놀이터|울타리|펜스|로비|복도|홀|룸|방|객실|별채|본채|별관|본관|매장|식당|카페|층|동|존|자리|좌석|구역|공간|산책로|주차장|통로|엘리베이터)(?:\\s?(?:안|내|쪽))?)'
/** Where dogs are carried, while they may run outside. */
const INSIDE =
  '(?:(?:[가-힣]{1,4}\\s)?(?:실내|내부|안|매장|카페|식당|가게|건물|로비|복도|객실|엘리베이터|통로)(?:\\s?(?:안|내))?)'
const ADVERBS = '(?:(?:꼭|반드시|항상|늘|필히|미리|직접|각자|따로|개별로|잘|모두|다)\\s*)*'
const LEAD = `(?:${LEASH}|줄)(?:을|를|은|는|도)?\\s*`
const PLAYS =
  '(?:(?:자유롭게|마음껏|신나게|맘껏|편하게|함께|같이)\\s*)*(?:놀|뛰놀|뛰어놀|뛸|뛰어다닐|다닐|산책할|이용할|있을)'
const CAN = '수\\s*있'
/** How a clause begins its ending that lets dogs off the leash. */
const OFF_LEASH = `(?:오프\\s?리[쉬시](?:로|가|를|는)?\\s*(?:(?:${PLAYS}|즐길|할)\\s*${CAN}|가능하|되|괜찮)|${LEAD}(?:풀어|풀러|풀어\\s*주셔|풀어\\s*줘|풀어\\s*놓아|풀어\\s*놔|안\\s*해|하지\\s*않아|착용하지\\s*않아|없어)도\\s*(?:되|괜찮|무방하)|(?:${LEASH}|줄)\\s*없이(?:도)?\\s*${PLAYS}\\s*${CAN}|${LEAD}(?:풀고|풀어\\s*놓고)\\s*${PLAYS}\\s*${CAN}|${LEAD}(?:풀|풀어\\s*놓을)\\s*${CAN})`
const AND_OR_BUT = '(?:지만|으나|나|으며|며|고|는데|은데|습니다만)'
/** What makes more of a part than where the leash is off. */
const OF_SOME =
  /[소중대]형|맹견|kg|마리|평일|주말|요일|시간|불가|금지|제한|필수|접종|예약|문의|제외|(?:^|\s)안\s*되|외에/

const LAST_PART = new RegExp(`(${PART})(?:에서|에)?(?:는|은|만|만은)?\\s*$`)
/** "목줄을 풀어도 되지만": where, as a remark of its own. */
function offLeash(all: string, start = '', lead = ''): string {
  if (OF_SOME.test(lead)) return all
  const part = LAST_PART.exec(lead)?.[1]?.trim()
  return `${start}${part ? `${part}에서는 ` : ''}오프리쉬 가능\n`
}

/** Without regard to the day. */
const EVERY_DAY =
  '(?:매일|언제나|언제든지?|항상|늘|평일(?:과|이나|,|·|\\s)*주말(?:에)?\\s*(?:모두|다|상관없이|관계없이)|요일(?:에|과)?\\s*(?:상관|관계)\\s*없이|무슨\\s*요일이든)'
/** The one is the weekend, the other isn't. */
const isOpposite = (day: string, other: string) => (day === '주말') !== (other === '주말')

export const PLAIN_CONTRASTS: readonly Replacement[] = [
  // "줄" by itself is the leash.
  wording(
    '(?<![가-힣])줄(?=(?:을|를|만|은|도)?\\s*(?:꼭\\s*|짧게\\s*|반드시\\s*)*(?:하고|하시|하면|해\\s|매|메고|착용|채우|채워|잡|풀|필수))',
    '목줄',
  ),
  // What ends in "받고" and "입니다만".
  wording(
    `((?:${SIZES}|kg\\s*(?:이상|초과)(?:의?\\s*(?:${DOGS}|대형견))?)(?:은|는)\\s*(?:평일|주중|주말|[월화수목금토일]요일)(?:에)?만)\\s*(?:받고|받으며|모시고|모시며|받지만)\\s+`,
    '$1 가능하고 ',
  ),
  wording('(불가|금지|가능)(?:입니다만|합니다만)\\s*,?\\s+', '$1하지만 '),
  // Off the leash here, and what is asked elsewhere.
  wording(
    `(${PART})(?:에서|에)?(?:는|은)\\s*${OFF_LEASH}${AND_OR_BUT}\\s*,?\\s+(${PART})(?:에서|에)?(?:는|은)\\s*(?:안\\s*(?:됩니다|돼요|됨)|불가(?:합니다|해요)?|풀지\\s*말아\\s*${PLEASE}|풀면\\s*안\\s*(?:됩니다|돼요))${SENTENCE_END}`,
    '$1에서는 오프리쉬 가능\n$2에서는 목줄 착용 필수',
    'rephrases',
  ),
  wording(
    `${START}([^.,\\n]{0,40}?)${OFF_LEASH}${AND_OR_BUT}\\s*,?\\s+(?:이동\\s*시|이동할\\s*때|(?:밖|바깥|밖으로|외부로|마당)(?:에|으로)?\\s*(?:나갈|나가실|이동할)\\s*때|나갈\\s*때|외출\\s*시)(?:에는|에|는|엔)?\\s*${ADVERBS}(?:${LEASH}(?:을|를)?\\s*)?(?:꼭\\s*|반드시\\s*)*(?:착용|채워|매|해)(?:해)?\\s*(?:${PLEASE}|야\\s*(?:합니다|해요))${SENTENCE_END}`,
    (all, start = '', lead = '') => {
      const first = offLeash(all, start, lead)
      return first === all ? all : `${first}이동 시에는 목줄 착용 필수`
    },
    'drops',
  ),
  wording(
    `${START}([^.,\\n]{0,40}?)${OFF_LEASH}${AND_OR_BUT}\\s*,?\\s+(?=(?:밖|바깥|${PART})\\s*(?:에서는|에선|에서|에는|은|는|엔)\\s[^.\\n]*(?:${LEASH}|착용|채우|채워)|${INSIDE}\\s*(?:에서는|에선|에서|에는|은|는|엔)\\s[^.\\n]*(?:안고|안아|${CARRIER}))`,
    offLeash,
    'drops',
  ),
  wording(
    '(오프리쉬 가능\\n)(?:밖|바깥|(?:울타리|펜스|놀이터|운동장|마당)\\s*(?:밖|바깥|외))(?:에서는|에선|에서|에는|은|는|엔)\\s',
    '$1그 외 구역에서는 ',
  ),
  wording(
    `(오프리쉬 가능\\n(?:(?!목줄|리드)[^.\\n]){1,16}(?:에서는|에선|에서|에는|은|는)\\s*${ADVERBS})(?=(?:착용|채워|매)\\s*(?:해|주|필수|하|야))`,
    '$1목줄 ',
  ),
  // Carried in here, on the leash out there.
  wording(
    `(?<=(?:실내|매장|내부|카페|가게|안)[^.]{2,30}(?:고|며|지만|고요|구요|되|주세요)\\s*[,\\n]?\\s*)(?:밖|바깥)(?:에서는|에선|은|엔)\\s*(?=(?:목줄|리드\\s?줄|하네스))`,
    '야외에서는 ',
  ),
  wording(
    `((?:^|[고며만,\\n]\\s*)(?:밖|바깥|야외|마당|테라스|실외)(?:에서는|에선|은)\\s*)(목줄|리드\\s?줄|하네스)(?:을|를|만)?\\s*(?:(?:하|착용하|매)(?:시)?면\\s*(?:됩니다|돼요|괜찮(?:습니다|아요))|해\\s*${PLEASE}|만\\s*있으면\\s*(?:됩니다|돼요))${SENTENCE_END}`,
    '$1$2 착용 필수',
  ),
  // Carried, and never on the ground.
  wording(
    `(?:안고\\s*(?:들어오|입장하|있|다니)(?:시)?는|안고\\s*입장)\\s*(?:것은|건|거는)?\\s*(?:괜찮|되|가능하)(?:지만|는데|은데|으나|나|고|며)\\s*,?\\s*(?:바닥에\\s*)?(?:내려\\s*놓|내려두)(?:으시|으|시)?(?:면|는\\s*(?:것은|건|거는))\\s*(?:안\\s*(?:됩니다|돼요)|불가(?:합니다|해요)?|금지(?:입니다|예요)?)${SENTENCE_END}`,
    '안고 있어야 합니다',
    'rephrases',
  ),
  wording(
    `(${CARRIER})(?:은|는|에\\s*타면|에\\s*태우면|\\s*(?:탑승|이용)\\s*시(?:에는)?)?\\s*(?:입장\\s*|이용\\s*)?(?:괜찮|되|가능하)(?:지만|는데|은데|으나|나|고|며)\\s*,?\\s*(?:바닥에\\s*)?(?:내려서\\s*걷는|내려\\s*놓는|내리는|내려서\\s*다니는|걸어\\s*다니는)\\s*(?:것은|건|거는)\\s*(?:안\\s*(?:됩니다|돼요)|불가(?:합니다|해요)?|금지(?:입니다|예요)?)${SENTENCE_END}`,
    '$1 이용 필수입니다',
    'rephrases',
  ),
  wording(
    `안고\\s*(?:있거나|계시거나|다니거나)\\s*(${LEASH})(?:을|를)?\\s*(?:착용해야|해야|하셔야|매야)\\s*(?:합니다|해요|돼요|됩니다)${SENTENCE_END}`,
    '안거나 $1 착용 필수',
  ),
  // Not inside, but there.
  wording(
    `((?:(?:식당|카페|매장|가게|건물)\\s*)?(?:내부|실내|안)(?:은|는|에는|에서는)?)\\s*(?:동반|입장|출입|이용)?(?:이|은)?\\s*(?:할\\s*수\\s*없|불가하|어렵|어려우|안\\s*되)(?:어서|어|니|으니|고|며|으며|여|여서|므로|으므로)\\s*,?\\s*(${AREA})(?:에서|을|를|에)?(?:만)?\\s*(?:드셔야|식사하셔야|식사해야|앉으셔야|앉아야|이용해야|이용하셔야|머무르셔야)\\s*(?:합니다|해요|돼요|됩니다)${SENTENCE_END}`,
    '$1 불가하고 $2만 가능합니다',
    'rephrases',
  ),
  // "대형견은 평일에 방문해 주세요": on no other day.
  wording(
    `((?:${SIZES}|${OVER})(?:은|는)\\s*)(평일|주중|주말)(?:에|에만|만)?\\s*(?:방문|이용|예약|입장)(?:해)?\\s*${PLEASE}${SENTENCE_END}`,
    '$1$2만 가능합니다',
  ),
  // "주말은 대형견이 어려우니 평일에 방문해 주세요": so it says already.
  wording(
    `(주말|평일|주중)([^.\\n]*?(?:어렵|어려우|불가하|안\\s*되|제한되|힘드|힘들))(?:으니|니|오니|으므로)\\s*,?\\s*(주말|평일|주중)(?:에|을|에만)?\\s*(?:방문|이용|예약|이용하여)(?:해)?\\s*${PLEASE}${SENTENCE_END}`,
    (all, day = '', rule = '', other = '') =>
      isOpposite(day, other)
        ? `${day}${rule.replace(/(?:어렵|어려우|불가하|안\\s*되|제한되|힘드|힘들)$/, '불가합니다')}`
        : all,
    'drops',
  ),
  wording(
    `(?<=kg\\s*(?:이하|미만)(?:의?\\s*(?:소형견|${DOGS}))?(?:은|는)\\s)${EVERY_DAY}\\s+(?=(?:입장\\s*|동반\\s*|이용\\s*)?(?:가능|됩니다|돼요|되|괜찮))`,
    '',
  ),
  // Rooms by their number.
  wording(
    '(?:총|전체|모두)?\\s*(?:\\d{1,2}|한|두|세|네|다섯|여섯|일곱|여덟|아홉|열)\\s*개(?:의)?\\s*(?:객실|방|동|룸|사이트|독채)\\s*(?:중|가운데)(?:에서?)?\\s+(?=[^.,\\n]{1,16}(?:개|곳|동|실|호|칸)(?:실)?(?:에서)?만\\s)',
    '',
  ),
  wording(
    '([가-힣A-Z\\d]{1,4}(?:\\s?\\d층|층|동|관|채))에\\s*(?:있는|위치한)\\s+(?=[가-힣\\d\\s]{1,10}(?:개|곳|실|칸)만\\s)',
    '$1 ',
  ),
  wording(
    '(?<=(?:호|룸|동)\\s*)(두|세|네|한|\\d{1,2})\\s*(곳|개|동|실)뿐이(?:니|라|라서|어서|므로)\\s*,?\\s+(?=(?:예약|문의|확인|미리|사전|꼭)[^.\\n]*(?:주세요|바랍니다|부탁))',
    '$1 $2뿐입니다\n',
  ),
  // Up to where, and whom alone.
  wording('(?<=[가-힣])까지만\\s*허용(?:됩니다|합니다|돼요|해요)', '까지만 가능합니다'),
  wording(`(${SIZES}|kg\\s*(?:이하|미만)(?:의?\\s*(?:소형견|${DOGS}))?)에\\s*한하되\\s+`, '$1만 가능하며 '),
  wording(
    `(?<=(?:${CARRIER})[^.\\n]{2,30}(?:고|며|,|지만)\\s*[^.,\\n]{0,12}(?:이하|미만|소형견)(?:은|는)\\s)안고\\s*(?:계시면|있으면|계셔도|있어도|다니면)\\s*(?:됩니다|돼요|괜찮(?:습니다|아요))${SENTENCE_END}`,
    '안고 있어야 합니다',
  ),
  // "평일에 한해 대형견도 가능": on no other day.
  wording(
    `(평일|주중|주말|[월화수목금토일]요일)에\\s*(?:한해서?|한하여|한정하여|한정해)\\s*(대형견|중·?대형견|${OVER})(?:도|은|는|이)?\\s*(${MAY})${SENTENCE_END}`,
    '$2은 $1만 가능합니다',
  ),
  // Booked on these days alone.
  wording(
    `${START}(평일|주중|주말)(?:에는|엔|은|에)?\\s*(?:별도\\s*|사전\\s*)?(?:예약\\s*(?:없이|안\\s*하고)(?:도)?|자유롭게|자유로이|편하게)\\s*(?:입장|방문|이용|동반)?(?:이|을)?\\s*(?:가능하|하실\\s*수\\s*있|할\\s*수\\s*있|되|괜찮)(?:지만|으나|나|고|며|으며|은데|는데)\\s*,?\\s+(평일|주중|주말)(?=[^.,\\n]*(?:예약|문의|연락))`,
    (all, start = '', day = '', other = '') => (isOpposite(day, other) ? `${start}${other}` : all),
    'drops',
  ),
  wording(
    `(평일|주중|주말)((?:에는|엔|은)\\s*[^.,\\n]*(?:예약|문의|연락)[^.,\\n]*?)(?:,|하고|하며|이고|이며)\\s*(평일|주중|주말)(?:에는|엔|은|에)?\\s*(?:예약\\s*없이(?:도)?|자유롭게|자유로이|편하게)\\s*(?:입장|방문|이용|동반)(?:(?:이|을)?\\s*(?:가능(?:합니다|해요)?|하실\\s*수\\s*있(?:습니다|어요)|하세요|하시면\\s*됩니다))?${SENTENCE_END}`,
    (all, day = '', rule = '', other = '') => (isOpposite(day, other) ? `${day}${rule}` : all),
    'drops',
  ),
  // Worn, and out there.
  wording(
    `((?:${SIZES}|${OVER})(?:은|는))\\s*(${LEASH}|입마개)(?:을|를)?\\s*(?:착용하고|하고|매고|채우고)\\s*(${AREA})에(?:서)?(?:만)?\\s*(?:있어야|계셔야|머물러야|이용해야)\\s*(?:합니다|해요|돼요|됩니다)${SENTENCE_END}`,
    '$1 $3만 가능합니다\n$1 $2 착용 필수',
  ),
  wording(
    `(?<=(?:동반|입장|이용|투숙|입실)(?:은|는)\\s[^.\\n]{0,14}(?:객실|룸|[A-Z\\d]동|층|구역|존|사이트|테라스|야외|마당|데크))에\\s*한(?:합니다|함|해요|정합니다|정됩니다|한다)${SENTENCE_END}`,
    '만 가능합니다',
  ),
  // How many of them a room has.
  wording(
    `${START}(?:[가-힣]{2,6}\\s*(?:내|안)(?:에서)?\\s*)?${DOGS}\\s*동반\\s*시(?:에는|에)?\\s*,?\\s+(?=(?:1|한)?\\s*(?:객실|방|룸|팀|테이블|사이트)\\s*당\\s)`,
    '$1',
  ),
  wording(
    '(?<=[가-힣]\\s?)(?:한|1)\\s?(객실|방|룸|팀|테이블|사이트)에\\s*(?=(?:최대\\s*)?(?:한|두|세|네|\\d)\\s*마리)',
    '$1당 ',
  ),
  wording('([소중대]형견)\\s*기준\\s*(?=(?:최대\\s*)?(?:한|두|세|네|\\d{1,2})\\s*마리)', '$1 '),
  wording('(마리)까지만(?=\\s*(?:입실|입장|동반|투숙|이용|숙박|출입)?(?:이)?\\s*가능)', '$1까지'),
  // Prices of each group, and who may not come: one list.
  wording(
    `(\\d\\s*[만천]?\\s*원)(?:이며|이고|이지만|인데)\\s+(?=(?:${OVER}|대형견)(?:은|는)\\s*[^.,\\n]{0,10}${REFUSED}${SENTENCE_END})`,
    '$1, ',
  ),
  // All but these parts.
  wording(
    `((?:[가-힣]{1,6}\\s?,\\s*){1,5})([가-힣]{1,8})(?:을|를)\\s*제외(?:한|하고)\\s*(?=(?:모든|전)\\s*(?:부대\\s?시설|시설|구역|공간|객실|장소))`,
    (_, list = '', last = '') => `${list.replace(/\\s*,\\s*$/, ' 및 ')}${last}을 제외한 `,
  ),
  wording(`(제외한\\s*)모든\\s*부대\\s?시설\\s*(?:이용|동반|입장|출입)`, '$1모든 시설 동반'),
  // Outside one eats together.
  wording(
    `(?<=(?:실내|내부|매장)[^.\\n]{0,14}(?:어렵|불가하|안\\s*되)(?:고|며|지만|으나)\\s*,?\\s*)(${AREA})에서\\s*(?:(?:함께|같이)\\s*)?(?:드실|먹을|식사할|식사하실|즐기실|앉으실|이용하실|이용할|머무실)\\s*수\\s*있(?:습니다|어요|음)${SENTENCE_END}`,
    '$1만 가능합니다',
  ),
  wording(
    `(${CARRIER})\\s*(?:로\\s*)?이동\\s*시(?:에만|에|만)?\\s*(로비|복도|공용\\s*공간|매장|식당|라운지)\\s*(?:통과|이동|출입|이용)\\s*${MAY}`,
    '$2는 $1 이용 시에만 가능',
  ),
]

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
  // "그 이하는": on the other side of the bound that was named.
  wording(
    `(\\d+(?:\\.\\d+)?\\s*kg)(?:을|를|이|가)?\\s*(이상|초과|이하|미만|넘는|넘으면|안\\s*되는)([^.\\n]*?)(?<=[\\s,])그\\s*(?:보다\\s*)?(이하|미만|이상|초과|작은|가벼운|큰|무거운|아래|밑)(?:\\s*(?:의|인|되는)?\\s*(?:${DOGS}|아이|친구|애|개)(?:들)?)?(?=(?:은|는|이면|면)\\s([^.\\n]*))`,
    (all, kg = '', bound = '', rest = '', side = '', next = '') => beyond(all, [kg, bound, rest, side, next]),
    'rephrases',
  ),
]
