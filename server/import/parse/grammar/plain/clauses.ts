import { PLAIN_ANSWERS } from './answers.ts'
import { PLAIN_ASIDES } from './asides.ts'
import { PLAIN_CONDITIONS } from './conditions.ts'
import { PLAIN_BOUNDS } from './bounds.ts'
import { PLAIN_CONTRASTS } from './contrasts.ts'
import { NUMBER, PLAIN_COUNTS } from './counts.ts'
import { PLAIN_DAILY } from './daily.ts'
import { PLAIN_EDITORS } from './editors.ts'
import { PLAIN_EVERYDAY } from './everyday.ts'
import { PLAIN_EXCEPTIONS } from './exceptions.ts'
import { PLAIN_FEW_WORDS } from './few-words.ts'
import { PLAIN_HOSTS } from './hosts.ts'
import { PLAIN_INSIDE } from './inside.ts'
import { PLAIN_LABELS } from './labels.ts'
import { PLAIN_BRINGING, PLAIN_LACKS } from './lacks.ts'
import { PLAIN_LIMITS } from './limits.ts'
import { PLAIN_LODGINGS } from './lodgings.ts'
import { KIND, PLAIN_MEASURES } from './measures.ts'
import { PLAIN_NOTICES } from './notices.ts'
import { PLAIN_OTHERS } from './others.ts'
import { PLAIN_OTHERWISE } from './otherwise.ts'
import { PLAIN_OWNERS } from './owners.ts'
import { PLAIN_PAIRS } from './pairs.ts'
import { PLAIN_PARTS } from './parts.ts'
import { PLAIN_POSTINGS } from './postings.ts'
import { PLAIN_PRACTICE } from './practice.ts'
import { PLAIN_REASONS } from './reasons.ts'
import { PLAIN_REPLIES } from './replies.ts'
import { PLAIN_REQUESTS } from './requests.ts'
import { PLAIN_ROWS } from './rows.ts'
import { PLAIN_RUN_ON } from './run-on.ts'
import { PLAIN_SPEECH } from './speech.ts'
import { PLAIN_SPOKEN } from './spoken.ts'
import { PLAIN_TURNS } from './turns.ts'
import { PLAIN_WEARING } from './wearing.ts'
import type { Replacement } from '../replacements.ts'
import { CARRIER, DOGS, wording } from '../wording.ts'

/**
 * Clauses that say in more words what a plain one says: whose leave one asks for, where the others are sent, who is led where. They are put in plain words only
 * where a text was left open, and, as all replacements, not if that loses what the text says.
 */

const STAFF =
  '(?:직원|점원|관리자|담당자|관리인|주인|주인장|사장|사장님|점주|매니저|스태프|호스트|운영자|관리사무소|사무실|카운터|매장|업체|숙소|농장주)'
const LEAVE = '(?:허락|승인|허가|동의|양해)'
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

