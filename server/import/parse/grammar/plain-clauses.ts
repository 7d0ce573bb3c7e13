import type { Replacement } from './replacements.ts'
import { DOGS, wording } from './wording.ts'

/**
 * Clauses that say in more words what a plain one says: whose leave one asks for, where the others are sent, who is led where. They are put in plain words only
 * where a text was left open, and, as all replacements, not if that loses what the text says.
 */

const CAN_NOT = '(?:불가|금지|어렵|어려|힘들|힘듭|안\\s*[되돼됩]|없|않|못)'
/** The end of a sentence that refuses, up to its last word. */
const REFUSAL = `(?:[^,.\\n]*${CAN_NOT}[^,.\\n]*)`
const STAFF =
  '(?:직원|점원|관리자|담당자|관리인|주인|주인장|사장|사장님|점주|매니저|스태프|호스트|운영자|관리사무소|사무실|카운터|매장|업체|숙소|농장주)'
const LEAVE = '(?:허락|승인|허가|동의|양해)'
const NUMBER = '(?:\\d{1,2}|한|두|세|네|다섯)'
const KIND = '(?:견종|반려견|강아지|애견|견|개)'
/** "불가하니" and what a sentence that ends there would have. */
const ENDED: Readonly<Record<string, string>> = {
  어려우: '어렵습니다',
  어렵: '어렵습니다',
  불가하: '불가합니다',
  불가능하: '불가합니다',
  금지되: '금지됩니다',
  제한되: '제한됩니다',
  없: '없습니다',
  않: '않습니다',
  못하: '못합니다',
}
const ends = (stem: string) => ENDED[stem.replaceAll(/\s/g, '')] ?? '불가합니다'
const BECAUSE = `(${Object.keys(ENDED).join('|')})(?:으니|니|오니|사오니|으므로|므로|기\\s*때문에)\\s*,?\\s*`

const DAY = '[월화수목금토일]요일'
const LETTERS = '월화수목금토일'
/** The days that a sentence before these words doesn't name. */
function otherDays(before: string): string | null {
  const named = [...before.matchAll(/([월화수목금토일])요일/g)].map(([, letter]) => letter ?? '')
  if (named.length === 0 || /~|평일|주말|공휴일|연휴|매달|매월|첫째|둘째|셋째|넷째|마지막|격주/.test(before))
    return null
  return (
    LETTERS.split('')
      .filter((letter) => !named.includes(letter))
      .join(', ') + '요일'
  )
}

const WEIGHT = '\\d+(?:\\.\\d+)?\\s*kg\\s*(?:이하|미만|이내|까지)'
const GROUP = `(?:[소중]형견|${WEIGHT})`
const OF_DOGS = `(?:의|인)?\\s*(?:${DOGS}|견)?(?:은|는|이|만)?`
const MAY =
  '(?:(?:동반|함께|같이)\\s*)?(?:입실|입장|투숙|숙박|동반|이용|출입)?(?:이|을)?\\s*(?:가능(?:합니다|해요|함|하다|하며|하고)?|할\\s*수\\s*있(?:습니다|어요|음|다|으며|고)|(?:됩니다|돼요))?'
const measure = (group: string) => ({ kg: Number(/[\d.]+(?=\s*kg)/.exec(group)?.[0]), below: group.includes('미만') })

/** "소형견 2마리 또는 중형견 1마리": of each its own number; of weights the second begins where the first ends. */
function numbersOfEach(one: string, first: string, other: string, second: string): string | null {
  if (/형견/.test(one) !== /형견/.test(other) || one === other) return null
  if (/형견/.test(one)) return `${one}은 ${first}, ${other}은 ${second}까지 입실 가능합니다`
  const swapped = measure(one).kg > measure(other).kg
  const [light, few, heavy, fewer] = swapped ? [other, second, one, first] : [one, first, other, second]
  if (measure(light).kg === measure(heavy).kg) return null
  const from = `${measure(light).kg}kg ${measure(light).below ? '이상' : '초과'}`
  return `${withTopic(light)} ${few}, ${from} ${withTopic(heavy)} ${fewer}까지 입실 가능합니다`
}
const withTopic = (weight: string) => `${weight}${/[만내]$/.test(weight) ? '은' : '는'}`

