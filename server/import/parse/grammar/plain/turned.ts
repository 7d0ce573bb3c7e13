import { CARRIED, WHO } from './composed-words.ts'
import type { Replacement } from '../replacements.ts'
import {
  AREA,
  CARRIER,
  DOGS,
  KILOS,
  LEASH,
  MAY,
  OUTSIDE,
  REFUSED,
  SENTENCE_END,
  SIZES,
  START,
  wording,
  WORN,
} from '../wording.ts'

/**
 * Turns of a sentence that say a rule from its other side: unless, even, not only, whether or not, nothing but, the rest. Each is put as the
 * rule itself, whatever stands around it, in the words that the grammar composes (`composed.ts`).
 */

const ALL_DOGS = '모든 반려견은 '
const NOT_SO = '(?:그렇지|그러지|이렇게\\s*하지)\\s*않(?:으면|은\\s*경우(?:에는|엔)?|을\\s*(?:경우|시)(?:에는|엔)?)'
/** What is left to a guest who doesn't do as a rule asks. */
const LEFT_OUT = `(?:${REFUSED}|[^,.\\n]{0,14}?(?:대기|기다려|맡겨|퇴장|돌려보내)[가-힣\\s]{0,12})`
const REST =
  '(?:나머지|그\\s*(?:외|밖)(?:의|에)?|다른)\\s*(?:시설|구역|공간|곳|장소|지역|객실|자리|좌석|층|데|강아지|반려견|견종|아이들?)?(?:은|는|에서는|에는|에선|엔)?'
const EVERY = '(?:모두|전부|다|어디든(?:지)?|얼마든지|자유롭게)\\s*'
const EVEN =
  '(?:이라도|라도|일지라도|이라\\s*해도|라\\s*해도|이라고\\s*해도|라고\\s*해도|이라\\s*하더라도|이더라도|더라도|이어도|여도)'
const GROUP = `(?:${SIZES}|맹견|작은\\s?개|큰\\s?개|작은\\s?(?:강아지|아이)|큰\\s?(?:강아지|아이))`
const isSmall = (group: string) => /^(?:소형|작은)/.test(group)
const isLarge = (group: string) => /^(?:대형|큰)/.test(group)
const named = (group: string) => group.replace(/^작은\s?[가-힣]+$/, '소형견').replace(/^큰\s?[가-힣]+$/, '대형견')
/** The smallest and the largest are all; of two others both are named. */
const both = (one: string, other: string) =>
  (isSmall(one) && isLarge(other)) || (isLarge(one) && isSmall(other))
    ? ALL_DOGS
    : `${named(one)}, ${named(other)} 모두 `