export const PLAIN_CLAUSES: readonly Replacement[] = [
  ...PLAIN_EDITORS,
  ...PLAIN_OTHERWISE,
  ...PLAIN_CONTRASTS,
  ...PLAIN_LACKS,
  ...PLAIN_WEARING,
  ...PLAIN_PAIRS,
  ...PLAIN_DAILY,
  ...PLAIN_CONDITIONS,
  ...PLAIN_PRACTICE,
  ...PLAIN_TURNS,
  ...PLAIN_SPOKEN,
  ...PLAIN_OTHERS,
  ...PLAIN_ASIDES,
  ...PLAIN_INSIDE,
  ...PLAIN_LIMITS,
  ...PLAIN_ROWS,
  ...PLAIN_REPLIES,
  ...PLAIN_NOTICES,
  ...PLAIN_POSTINGS,
  ...PLAIN_ANSWERS,
  ...PLAIN_LODGINGS,
  ...PLAIN_SPEECH,
  ...PLAIN_FEW_WORDS,
  ...PLAIN_OWNERS,
  ...PLAIN_HOSTS,
  ...PLAIN_RUN_ON,
  ...PLAIN_LABELS,
  ...PLAIN_EVERYDAY,
  ...PLAIN_COUNTS,
  ...PLAIN_EXCEPTIONS,
  ...PLAIN_PARTS,
  // With whose leave: who asks for it has asked first.
  wording(
    `${STAFF}(?:님)?(?:의|에게|께|한테|분의|측의|측에)?\\s*(?:사전\\s*)?${LEAVE}(?:을|를)?\\s*(?:(?:받은|얻은|구한|있는|있을|받을|한|하는)\\s*(?:경우|때|분|후|뒤|다음)(?:에만|에\\s*한해(?:서)?|에\\s*한하여|만|에는|에)?|(?:받고|받아|얻어|구하고)(?:서|야)?(?:만)?|(?:후|시)(?:에만|에)?|하에(?:만)?|아래(?:에서만)?)(?=[\\s,])(?![^,.\\n]*(?:[소중대]형|kg|맹견|마리))`,
    '사전 문의 후',
  ),
  wording(`${STAFF}(?:님)?(?:의|에게)?\\s*${LEAVE}(?:이|가)\\s*(?:필요|필수)`, '사전 문의 필수'),
  // Where those who may not come in are sent.
  wording(
    `${BECAUSE}(?:인근|근처|주변|가까운|가까이\\s*있는|제휴(?:된)?|협력)?\\s*(?:의\\s*)?(?:(?:펫|애견|반려견|강아지)\\s?(?:호텔|유치원|놀이방|카페|호텔링|시터)|위탁\\s*(?:시설|업체)|돌봄\\s*(?:시설|센터))(?:이나\\s*[가-힣]{2,8})?(?:에|을|를|로)?\\s*(?:미리\\s*|잠시\\s*)?(?:맡기|맡겨|이용|위탁|보내)[가-힣 ]{0,16}(?=[,.\\n!]|$)`,
    (_, stem = '') => ends(stem),
  ),
  wording(
    `${BECAUSE}(?:(?:인근|근처|주변|다른|이웃|제휴)(?:의)?\\s*){1,2}(?:숙소|펜션|호텔|시설|매장|카페|식당|곳|공원|업체|캠핑장)(?:을|를|에|로)?\\s*(?:이용|예약|방문|찾아|문의|알아)[가-힣 ]{0,14}(?=[,.\\n!]|$)`,
    (_, stem = '') => ends(stem),
  ),
  wording(
    `(\\d\\s*kg(?:을|이|를)?\\s*(?:넘으면|넘는\\s*(?:반려견|강아지|애견)은|초과(?:하면|\\s*시|는|견은)|이상(?:이면|은|인\\s*경우)?))\\s*(?:(?:인근|근처|주변)\\s*)?(?:(?:펫|애견|반려견|강아지)\\s?(?:호텔|유치원))(?:에|을|를)?\\s*(?:맡기|맡겨|이용)[가-힣 ]{0,14}(?=[,.\\n!]|$)`,
    '$1 입장 불가합니다',
  ),
  // Guests with a reservation alone.
  wording(
    `(?:사전|미리)?\\s*예약(?:한|하신|된|을\\s*하신|을\\s*한)?\\s*(?:고객|손님|분|방문객|이용객|방문자|이용자|팀|자)(?:님)?(?:들)?(?:에\\s*한하(?:며|고|여)|에\\s*한해(?:서)?|에게만|에\\s*한합니다|만)([^,.\\n]{0,20}?)(?:하며|하고|합니다|며|고)?[,.\\s]+(?:예약\\s*없이\\s*)?(?:현장|당일\\s*현장)\\s*(?:방문|접수|입장|이용|등록|문의)(?:은|는|이)?\\s*(?:불가|어렵|받지\\s*않|안\\s*[되돼됩]|제한)[^,.\\n]*`,
    (all, between = '') => (/[소중대]형|kg|마리|실내|야외|층/.test(between) ? all : '사전 예약 필수입니다'),
  ),
  ...PLAIN_MEASURES,
  wording(
    '(사납|짖|물|무섭)거나\\s+(?=[가-힣])',
    (_, stem = '') => `${{ 사납: '사나운', 짖: '짖는', 물: '무는' }[stem] ?? '사나운'}, `,
  ),
  wording('접종(?:을|이)?\\s*(?:하지\\s*않았|안\\s*했|끝나지\\s*않았|안\\s*됐)거나\\s+(?=[가-힣])', '접종하지 않은, '),
  wording('(입질)(?:하|이\\s*있)거나\\s+(?=[가-힣])', '$1이 있는, '),
  wording('(공격적|예민|난폭)(?:이|하)거나\\s+(?=[가-힣])', '$1인, '),
  wording(
    '(퇴장|퇴실|입장\\s*제한)(?:을)?\\s*(?:요청|부탁|요구|안내)(?:을)?\\s*(?:드릴|할|드리게\\s*될|받을)\\s*수\\s*있',
    '퇴장될 수 있',
  ),
  // How many, and which alone.
  wording(
    `(${NUMBER}\\s*마리)(?:를|을)?\\s*(?:(?:넘을|초과할|넘길)\\s*수\\s*없(?:습니다|어요|음|다|으며)|(?:넘지|초과하지)\\s*(?:않아야|말아야)\\s*(?:합니다|해요|하며)|(?:이내|이하)로\\s*(?:부탁\\s*드립니다|부탁\\s*드려요|와\\s*주세요|오세요|방문해\\s*주세요))`,
    '$1까지 가능합니다',
  ),
  wording(
    `(${KIND}|이하|미만|이내)만\\s*(?:예약할\\s*수\\s*있(?:습니다|어요|음)|(?:동반하여|동반해서|데리고)\\s*(?:입장|방문|이용)해\\s*(?:주세요|주시기\\s*바랍니다))`,
    '$1만 입장 가능합니다',
  ),
  wording(
    `(${KIND}|이하|미만|이내)\\s*전용(?:\\s*(?:숙소|펜션|호텔|카페|식당|캠핑장|매장|시설|애견\\s*카페))?(?:입니다|이에요|예요|이다|이며|이고)`,
    '$1만 입장 가능합니다',
  ),
  wording(
    '(만)\\s*(출입|입장|이용|동반|투숙)(?:이)?\\s*(?:허용되는|가능한|허락되는|할\\s*수\\s*있는|하실\\s*수\\s*있는)\\s*(?:공간|곳|장소|카페|숙소|시설|매장|식당|펜션)(?:입니다|이에요|예요|이다)',
    '$1 $2 가능합니다',
  ),
  wording(
    `(?:입장|동반|이용|투숙|숙박|출입)(?:이)?\\s*가능한\\s*(?:반려견|강아지|애견|견종|크기|체중)(?:은|는)\\s*((?:[^,.\\n]{0,12}?)(?:[소중]형견(?:\\s*(?:과|와|및|,)\\s*중형견)?|kg\\s*(?:이하|미만|이내)(?:의?\\s*(?:반려견|소형견|강아지))?)(?:까지)?)(?:입니다|이에요|예요|이며|이고|이다)`,
    '$1만 입장 가능합니다',
  ),
  wording('(kg\\s*(?:이하|미만)(?:의)?\\s*소형견)까지만', '$1만'),
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
    `((?:최대\\s*)?${NUMBER}\\s*마리)(?:까지|이하|이내)(?:만)?\\s*(?:(?:입장|동반|입실|투숙|숙박|이용)(?:이)?\\s*)?(?:가능)?(?:하며|하고|합니다|해요|이며|이고|이지만|하지만|하나|입니다)?[\\s,.]*그\\s*(?:이상|초과)은\\s*[^,.\\n\\d]*(?:불가|어렵|어려|안\\s*[되돼됩]|없|않)[가-힣 ]*(?=[,.\\n]|$)`,
    (all, most = '') => (/[소중대]형|실내|객실/.test(all.slice(most.length)) ? all : `${most}까지 가능합니다`),
    'rephrases',
  ),
  wording(
    `(^|[.\\n]\\s*)((?:(?:반려견|애견|강아지)\\s*)?(?:1|한)\\s*마리(?:당|에|는)?\\s*[\\d,]+\\s*[만천]?\\s*원(?:\\s*,\\s*(?:\\d|두|세)\\s*마리(?:는|에)?\\s*[\\d,]+\\s*[만천]?\\s*원)*?)\\s*,\\s*(\\d|두|세)\\s*(마리(?:는|에)?\\s*[\\d,]+\\s*[만천]?\\s*원)(?:이며|이고|입니다|이에요|이지만)?[\\s,.]+그\\s*(?:이상|초과)은\\s*[^,.\\n\\d]*(?:불가|어렵|어려|안\\s*[되돼됩]|없|않)[가-힣 ]*(?=[,.\\n]|$)`,
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
    `((?:견|강아지|동물|(?:이상|초과|이하|미만))(?:과\\s*(?:함께\\s*)?오신\\s*(?:분|손님|고객)|\\s*동반\\s*(?:고객|손님|팀)(?:님)?)?(?:은|는|도)\\s(?:[^,.\\n]*?))만\\s*(?:안내해|제공해|내어?|안내|제공)(?:\\s*드(?:립니다|려요|리고\\s*있(?:습니다|어요)|릴\\s*수\\s*있(?:습니다|어요))|됩니다|돼요|하고\\s*있(?:습니다|어요)|합니다)`,
    '$1만 이용 가능합니다',
  ),
  wording('착석(?![^\\n]{0,24}(?:테이크|포장))(?=(?:이)?\\s*(?:가능|불가)|할\\s*수|하실\\s*수|해\\s*주)', '이용'),
  wording(
    `(은|는|에는|에서는)\\s*${DOGS}\\s*(?:없이|을\\s*두고|를\\s*두고)\\s*(?:이용|입장|방문|식사|출입|관람)해\\s*(?:주세요|주시기\\s*바랍니다|주십시오|주시고|주시며)`,
    '$1 반려견 동반 불가합니다. ',
  ),
  wording(
    `(?<=[가-힣])\\s?(?<!실|야|국|군|구|시|도)안으로(?:는?(?=\\s*(?:들어|입장|출입|동반|데리))|(?=\\s*${DOGS}(?:이|가|을|를)\\s*(?:들어|데리)))`,
    ' 안에는',
  ),
  wording('(?<=한옥|마당|방|객실|건물|텐트)\\s?(?:안|내부)(?:으로는|에는)\\s*(?=들어[가갈])', '은 '),
  wording(
    `(?:(?:반려견|애견|강아지)\\s*)?(?:동반석|동반\\s*(?:좌석|객실|구역|공간|존))(?:과|와)\\s*(?:일반석|일반\\s*(?:좌석|객실|구역|공간|존))(?:으로|로)\\s*(?:나뉘|나누어|나눠|구분되|구분돼|분리되)[가-힣 ]{0,6}(?:며|고|어|으며|는데|니)\\s*,?\\s*`,
    '',
  ),
  wording(
    `(?:이용|입장|방문|관람|식사|출입)(?:을|를)?\\s*(?:원하|희망하)(?:면|는\\s*경우(?:에는)?|는\\s*(?:분|손님|고객)(?:은|께서는)?)\\s*${DOGS}(?:을|를|은|는)?\\s*(?:차량|차|집|밖|야외|테라스)(?:\\s*안)?에\\s*(?:잠시\\s*)?두고\\s*(?:와야\\s*합니다|와\\s*주세요|오셔야\\s*합니다|오세요|들어와\\s*주세요|입장해\\s*주세요)`,
    '은 반려견 동반 불가합니다',
  ),
  wording(
    `(은|는)\\s*(?:일반|비동반|비반려|${DOGS}(?:이|을|를)?\\s*(?:없는|동반하지\\s*않은))\\s*(?:손님|고객|분|이용객)(?:들)?만\\s*(?:이용|입장|출입)(?:할\\s*수\\s*있(?:습니다|어요|다)|합니다|해요|하며|하고|가능합니다|\\s*가능)?(?=\\s*(?:[,.\\n]|$))`,
    '$1 반려견 동반 불가합니다',
  ),
  wording(
    '(\\d층|테라스|루프탑|옥상|마당|별관|야외석)(?:으로|로)\\s*(?:올라가|내려가|올라와|내려와|이동해|가|와)\\s*(주시고|주시며|주세요|주시기)',
    '$1을 이용해 $2',
  ),
  wording(
    `(${CARRIER})(?:\\s*(?:안|속))?에\\s*(?:들어가\\s*)?있어야\\s*(합니다|해요|하며|하고|한다|함)`,
    (_, carrier = '', end = '') =>
      `${carrier} 이용 필수${{ 합니다: '입니다', 해요: '입니다', 하며: '이며', 하고: '이며', 한다: '이다', 함: '' }[end] ?? ''}`,
  ),
  wording('(?<=[가-힣\\d])\\s*쪽으로는(?=\\s)', '에는'),
  wording(
    `(?:이용|입장|방문|식사)\\s*(?:시|시간|할\\s*때)(?:에는|에|는)?\\s*${DOGS}(?:을|를|은|는)?\\s*(?:차량|차|집|밖|객실|방|숙소)(?:\\s*(?:안|내))?(?:\\s*(?:케이지|이동장|켄넬))?에\\s*(?:잠시\\s*)?두고\\s*(?:와야\\s*합니다|와\\s*주세요|오셔야\\s*합니다|오세요|오시기\\s*바랍니다|와\\s*주시기\\s*바랍니다|들어와\\s*주세요|입장해\\s*주세요|이용해\\s*주세요)`,
    '에는 반려견 동반 불가합니다',
  ),
  // "소형견(7kg 미만)은 실내, 7kg 이상은 야외": the weight tells them apart.
  wording(
    '[소중]형견\\s*\\(\\s*(\\d+(?:\\.\\d+)?\\s*kg)\\s*미만\\s*\\)(?=(?:은|는|만)[^.\\n]*[\\s,]\\1\\s*이상)',
    '$1 미만',
  ),
  wording(
    '[소중]형견\\s*\\(\\s*(\\d+(?:\\.\\d+)?\\s*kg)\\s*이하\\s*\\)(?=(?:은|는|만)[^.\\n]*[\\s,]\\1\\s*초과)',
    '$1 이하',
  ),
  ...PLAIN_REQUESTS,
  // "5kg 이하는 실내, 그 이상은 야외": the heavier ones.
  wording(
    '(\\d+(?:\\.\\d+)?)\\s*kg\\s*(이하|이내|까지|미만)((?:은|는)(?:(?!kg|마리|cm|개월|원)[^.\\n])*?[,\\s])그\\s*(?:이상|초과|보다\\s*(?:큰|무거운)\\s*(?:반려견|강아지|아이|친구))(?:은|는|들은)(?=\\s)',
    (_, kg = '', bound = '', between = '') =>
      `${kg}kg ${bound}${between}${kg}kg ${bound === '미만' ? '이상은' : '초과는'}`,
  ),
  wording(`(?:${NUMBER}\\s*마리|${DOGS})\\s*모두\\s*(?=\\d+(?:\\.\\d+)?\\s*kg\\s*(?:이하|미만|이내))`, '', 'rephrases'),
  wording(
    `(kg\\s*(?:미만|이하))(?:으로|이며|이고|로)\\s*,?\\s*(?=${CARRIER}|(?:최대\\s*)?${NUMBER}\\s*마리)`,
    '$1만 가능하며 ',
  ),
  wording(
    '(?:음식|식사)(?:을|를)?\\s*(?:드시는|드실|하시는|하는|할|먹는)\\s*(?:동안|때)(?:에)?(?:는)?(?=\\s)',
    '식사 시에는',
  ),
  wording(
    // In one that stands outside a dog waits.
    `(?<!(?:야외|실외|외부|밖|바깥|마당|테라스|입구|매표소|주차장|보관소)(?:의|에|쪽)?\\s*(?:(?:있는|마련된|설치된|비치된)\\s*)?(?:전용\\s*|대형\\s*)?)(${CARRIER})(?:\\s*(?:안|속))?에\\s*(?:넣어\\s*)?(?:두셔야|두어야|둬야)\\s*(?:합니다|해요|한다|함)`,
    '$1 이용 필수입니다',
  ),
  wording(
    '만\\s*(?:들어간다|들어갑니다|입장한다|입장합니다|올라간다|올라갑니다|들어올\\s*수\\s*있게\\s*한다)(?=\\s*(?:[,.\\n]|$))',
    '만 입장 가능합니다',
  ),
  wording('(마리까지|마리|이하|미만|견)(?:만)?\\s*받(?:으며|고)(?=\\s)(?!\\s*있)', '$1만 가능하며'),
  wording(
    `(?:사전\\s*)?예약\\s*시(?:에)?\\s*(?:${DOGS}(?:의)?\\s*)?(?:정보|견종|무게|체중|품종|크기|마릿수)(?:\\s*\\([^()]*\\))?(?:(?:와|과|및|,|·|\\s)*(?:정보|견종|무게|체중|품종|크기|마릿수))*(?:을|를)?\\s*(?:입력|기재|작성|기입|고지|남겨)(?:해)?\\s*(?:주세요|주시기\\s*바랍니다|(?:은|이)?\\s*필수(?:입니다)?|바랍니다|이?\\s*필요(?:합니다)?)`,
    '사전 문의 필수',
  ),
  wording(
    `(?:보호자|견주|성인|손님)\\s*(?:1|한)\\s*(?:명|인|분)(?:이|은|는|당)?\\s*(${NUMBER}\\s*마리)\\s*이상(?:을|은|의\\s*${DOGS}을)?\\s*(?:데리고|동반하여|동반해서)\\s*(?:올|입장할|들어올|이용할)\\s*수\\s*없(?:습니다|어요|음|다)`,
    '보호자 1인당 $1 이상은 불가합니다',
  ),
  wording('객실\\s*(?:타입|종류|유형)?\\s*중(?:에서)?\\s+(?=[가-힣A-Z\\d]{1,8}(?:룸|동|실|호)(?:에서)?만)', ''),
  ...PLAIN_REASONS,
  ...PLAIN_BOUNDS,
  ...PLAIN_BRINGING,
]