/** "두 마리 합쳐 15kg까지": one of them weighs no more, and two have to ask. */
function inSum(dogs: string, kg: string, bound: string): string {
  const upTo = `${kg} ${bound === '미만' ? bound : '이하'}`
  return `${upTo}만 입실 가능합니다\n${dogs} 이상 합산 ${upTo} 문의`
}

export const PLAIN_CLAUSES: readonly Replacement[] = [
  // Numbers by group, and weights of several dogs together.
  wording(
    `(^|[.\\n,]\\s*)((?:(?:한|1)?\\s*(?:객실|방|룸|팀|사이트|테이블)\\s*당\\s*|반려견은\\s*)?)(?:최대\\s*)?(${GROUP})${OF_DOGS}\\s*(?:최대\\s*)?(${NUMBER}\\s*마리)(?:까지)?\\s*(?:,\\s*)?(?:또는|혹은|이나|아니면)\\s*(${GROUP})${OF_DOGS}\\s*(?:최대\\s*)?(${NUMBER}\\s*마리)(?:까지만|까지|만|이내|이하)?\\s*${MAY}(?=\\s*(?:[,.\\n]|$))`,
    (all, before = '', per = '', one = '', first = '', other = '', second = '') => {
      const unit = /당/.test(per) ? per : ''
      const each = numbersOfEach(one, unit + first, other, unit + second)
      return each === null ? all : before + each
    },
  ),
  wording(
    `(^|[.\\n,]\\s*|[며고]\\s+)(?:${DOGS}(?:은|는)?\\s*)?(?:총\\s*)?((?:2|두)\\s*마리)(?:의|를|가|이)?\\s*(?:(?:총\\s*)?(?:체중|몸무게|무게)(?:을|를|의)?\\s*)?(?:모두\\s*|다\\s*)?(?:합쳐(?:서)?|합해(?:서)?|합하여|합산(?:하여|해서|해|으로)?|합계|더해(?:서)?|총합(?:이|은)?|합(?:이|은))\\s*(?:체중\\s*)?(\\d+(?:\\.\\d+)?\\s*kg)\\s*(이하|미만|이내|까지|(?:을|를)?\\s*넘지\\s*않(?:으면|는\\s*경우))(?:만|여야|이어야)?\\s*${MAY}(?=\\s*(?:[,.\\n]|$))`,
    (_, before = '', dogs = '', kg = '', bound = '') => `${before}${inSum(dogs, kg, bound)}`,
    'rephrases',
  ),
  wording(
    `(^|[.\\n,]\\s*|[며고]\\s+)(?:${DOGS}(?:들)?(?:의|은|는)?\\s*)?(?:총\\s*)?(?:(?:체중|몸무게|무게)(?:의)?\\s*(?:합|합계|총합|합산)|합산\\s*(?:체중|몸무게|무게)?)(?:이|은|는|으로)?\\s*(\\d+(?:\\.\\d+)?\\s*kg)\\s*(이하|미만|이내|까지|(?:을|를)?\\s*넘지\\s*않(?:으면|는\\s*경우))(?:만|여야|이어야)?\\s*${MAY}(?=\\s*(?:[,.\\n]|$))`,
    (_, before = '', kg = '', bound = '') => `${before}${inSum('두 마리', kg, bound)}`,
  ),
  // With whose leave: who asks for it has asked first.
  wording(
    `${STAFF}(?:님)?(?:의|에게|께|한테|분의|측의|측에)?\\s*(?:사전\\s*)?${LEAVE}(?:을|를)?\\s*(?:(?:받은|얻은|구한|있는|있을|받을|한|하는)\\s*(?:경우|때|분|후|뒤|다음)(?:에만|에\\s*한해(?:서)?|에\\s*한하여|만|에는|에)?|(?:받고|받아|얻어|구하고)(?:서|야)?(?:만)?|(?:후|시)(?:에만|에)?|하에(?:만)?|아래(?:에서만)?)(?=[\\s,])(?![^,.\\n]*(?:[소중대]형|kg|맹견|마리))`,
    '사전 문의 후',
  ),
  wording(`${STAFF}(?:님)?(?:의|에게)?\\s*${LEAVE}(?:이|가)\\s*(?:필요|필수)`, '사전 문의 필수'),
  // Where those who may not come in are sent.
  wording(
    `${BECAUSE}(?:인근|근처|주변|가까운|가까이\\s*있는|제휴(?:된)?|협력)?\\s*(?:의\\s*)?(?:(?:펫|애견|반려견|강아지)\\s?(?:호텔|유치원|놀이방|카페|호텔링|시터)|위탁\\s*(?:시설|업체)|돌봄\\s*(?:시설|센터))(?:이나\\s*[가-힣]{2,8})?(?:에|을|를|로)?\\s*(?:미리\\s*|잠시\\s*)?(?:맡기|맡겨|이용|위탁|보내)[가-힣\\s]{0,16}(?=[,.\\n!]|$)`,
    (_, stem = '') => ends(stem),
  ),
  wording(
    `${BECAUSE}(?:(?:인근|근처|주변|다른|이웃|제휴)(?:의)?\\s*){1,2}(?:숙소|펜션|호텔|시설|매장|카페|식당|곳|공원|업체|캠핑장)(?:을|를|에|로)?\\s*(?:이용|예약|방문|찾아|문의|알아)[가-힣\\s]{0,14}(?=[,.\\n!]|$)`,
    (_, stem = '') => ends(stem),
  ),
  wording(
    `(\\d\\s*kg(?:을|이|를)?\\s*(?:넘으면|넘는\\s*(?:반려견|강아지|애견)은|초과(?:하면|\\s*시|는|견은)|이상(?:이면|은|인\\s*경우)?))\\s*(?:(?:인근|근처|주변)\\s*)?(?:(?:펫|애견|반려견|강아지)\\s?(?:호텔|유치원))(?:에|을|를)?\\s*(?:맡기|맡겨|이용)[가-힣\\s]{0,14}(?=[,.\\n!]|$)`,
    '$1 입장 불가합니다',
  ),
  // Guests with a reservation alone.
  wording(
    `(?:사전|미리)?\\s*예약(?:한|하신|된|을\\s*하신|을\\s*한)?\\s*(?:고객|손님|분|방문객|이용객|방문자|이용자|팀|자)(?:님)?(?:들)?(?:에\\s*한하(?:며|고|여)|에\\s*한해(?:서)?|에게만|에\\s*한합니다|만)([^,.\\n]{0,20}?)(?:하며|하고|합니다|며|고)?[,.\\s]+(?:예약\\s*없이\\s*)?(?:현장|당일\\s*현장)\\s*(?:방문|접수|입장|이용|등록|문의)(?:은|는|이)?\\s*(?:불가|어렵|받지\\s*않|안\\s*[되돼됩]|제한)[^,.\\n]*`,
    (all, between = '') => (/[소중대]형|kg|마리|실내|야외|층/.test(between) ? all : '사전 예약 필수입니다'),
  ),
  // Either of two measures turns a dog away.
  wording(
    `(체고|키|어깨\\s*높이)(?:가|는)?\\s*(\\d+)\\s*cm(?:\\s*(이상|초과))?\\s*(?:또는|혹은|이나|나|이거나)\\s*(?:체중|몸무게|무게)?(?:이|가)?\\s*(\\d+(?:\\.\\d+)?)\\s*kg\\s*(이상|초과|(?:을|를|이)?\\s*넘는|(?:을|를)?\\s*초과하는)(?:의|인|일|하는)?\\s*(?:경우|${KIND})?(?:은|는|에는|의)?\\s*(?=${REFUSAL})`,
    (_, what = '', cm = '', own = '', kg = '', bound = '') => {
      const shared = bound === '이상' ? '이상' : '초과'
      return `${what} ${cm}cm ${own || shared} 입장 불가\n체중 ${kg}kg ${shared} 반려견은 `
    },
  ),
  wording(
    `(?:체중|몸무게|무게)(?:이|가)?\\s*(\\d+(?:\\.\\d+)?)\\s*kg(?:\\s*(이상|초과))?\\s*(?:또는|혹은|이나|나|이거나)\\s*(체고|키|어깨\\s*높이)(?:가|는)?\\s*(\\d+)\\s*cm\\s*(이상|초과|(?:을|를|이)?\\s*넘는|(?:을|를)?\\s*초과하는)(?:의|인|일|하는)?\\s*(?:경우|${KIND})?(?:은|는|에는|의)?\\s*(?=${REFUSAL})`,
    (_, kg = '', own = '', what = '', cm = '', bound = '') => {
      const shared = bound === '이상' ? '이상' : '초과'
      return `체중 ${kg}kg ${own || shared} 입장 불가\n${what} ${cm}cm ${shared} 반려견은 `
    },
  ),
  // "A이거나 B인 반려견은 입장할 수 없습니다".
  wording(
    `(^|[.\\n,]\\s*)([^,.\\n]{0,20}?\\d+\\s*(?:kg|개월|살|세)\\s*(?:미만|이상|초과|이하))이거나\\s+([^,.\\n]{2,30}?(?:${KIND}|경우))(은|는|에는)\\s+(${REFUSAL})`,
    (all, before = '', one = '', other = '', particle = '', refusal = '') =>
      /만\\s|외|제외|아니/.test(all) ? all : `${before}${one}은 ${refusal}\n${other}${particle} ${refusal}`,
  ),
  wording(
    '(사납|짖|물|무섭)거나\\s+(?=[가-힣])',
    (_, stem = '') => `${{ 사납: '사나운', 짖: '짖는', 물: '무는' }[stem] ?? '사나운'}, `,
  ),
  wording('(공격적|예민|난폭)(?:이|하)거나\\s+(?=[가-힣])', '$1인, '),
  wording(
    '(퇴장|퇴실|입장\\s*제한)(?:을)?\\s*(?:요청|부탁|요구|안내)(?:을)?\\s*(?:드릴|할|드리게\\s*될|받을)\\s*수\\s*있',
    '퇴장될 수 있',
  ),
  // The other days, dogs and parts.
  wording(
    `^((?:[^\\n]*?)${DAY}[^\\n]*?)(?:다른|그\\s*(?:외|밖)의?|나머지|이외의?)\\s*(?:요일|날)(?=은|에는|에|는)`,
    (all, before = '') => {
      const others = otherDays(before)
      return others === null ? all : `${before}${others}`
    },
  ),
  wording(
    `그\\s*(?:밖|외)의?\\s*(${KIND})(?:은|는|에\\s*대해서는|에는)\\s*(?:별도의?\\s*|특별한\\s*|따로\\s*)?제한(?:이|을|은)?\\s*(?:없|두지\\s*않)(?:습니다|어요|아요|음|으며|고)`,
    '그 외 $1은 입장 가능합니다',
  ),
  wording(
    `((?:최대\\s*)?${NUMBER}\\s*마리)(?:까지|이하|이내)(?:만)?\\s*(?:(?:입장|동반|입실|투숙|숙박|이용)(?:이)?\\s*)?(?:가능)?(?:하며|하고|합니다|해요|이며|이고|이지만|하지만|하나|입니다)?[\\s,.]*그\\s*(?:이상|초과)은\\s*[^,.\\n\\d]*(?:불가|어렵|어려|안\\s*[되돼됩]|없|않)[가-힣\\s]*(?=[,.\\n]|$)`,
    (all, most = '') => (/[소중대]형|실내|객실/.test(all.slice(most.length)) ? all : `${most}까지 가능합니다`),
    'rephrases',
  ),
  wording(
    `(^|[.\\n]\\s*)((?:(?:반려견|애견|강아지)\\s*)?(?:1|한)\\s*마리(?:당|에|는)?\\s*[\\d,]+\\s*[만천]?\\s*원(?:\\s*,\\s*(?:\\d|두|세)\\s*마리(?:는|에)?\\s*[\\d,]+\\s*[만천]?\\s*원)*?)\\s*,\\s*(\\d|두|세)\\s*(마리(?:는|에)?\\s*[\\d,]+\\s*[만천]?\\s*원)(?:이며|이고|입니다|이에요|이지만)?[\\s,.]+그\\s*(?:이상|초과)은\\s*[^,.\\n\\d]*(?:불가|어렵|어려|안\\s*[되돼됩]|없|않)[가-힣\\s]*(?=[,.\\n]|$)`,
    '$1$2, $3$4\n최대 $3마리까지 가능합니다',
    'rephrases',
  ),
  // Parts, and who is led there.
  wording('(만|은|는)\\s*펫\\s?존(?:으로\\s*운영(?:되|하)|이)(며|고|지만)', '$1 반려견 동반 가능하$2'),
  wording(
    '(만|은|는)\\s*펫\\s?존(?:이에요|입니다|으로\\s*운영(?:됩니다|합니다|해요|돼요))',
    '$1 반려견 동반 가능합니다',
  ),
  wording('노\\s?펫\\s?존이(?:며|고)', '반려견 동반 불가하며'),
  wording(
    `((?:견|강아지|동물|(?:이상|초과|이하|미만))(?:과\\s*(?:함께\\s*)?오신\\s*(?:분|손님|고객)|\\s*동반\\s*(?:고객|손님|팀)(?:님)?)?(?:은|는|도)\\s(?:[^,.\\n]*?))만\\s*(?:안내|제공)(?:해\\s*드(?:립니다|려요|리고\\s*있(?:습니다|어요)|릴\\s*수\\s*있(?:습니다|어요))|됩니다|돼요|하고\\s*있(?:습니다|어요)|합니다)`,
    '$1만 이용 가능합니다',
  ),
  wording('착석(?=(?:이)?\\s*(?:가능|불가)|할\\s*수|하실\\s*수|해\\s*주)', '이용'),
  wording(
    `(은|는|에는|에서는)\\s*${DOGS}\\s*(?:없이|을\\s*두고|를\\s*두고)\\s*(?:이용|입장|방문|식사|출입|관람)해\\s*(?:주세요|주시기\\s*바랍니다|주십시오|주시고|주시며)`,
    '$1 반려견 동반 불가합니다. ',
  ),
  wording('(?<=[가-힣])\\s?(?<!실|야|국|군|구|시|도)안으로는?(?=\\s*(?:들어|입장|출입|동반|데리))', ' 안에는'),
  wording('(?<=한옥|마당|방|객실|건물|텐트)\\s?(?:안|내부)(?:으로는|에는)\\s*(?=들어[가갈])', '은 '),
  wording(
    `(?:(?:반려견|애견|강아지)\\s*)?(?:동반석|동반\\s*(?:좌석|객실|구역|공간|존))(?:과|와)\\s*(?:일반석|일반\\s*(?:좌석|객실|구역|공간|존))(?:으로|로)\\s*(?:나뉘|나누어|나눠|구분되|구분돼|분리되)[가-힣\\s]{0,6}(?:며|고|어|으며|는데|니)\\s*,?\\s*`,
    '',
  ),
  // As it stands in a text that wasn't put in plain forms.
  wording(`(${DOGS}(?:과|와)\\s*(?:함께\\s*|같이\\s*)?)(?:온|오는|방문한)\\s*(?=분|손님|고객)`, '$1오신 '),
  // Prices end where they end.
  wording('(\\d\\s*[만천]?\\s*원)\\s*(?:이|씩이)?(?:며|고|지만|인데)\\s+(?!그\\s)', '$1\n'),
  wording(`(?<=(?:동반\\s*시\\s*)?)(?:1|한)\\s*(?:견|두)\\s*당(?=\\s*\\d[\\d,]*\\s*[만천]?\\s*원)`, '1마리당'),
  wording(
    '(\\d\\s*[만천]?\\s*원)의\\s*(청소비|추가\\s*요금|추가\\s*비용|요금|비용|세탁비|보증금|이용료|입장료)(?:가|이)?\\s*(?:있으며|있고|발생하며|발생하고|부과되며|추가되며)\\s*,?\\s*',
    '$2 $1\n',
  ),
]