export const PLAIN_TURNED: readonly Replacement[] = [
  // Unless: "넣지 않는 한", "대형견이 아닌 이상", "예약하지 않고는".
  wording(
    '(?<=지)\\s*않(?:는\\s*(?:한|이상)|고(?:서)?)(?:은|는|에는)?(?<=한|이상|는|은)(?=[\\s,])',
    ' 않으면',
    'rephrases',
  ),
  wording(
    '(?<=[가-힣]{2}(?:이|가|만))\\s*아닌\\s*(?:한|이상)(?:은|에는)?(?=[\\s,])(?!\\s*(?:마리|분|명|팀|곳))',
    ' 아니면',
    'rephrases',
  ),
  wording('(?<=[없있])다면(?=[\\s,])', '으면'),
  wording('(?<=않)(?:는다면|다면)(?=[\\s,])', '으면'),
  // Even: what is refused of the smallest is refused of all (what is asked of them, the others may not do at all); of the largest it lets in as well.
  wording(
    `(?<=^|[,.\\n]\\s*|[가-힣](?:은|는|며|고)\\s)(?:${KILOS}\\s*(?:이하|미만)(?:의?\\s*(?:${DOGS}|소형견))?|소형견)\\s*${EVEN}\\s+(?=[^.\\n]*${REFUSED}${SENTENCE_END})`,
    '',
    'drops',
  ),
  wording(
    `(대형견|맹견|${KILOS}\\s*(?:이상|초과))${EVEN}\\s+(?=[^,.\\n]{2,24}(?:면|시|경우)\\s[^,.\\n]*${MAY}${SENTENCE_END})`,
    '$1도 ',
  ),
  wording(`(?<=^|[,.\\n]\\s*)소형견(?:조차|마저)도?\\s+(?=[^,.\\n]{0,12}${REFUSED})`, ALL_DOGS, 'drops'),
  // What is meant all the same.
  wording(
    `(?:(?:예방\\s*)?접종(?:을|은)?\\s*(?:모두\\s*|다\\s*)?(?:마쳤|끝냈|완료했|했|맞았)(?:더라도|어도|다\\s*해도)|(?:${WORN})\\s*착용\\s*시에도|(?:${WORN})(?:을|를)?\\s*(?:착용)?했(?:더라도|어도))\\s*,?\\s*(?=[^,.\\n]*${REFUSED}${SENTENCE_END})`,
    '',
    'drops',
  ),
  // Both: "소형견은 물론 대형견도", "소형견뿐 아니라 대형견까지", "대형견은커녕 소형견도", "큰 개도 작은 개도".
  wording(
    `(${GROUP})(?:은|는)?\\s*(?:커녕|물론(?:이고|이며|이거니와)?|고사하고|뿐(?:만)?\\s*(?:이\\s*)?아니라)\\s*,?\\s*(${GROUP})(?:도|까지도?|조차도?|마저도?|역시)\\s+`,
    (_, one = '', other = '') => both(one, other),
    'drops',
  ),
  wording(
    `(${GROUP})(?:도|이나|나|이든|든|이건|건|이든지|든지)\\s*,?\\s*(${GROUP})(?:도|이나|나|이든|든|이건|건|이든지|든지)(?:\\s*(?:간에|상관\\s*없이|관계\\s*없이|모두|다))*\\s*,?\\s+`,
    (all, one = '', other = '') => (both(one, other) === ALL_DOGS ? ALL_DOGS : all),
    'drops',
  ),
  wording(
    `(?:크든\\s*작든|작든\\s*크든|(?:몸집|덩치|크기)(?:이|가)?\\s*어떻든|${KILOS}\\s*(?:이하|미만)(?:이)?든\\s*(?:${KILOS}\\s*)?(?:초과|이상)(?:이)?든)(?:지)?(?:\\s*(?:간에|상관\\s*없이|관계\\s*없이|모두|다))*\\s*,?\\s+`,
    ALL_DOGS,
    'drops',
  ),
  wording(
    '(?:평일|주중)(?:이)?(?:든|건|이나)\\s*주말(?:이)?(?:든|건|이나)(?:\\s*(?:간에|상관\\s*없이|관계\\s*없이|모두|다))*\\s*,?\\s+',
    '',
    'drops',
  ),
  wording(
    '실내(?:든|건|나)(?:지)?\\s*(?:실외|야외)(?:든|건|나)(?:지)?(?:\\s*(?:간에|상관\\s*없이|관계\\s*없이|모두|다))*\\s*,?\\s+',
    '',
    'drops',
  ),
  // Nothing but: "가능한 것은 소형견뿐", "들어올 수 있는 곳은 테라스뿐", "못 들어오는 곳은 실내뿐".
  wording(
    `(?:(${AREA})(?:에|의)?\\s*)?(?:(?:입장|출입|이용|동반|투숙)(?:이|을)?\\s*)?(?:가능한|허용되는|허용된|할\\s*수\\s*있는|들어[올갈]\\s*수\\s*있는|받는|되는)\\s*(?:것은|건|견종은|(?:${DOGS}|아이|개|친구)(?:는|은))\\s*${WHO}\\s*(?:뿐|밖에\\s*없)(이고|이며|고|으며|입니다|이에요|예요|이다|습니다|어요|임|음)?(?=[\\s,.\\n]|$)`,
    (_, place = '', who = '', end = '') =>
      `${who}만 ${place ? `${place} ` : ''}입장 가능${/[고며]$/.test(end) ? '하고' : '합니다'}`,
    'rephrases',
  ),
  wording(
    `${WHO}(?:이|가)\\s*(?:못\\s*들어[오가]는|들어[올갈]\\s*수\\s*없는|입장할\\s*수\\s*없는|(?:입장|출입)(?:이)?\\s*(?:불가한|안\\s*되는|금지된))\\s*(?:곳|데|공간|구역)(?:은|는)\\s*(${AREA})(?:뿐|만)?(?:입니다|이에요|예요|이다|임)${SENTENCE_END}`,
    '$1은 $2 입장 불가합니다',
    'rephrases',
  ),
  wording(
    `(?:${WHO}(?:이|가)\\s*)?(?:들어[올갈]\\s*수\\s*있는|이용할\\s*수\\s*있는|입장할\\s*수\\s*있는|(?:입장|출입|이용|동반)(?:이)?\\s*(?:가능한|되는|허용된|허용되는))\\s*(?:곳|데|공간|구역|자리)(?:은|는)\\s*(${AREA})\\s*(?:뿐|밖에\\s*없)(?:입니다|이에요|예요|이다|임|습니다|어요|음)?${SENTENCE_END}`,
    (_, who = '', place = '') => `${who || '반려견'}은 ${place}만 이용 가능합니다`,
  ),
  wording(
    `${WHO}만\\s+((?:${AREA})(?:에|에는)?\\s*)(${REFUSED})${SENTENCE_END}`,
    (_, who = '', place = '', refused = '') => `${who}은 ${place.trim().replace(/에는?$/, '')} ${refused}`,
  ),
  // The rest, behind who or what is refused: it takes nothing away.
  wording(
    `(?<!(?:여름|겨울|월|철|성수기|기간)[^.\\n]{0,16})(?<=불가|금지|없|어렵|제한)(?:하고|되고|하며|되며|으며|고|며|하지만|되지만|지만|하나|합니다[.,]?|됩니다[.,]?|해요[.,]?|습니다[.,]?|어요[.,]?|,|\\n)\\s*${REST}\\s*(?:${EVERY})?(?:(?:이용|입장|출입|동반|산책)(?:이|은|하실|할)?\\s*)?(?:가능|자유|괜찮|수\\s*있|OK)[가-힣]{0,4}${SENTENCE_END}`,
    (all) => (/^(?:으|고|습|어|지|며)/.test(all) ? '습니다' : '합니다'),
    'drops',
  ),
  wording(
    `(?<=만\\s(?:[가-힣\\d]{1,6}\\s)?(?:입장\\s*|이용\\s*|출입\\s*|동반\\s*)?가능)(?:하고|하며|하지만|합니다[.,]?|,)\\s*(?:나머지|그\\s*외|다른\\s*(?:강아지|반려견|견종|아이들?))(?:는|은)\\s*(${OUTSIDE})에서\\s*(?:만\\s*)?(?:기다려|대기해|머물러|있어)야\\s*(?:합니다|해요|함|한다)${SENTENCE_END}`,
    '합니다\n나머지는 $1만 이용 가능합니다',
  ),
  // Or else: so it says already.
  wording(
    `(?<=야(?:만)?\\s(?:[가-힣\\d]{1,8}\\s){0,3}?(?:가능하|수\\s*있|되|합|해|하|돼|필수))(?:고|으며|며|습니다[.,]?|니다[.,]?|어요[.,]?|요[.,]?|지만)?\\s*,?\\s*${NOT_SO}\\s*,?\\s*${LEFT_OUT}${SENTENCE_END}`,
    (all) => /^(?:니다|요)/.exec(all)?.[0] ?? '습니다',
    'rephrases',
  ),
  wording(
    `(?<=(?:필수|필요|주세요|바랍니다|합니다|해요|됩니다)[.,]?\\s*)${NOT_SO}\\s*,?\\s*${LEFT_OUT}${SENTENCE_END}`,
    '',
    'rephrases',
  ),
  // One thing where another isn't: "목줄이 아니면 가슴줄이라도", "이동장이 없으면 목줄을".
  wording(
    `(${LEASH}|${CARRIER})(?:이|가|을|를)?\\s*(?:아니면|아니라면|없으면|없을\\s*(?:시|경우)(?:에는|엔)?|안\\s*하면)\\s*(${LEASH}|${CARRIER})(?:이라도|라도|을|를|이|에)?\\s*(?=\\S)`,
    (all, one = '', other = '') =>
      CARRIED.test(one) && /^\s*불|입장/.test(all) ? all : `${one} 또는 ${other}${CARRIED.test(other) ? '를' : '을'} `,
  ),
  wording(
    `(?<=(?:${LEASH}|${CARRIER})(?:를|을)\\s)\\s*,?\\s*(?:목줄|리드\\s?줄)(?:이|도)?\\s*없으면\\s*(?:입장|출입)?(?:이|을)?\\s*(?:${REFUSED}|삼가\\s*[가-힣\\s]{2,10})${SENTENCE_END}`,
    '이용해 주세요',
    'drops',
  ),
  // By way of an exception: "동반 불가이나 8kg 이하는 예외로 합니다", "동반 불가. 단 소형견은 가능".
  wording(
    `${START}(?:원칙적으로(?:는)?\\s*)?(?:(?:${DOGS})(?:은|는)?\\s*)?(?:입장|출입|동반)(?:이|은)?\\s*(?:불가|금지)(?:이나|하나|하지만|이지만|지만|합니다만|합니다[.,]?|입니다[.,]?|이며|하며|[.,\\n])\\s*(?:단|다만|예외로|예외적으로)?\\s*,?\\s*(?:${KILOS}\\s*(?:이하|미만)(?:의|인)?\\s*)?(?:소형견)(?:은|는|만|에\\s*한(?:해|하여)(?:서)?)\\s*(?:예외(?:로\\s*(?:합니다|한다|함|해요)|입니다|예요)?|(?:예외적으로\\s*)?${MAY}|(?:예외적으로\\s*)?허용(?:합니다|해요|됩니다|함)?)${SENTENCE_END}`,
    (all, start = '') =>
      `${start}${/(?:\d[\d.]*\s*kg\s*(?:이하|미만)(?:의|인)?\s*)?소형견/.exec(all)?.[0] ?? ''}만 입장 가능합니다`,
    'rephrases',
  ),
  wording(
    `경우를\\s*제외하고(?:는)?\\s*([^,.\\n]{2,20}?)\\s*(?:을|를|은|는|이)?\\s*(?:금합니다|금함|금지합니다|${REFUSED})${SENTENCE_END}`,
    '경우에만 $1 가능합니다',
    'rephrases',
  ),
  // Guide dogs come anyway.
  wording(
    `(?:시각\\s?)?(?:장애인\\s*)?(?:안내|보조|도우미)견(?:은|는)\\s*(?:언제나|언제든지?|항상|상시|예외\\s*없이)\\s*(?:(?:입장|동반|출입)(?:이)?\\s*)?(?:가능(?:하(?:고|며|지만|나)|합니다[.,]?)?|허용(?:되고|되며|되지만)?)?\\s*,?\\s*(?=(?:일반\\s*)?(?:${DOGS}|[소중대]형견))`,
    '',
    'drops',
  ),
  // Bounds in other words.
  wording('(?<=kg)(?:에|을|를)?\\s*(?:못\\s*미치는|미치지\\s*(?:못하는|않는)|밑도는)(?=\\s)', ' 미만인'),
  wording('(?<=kg)(?:을|를)?\\s*웃도는(?=\\s)', ' 초과인'),
  wording(
    '(\\d{1,2}\\s*개월)(?:이|도|을)?\\s*(?:채\\s*|아직\\s*)?(?:지나지|되지|넘지)\\s*(?:않은|못한)\\s*(?:반려견|강아지|애견|아이|아가|새끼)(?:들)?(?=은|는|의)',
    '$1 미만 반려견',
  ),
]
