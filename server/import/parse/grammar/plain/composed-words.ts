import { formsOf } from '../inflection.ts'
import { CARRIER, DOGS, KILOS, SIZES, WORN } from '../wording.ts'

/** Words of which the composed clauses (`composed.ts`) are made. */

/** How one clause leads to the next, with it or against it. */
const AND = '(?:으?며|고요?|구요)'
const BUT = '(?:지만요?|으?나|는데요?|은데요?|기는?\\s*(?:하지만|한데|하나))'
export const goesOn = (end: string) => (/^(?:으?며|고요?|구요)$/.test(end) ? '며' : '지만')
export const ON = `(${AND}|${BUT})\\s*,?(?=\\s)(?!\\s+있)`
/** How people end what they say. */
export const SPOKEN = '(?:거든요|네요|더라고요|더라구요|답니다|랍니다)'
export const OF = '(?<=[가-힣\\d)](?:은|는|도|만|까지|에선|에서|에|엔)\\s*)'

const oneOf = (words: readonly string[]) => `(?:${[...new Set(words)].sort((a, b) => b.length - a.length).join('|')})`
/** What one does in a place. */
const FORMS = [
  '들어가',
  '들어오',
  '올라가',
  '올라오',
  '데려가',
  '데려오',
  '찾아오',
  '오',
  '가',
  '다니',
  '묵',
  '지내',
  '앉',
  '타',
  '태우',
  '놀',
  '뛰어놀',
  '산책하',
  '머무르',
  '재우',
  '방문하',
  '입장하',
  '출입하',
  '동반하',
  '함께하',
  '동행하',
  '이용하',
  '탑승하',
  '숙박하',
  '투숙하',
  '입실하',
].map((stem) => formsOf(stem))
const TOGETHER = '(?:(?:함께|같이|데리고|동반하여|동반해서)\\s*)?'
/** Before "도 된다", "수 있다", "안 된다" and "마세요". */
export const COME = `(?<![가-힣])${TOGETHER}${oneOf(FORMS.flatMap(({ infinitive }) => infinitive))}`
export const WILL_COME = `(?<![가-힣])${TOGETHER}${oneOf(FORMS.flatMap(({ will }) => will))}`
export const IF_COME = `(?<![가-힣])${TOGETHER}${oneOf(FORMS.flatMap(({ conditional }) => conditional))}`
export const TO_COME = `(?<![가-힣])${TOGETHER}${oneOf(FORMS.flatMap(({ negated }) => negated))}`

/** What people call dogs, behind what only a dog has. */
export const DEAR = '(?:반려견|강아지|애견|아이|친구|아가|아기|애기|녀석|댕댕이|멍멍이|멍뭉이|강쥐|애)(?:들)?'
export const PARTICLE = '(?:은|는|만|도|의|이|가|을|를)'
export const GUEST = '(?:손님|고객|분|팀|가족|일행|보호자|견주|이용객|방문객|투숙객)(?:님)?(?:들)?'
export const WHO = `(${SIZES}|맹견|${KILOS}\\s*(?:이상|초과|이하|미만)(?:의?\\s*(?:${DOGS}|[소중대]형견))?)`
export const WITH_DOG = '(?:와|과|이랑|랑|을|를)?\\s*(?:함께|같이|데리고|동반하여|동반해서|동반)\\s*'
export const COMING =
  '(?:온|오는|오신|오시는|올|오실|방문한|방문하는|방문하신|방문하시는|이용하는|하신|하시는|하는|한)?\\s*'
export const TOPIC = '(?:은|는|께서는|분들은|이라면|(?:의\\s*)?경우(?:에는|엔)?)'
/** Nothing refuses what a condition lets in. */
export const LETS_IN =
  '(?=\\s*(?:[가-힣\\d]{1,6}\\s){0,3}?(?:(?:입장|동반|이용|출입|탑승|승선|숙박|투숙|입실)(?:이|은|하)?\\s*)?(?:가능|할\\s*수\\s*있|수\\s*있|됩니다|돼요|되(?:며|고|지만|는데)|괜찮|OK|들어[올오갈가]))'
export const THING = `(?:${WORN}|${CARRIER}|배변\\s?봉투|인식표|(?:예방)?접종\\s?(?:증명서|확인서|수첩)|동물\\s?등록증?)`
export const PAYS =
  '(?:(?:지불|결제|납부|부담|추가)(?:를|을)?\\s*(?:하|해\\s*주)?(?:시면|면|고|실\\s*(?:경우|시))|(?:지불|결제|납부|부담|추가|예치)\\s*(?:시|후)(?:에)?|(?:내|맡기|드리)(?:시)?(?:면|고)|낸\\s*(?:후|뒤)에?)'
export const MONEY =
  '(?:추가\\s*(?:요금|금액|비용|금|료)|동반\\s*(?:요금|비용)|보증금|예치금|청소\\s*비|이용료|입장료|요금|비용)(?:은|을|를|으로|만)?\\s*(?:마리당\\s*|[1한]\\s*마리당\\s*|[1한]?\\s*박당?\\s*)?(?:\\d[\\d,]*\\s*[만천]?\\s*원)?'

export const CARRIED = new RegExp(CARRIER)
export const asTopic = (who: string) =>
  `${who.replace(/\s*(?:아이|친구)들?$/, '')}${/(?:이하|초과)$/.test(who) ? '는' : '은'}`
