import type { RequirementKind } from '../../../../contract/policy.ts'
import type { Item } from './tree.ts'
import { token } from './token.ts'

/** Words for what is brought or done. */

const ITEMS: [kind: RequirementKind, pattern: RegExp][] = [
  ['outdoorToilet', /(?:대소변|배변|용변)(?:은|는)?\s*(?:야외|실외|외부)에서(?:만)?/],
  ['leash', /목줄|리드\s*줄|리드줄|가슴줄|하네스|몸줄|산책줄|자동줄/],
  [
    'wasteBags',
    /(?:배변|대변|똥)\s*(?:봉투|봉지|백)|(?:배변|대변|배설물|분변)\s*(?:물)?\s*(?:처리|수거)?(?:\s*(?:봉투|봉지))?/,
  ],
  ['muzzle', /입마개/],
  [
    'carrier',
    /이동장|이동식\s*(?:케이지|가방)|(?:반려견|애견|강아지)\s*(?:전용\s*)?(?:가방|케이지|이동장)|케이지|켄넬|캔넬|크레이트|이동\s*(?:가방|케이지)|전용\s*(?:가방|케이지)|캐리어|슬링백|슬링/,
  ],
  ['stroller', /(?:애견|반려견|강아지|펫)?\s*(?:유모차|개모차)/],
  ['held', /품에\s*안(?:고|아|기)?|안고(?:\s*이동)?|안아|안기|안(?=거나)/],
  ['mannerBelt', /매너\s*(?:벨트|밸트)|기저귀/],
  [
    'vaccination',
    /(?:\d차(?:\s*이상)?(?:의|까지)?\s*)?(?:필수\s*)?(?:종합\s*)?(?:(?:광견병|예방)\s*)?(?:예방\s*)?(?:접종|백신)(?:\s*(?:증명서|확인서|수첩|기록))?/,
  ],
  ['registration', /(?:반려동물|반려견|동물)?\s*등록(?:증|번호|칩)?/],
  ['nameTag', /인식표|이름표/],
  ['neutered', /중성화(?:\s*수술)?/],
  ['ownSupplies', /(?:애견|반려견|반려동물|강아지|개인)\s*용품/],
  ['ownBedding', /(?:(?:애견|반려견|반려동물|강아지)\s*)?침구/],
  ['guardianId', /신분증/],
  ['pledge', /(?:동반\s*|이용\s*)?(?:서약서|동의서)/],
]
export const ItemWord = token('ItemWord', ITEMS.map(([, { source }]) => `(?:${source})`).join('|'))

const WHOLE = ITEMS.map(([kind, { source }]) => [kind, new RegExp(`^(?:${source.replace('(?=거나)', '')})$`)] as const)
export function itemOf(image: string): Item {
  const kind = WHOLE.find(([, pattern]) => pattern.test(image))?.[0]
  if (!kind) throw new Error(`No item: ${image}`)
  if (kind !== 'vaccination') return { kind, detail: null }
  const times = /(\d)차(\s*이상)?/.exec(image)
  const paper = /증명서|확인서|수첩|기록/.exec(image)?.[0]
  const what = [times && `${times[1]}차${times[2] ? ' 이상' : ''}`, /광견병|종합/.exec(image)?.[0], paper]
  return { kind, detail: what.filter(Boolean).join(' ') || null }
}

/** What stands in brackets behind an item: its kind or its measure. */
export const Thing = token(
  'Thing',
  /\d+(?:\.\d+)?\s*(?:m|미터|cm)(?:\s*(?:이내|이하|미만)(?:으로|로)?)?|패드|배변\s*패드|사료|간식|식기|밥그릇|물그릇|방석|장난감|타월|수건|담요|매트|하우스|드라이기|샴푸/,
)

