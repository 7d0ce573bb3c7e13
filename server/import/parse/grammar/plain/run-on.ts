import type { Replacement } from '../replacements.ts'
import { AREA, DOGS, wording } from '../wording.ts'

/** Sentences that go on: what a place is, what one does there, and then a rule; in plain clauses (`plain-clauses.ts`). */

const HOUSE =
  '(?:카페|식당|레스토랑|음식점|펜션|호텔|숙소|리조트|풀빌라|캠핑장|글램핑장?|스테이|민박|공원|수목원|식물원|휴양림|유원지|관광지|해수욕장|박물관|미술관|농장|목장|서점|책방|시장|베이커리)'
/** What makes a rule of words that only seem to say what a place is. */
const RULES =
  /[소중대]형|맹견|kg|마리|만\s|뿐|외|제외|불가|금지|제한|없|않|못|어렵|전용|예약|문의|이상|이하|미만|\d\s*층|평일|주말|요일|목줄|입마개|케이지|이동장|안고|경우|\s시\s|후\s/
/** How a rule begins. */
const TOPIC =
  '(?=(?:[가-힣A-Za-z\\d·]{1,8}\\s){0,3}[가-힣\\d]{1,8}(?:은|는|에서는|에는)\\s|\\d+(?:\\.\\d+)?\\s*kg|최대\\s|(?:한|1)\\s*(?:팀|객실|사이트|테이블)|[소중대]형견)'

/** What a dog wears or is carried in, by which a second request begins. */
const GEAR =
  '(?:목줄|리드\\s?줄|자동\\s?줄|하네스|가슴줄|입마개|매너\\s?벨트|기저귀|배변\\s?봉투|케이지|켄넬|이동장|캐리어|개모차|유모차)'
/** "말아 주시고" and what a sentence that ends there would have. */
const REQUESTED: Readonly<Record<string, string>> = { 주시: '주세요', 마시: '마세요', 드리: '드립니다', 하시: '하세요' }

export const PLAIN_RUN_ON: readonly Replacement[] = [
  // "의자에는 올리지 말아 주시고 리드줄 꼭 부탁드려요": two requests.
  wording(
    `(말아\\s*주시|지\\s*마시|[해워아어려]\\s*주시|부탁\\s*드리)(?:고|며)\\s*,?\\s+(?=(?:[가-힣]{1,5}\\s){0,2}${GEAR}(?:은|는|을|를|도)?\\s)`,
    (all, first = '') => `${first.slice(0, -2)}${REQUESTED[first.slice(-2)] ?? all}\n`,
  ),
  // "테라스석에서 반려견과 식사가 가능한 레스토랑으로 실내는 …": that part is granted.
  wording(
    `(^|[.\\n]\\s*)(?:[가-힣]{2,8}\\s){0,2}(${AREA})에서\\s*${DOGS}(?:과|와)\\s*(?:함께\\s*|같이\\s*)?[가-힣]{2,4}(?:가|이|을|를)?\\s*(?:가능한|(?:할|즐길)\\s*수\\s*있는)\\s[^.,\\n]{0,15}?${HOUSE}(?:으로|로|이며|이고)\\s*,?\\s+`,
    '$1$2 반려견 동반 가능하며 ',
  ),
  // "바다가 보이는 애견 동반 카페로 1층은 …".
  wording(
    `(^|[.\\n]\\s*)([^.,\\n()]{0,60}?)${HOUSE}(?:으로|로|이며|이고|이자)\\s*,?\\s+${TOPIC}`,
    (all, before = '', intro = '') => (RULES.test(intro) ? all : before),
  ),
  // "2층은 일반 손님만 이용할 수 있으며".
  wording(
    `(은|는)\\s*(?:일반|비동반|비반려|${DOGS}(?:이|을|를)?\\s*(?:없는|동반하지\\s*않은))\\s*(?:손님|고객|분|이용객)(?:들)?만\\s*(?:이용|입장|출입)(?:할\\s*수\\s*있|\\s*가능하|하)(?:으며|며|고)\\s*,?\\s+`,
    '$1 반려견 동반 불가합니다\n',
  ),
  // "강아지가 뛰어놀 수 있고 대형견은 …": two sentences, where the first names none of them. A "but" takes something back.
  wording(
    `(^|[.\\n]\\s*)([^.,\\n]{2,70}?)(수\\s*있|가능하)(?:고|으며|며)\\s*,?\\s+${TOPIC}`,
    (all, before = '', first = '', can = '') =>
      RULES.test(`${first} `) ? all : `${before}${first}${can === '가능하' ? '가능합니다' : '수 있습니다'}\n`,
  ),
  // "바다가 보이는 곳에 있으며 2층은 …".
  wording(
    `(^|[.\\n]\\s*)([^.,\\n]{2,50}?(?:[이가에]\\s?|하고\\s))(있|넓|많|좋|아름답)(?:으며|고)\\s*,?\\s+${TOPIC}`,
    (all, before = '', first = '', is = '') =>
      RULES.test(`${first} `) || /(?:반려견|애견) 놀이터/.test(first) ? all : `${before}${first}${is}습니다\n`,
  ),
]