/** What dogs do in a place, which says nothing of coming in: bathing, lying on beds, being left alone. */
export const Conduct = token(
  'Conduct',
  /(?:(?:반려견|애견|강아지|반려동물)\s*)?(?:(?:수영장|스파|바다|계곡|물놀이장|분수대?|풀장?|온천|욕조)\s*(?:입수|수영|목욕)|스파|입수|수영)|공간\s*분리|(?:침대|소파|쇼파|의자|식탁|이불|카펫|가구|벤치|테이블(?=\s*위))(?:\s*(?:위|위에|위로|에|나|및))*(?:\s*(?:침대|소파|쇼파|의자|식탁|이불|가구))?(?:\s*(?:위|위에|위로|에|에서))?(?:\s*(?:올라가기|올라가는\s*것|올리기|올리는\s*것))?|(?:객실|실내|차량|숙소)?\s*(?:내\s*|안에?\s*)?(?:단독\s*|혼자\s*)?(?:방치|(?:홀로|혼자)\s*(?:두기|두는\s*것|남겨\s*두기))|욕실\s*목욕|목욕|빗질|취사|배회|오프\s*리쉬|오프\s*리시|뛰어다니기|수건\s*사용/,
)

/** What is done with an item: "착용", "넣어", "채우". */
export const Do = token(
  'Do',
  /착용|지참|소지|구비|준비|부착|제출|제시|작성|완료|처리|치워|치우|수거|휴대|챙기|챙겨|채워|채우|매어|태워|태우|넣어|넣고|담아|가져와|가져오|유지|개별|개인|각자|따로|직접|즉시|바로/,
)
/** "미착용 시", "하지 않으면", "없이는": the item is not there. */
export const Lacking = token(
  'Lacking',
  /미\s*(?:착용|지참|사용|이용|소지|구비|실시|제시|제출|동반)\s*(?:한|인)?\s*(?:시|때|경우|견|반려견|강아지)?(?:에는|에|엔|는|은)?|(?:을|를|이|가)?\s*(?:하지|있지)\s*않(?:으면|는\s*경우|은\s*경우|을\s*(?:시|경우)|은\s*(?:반려견|강아지|동물|견|(?=[소중대맹])))(?:에는|에|는|은)?|(?:을|를)?\s*안\s*(?:하면|한\s*경우|할\s*(?:시|경우)|한\s*(?:반려견|강아지|견))(?:에는|에|는|은)?|(?:이|가)?\s*(?:없으면|없이는|없이|없는\s*(?:경우|반려견|강아지)(?:에는|에|는|은)?)/,
)
/** "착용해야 들어갈 수 있다". */
export const OnlyIf = token(
  'OnlyIf',
  /(?:해야|하여야|하셔야|어야|아야|여야|워야|야)(?:만)?(?=\s*(?:입장|출입|동반|들어|이용\s*(?:이|할|가능)|관람|투숙|가능)(?!\s*(?:합니다|한다|해요|함)))/,
)
/** "착용 시", "착용하면", "착용 후": if or when the item is there. */
export const When = token(
  'When',
  /(?:한|하는|할|하신|하실|을|를)?\s*시(?:에만|에는|에|엔|만)?(?![간설작기민내도])|(?:경우|때)(?:에만|만)|하면|하시면|있으면|있을\s*(?:시|경우|때)|으면|후(?:에)?(?![문원보면])|한\s*(?:상태|채)(?:로|에서)?|상태(?:로|에서)|하고(?=[\s,])|하여(?=\s)|조건(?:으로|하에|부)?|하에/,
)
/** "착용한 반려견", "접종을 완료한": said of a dog. */
export const Having = token(
  'Having',
  /(?:을|를|이|가)?\s*(?:완료한|완료된|완료|마친|받은|맞은|넣은|담은|태운|안은|한|된|하는|되어\s*있는|있는|들어가는|들어갈\s*수\s*있는)(?=\s*(?:반려견|반려동물|강아지|애견|개|견|전\s*견종|모든|소형|중형|대형|동물|및|,))/,
)
/** Why a rule is there: "유기 방지 차원", "안전을 위해". */
export const Reason = token(
  'Reason',
  /(?:내부\s*)?(?:사정|공사|방침|규정)(?:으로|상|에\s*따라)(?:\s*인해)?|(?:코로나|감염병|전염병)[가-힣\d]{0,4}?(?:으로|로)\s*인(?:해|하여)|(?:유기|안전\s*사고|사고|안전|위생|분실|청결|소음|쾌적한\s*환경|다른\s*(?:손님|고객|이용객))(?:을|를|의)?\s*(?:방지|예방|문제|관리)?(?:를|을)?\s*(?:차원(?:에서)?|위해서?|위하여|이유로|때문에|상)/,
)
