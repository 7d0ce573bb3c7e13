import { formsOf } from './inflection.ts'
import { ENDING } from './words.ts'
import { token } from './token.ts'

/** Words for what may, may not or must be. */

const VISIT = '(?:입장|입실|출입|투숙|숙박|진입|방문|승선|탐방|관람|입소|입점|동반|동행|이동|산책|접근(?!성))'
/** What one does in a place: come in, stay, walk. Each stem, and its infinitive where that isn't regular. */
const STEMS: readonly (readonly [stem: string, infinitive?: string])[] = [
  ...['하', '들어가', '들어오', '올라가', '올라오', '내려가', '내려오', '데려가', '데려오', '찾아오', '오', '가'].map(
    only,
  ),
  ...['다니', '머무르', '묵', '지내', '쉬', '쉬어 가', '자', '앉', '걷', '거닐', '산책하', '돌아보', '둘러보'].map(
    only,
  ),
  ...['구경하', '관람하', '탑승하', '승선하', '방문하', '입장하', '출입하', '동반하', '식사하', '캠핑하', '이용하'].map(
    only,
  ),
  ...['즐기', '타', '함께하', '동행하', '이동하', '통과하', '접근하', '있', '사용하'].map(only),
  ...([
    ['머물', '머물러'],
    ['오르', '올라'],
    ['들르', '들러'],
    ['주무시', '주무셔'],
    ['계시', '계셔'],
  ] as const),
]
function only(stem: string): readonly [string] {
  return [stem]
}
const FORMS = STEMS.map(([stem, irregular]) => formsOf(stem, irregular))
const oneOf = (words: readonly string[]) =>
  `(?:${[...new Set(words)]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(' ', '\\s*'))
    .join('|')})`
const WILL = oneOf([...FORMS.flatMap(({ will }) => will), '머무실', '묵을', '계실', '주무실'])
const INFINITIVE = oneOf(FORMS.flatMap(({ infinitive }) => infinitive))
const CONDITIONAL = oneOf(FORMS.flatMap(({ conditional }) => conditional))
const NEGATED = oneOf(FORMS.flatMap(({ negated }) => negated))
const TOGETHER = '(?:함께\\s*|같이\\s*|데리고\\s*|동반하여\\s*)?'
/** "할 수 없다", "들어오실 수 없어요", "데리고 갈 수 있다". */
const ABLE = `(?:${VISIT}|이용)?\\s*${TOGETHER}${WILL}\\s*수(?:가|는|도)?\\s*`
const UNABLE = `${ABLE}없(?:습니다|어요|음|다|으며|고|으니|으므로|으나|지만|사오니|으오니|는데|답니다)`
/** "들어오시면 안 돼요", "데려오지 마세요", "들어오지 못합니다". */
const MUST_NOT = `(?:${VISIT}|이용)?\\s*${TOGETHER}(?:${CONDITIONAL}\\s*안\\s*(?:됩니다|돼요|되요|된다|되며|되고|됨)|${NEGATED}\\s*(?:마세요|마십시오|마시기\\s*바랍니다|말아\\s*(?:주세요|주시기\\s*바랍니다|주십시오)|말\\s*것|못\\s*(?:합니다|해요|한다|하며|하고|함)))`
/** "들어오셔도 됩니다". */
const ALSO_MAY = `(?:${VISIT}|이용)?\\s*${TOGETHER}(?:${INFINITIVE}|뛰어놀아|놀아)도\\s*(?:됩니다|돼요|되요|된다|되며|되고|되지만|되나|됨|괜찮(?:습니다|아요|음|으며|지만)|무방(?:합니다|해요|함|하며)|좋(?:습니다|아요))`
/** What a text calls the place: "반려견 동반이 가능한 카페이다". A part of it ("공간", "객실") is none of these. */
export const KIND =
  '(?:(?:애견|반려견|실내|대형|복합)\\s*)?(?:(?:브런치|베이커리|디저트|한옥|대형|애견|키즈|오션뷰|감성|독채|숲속|풀빌라|가족|아늑한|예쁜|조용한|작은|넓은|멋진|특별한|유일한)\\s*)*(?:(?!야외|실외|테라스|루프탑|옥상|마당|별관|본관)[가-힣]{0,4})(?:카페|식당|음식점|맛집|레스토랑|베이커리|펜션|호텔|숙소|리조트|캠핑장|글램핑장|글램핑|카라반|게스트하우스|민박|공원|관광지|명소|여행지|박물관|미술관|전시관|수목원|식물원|농원|농장|목장|해변|해수욕장|유원지|테마파크|휴양림|서점|책방|갤러리|공방|스테이|와이너리|한옥|풀빌라|곳|장소)'
const PLACE = `\\s*${KIND}(?:입니다|이다|다|이에요|예요|임|이며|으로|로)?(?![ \\t]*[^\\s,])`

/** "입장 시": when else. */
export const OnVisit = token(
  'OnVisit',
  `(?:${VISIT}|(?:사전\\s*)?예약|체크\\s*인|(?:캠핑장|펜션|카페|식당|매장|숙소|호텔|시설|공원)\\s*이용)(?:\\s*이용)?\\s*(?:시|할\\s*(?:시|때|경우)|하실\\s*(?:시|때|경우)|하는\\s*경우)(?:에는|에|엔|는)?(?![간설작기민내도])`,
)
export const Before = token('Before', `(?:사전|미리|${VISIT}\\s*전|예약\\s*전|이용\\s*전)(?:에)?`)
export const AskHow = token(
  'AskHow',
  /전화|유선|별도|개별\s*(?=문의|상담)|(?:인스타(?:그램)?\s*)?(?:DM|디엠)|(?:네이버\s*)?톡톡|인스타(?:그램)?|(?:현장|업체|매장|숙소|펜션)(?=\s*(?:으로|로|에|측에)?\s*(?:전화\s*|유선\s*|사전\s*|미리\s*|별도\s*|직접\s*)*(?:문의|상담|협의|연락|확인|예약))|카카오톡|카톡|문자|홈페이지/,
)
export const Whether = token('Whether', `(?:(?:${VISIT}|이용)\\s*)*(?:가능)?\\s*여부(?:는|를|에\\s*대해(?:서)?)?`)
/** "숙박 가능한": stands before the dogs that it is said of. */
export const Adnominal = token(
  'Adnominal',
  `(?:(?:${VISIT}|이용)\\s*)*(?:가능한|허용된|허용되는)(?=\\s*(?:반려|애견|강아지|견|개|동물))`,
)
export const MayNotLong = token(
  'MayNotLong',
  `(?:(?:가능하지|허용하지|허용되지|받지|허락하지|되지)(?:는)?\\s*않(?:습니다|아요|음|는다|으며|고|으니)|${UNABLE}|${MUST_NOT})`,
)
export const May = token(
  'May',
  `(?:가능|허용)(?:한|된|되는)${PLACE}|${ABLE}있는${PLACE}|(?:가능해졌|허용됐|허용되었)(?:다|습니다|어요|음)|(?:가능|허용)${ENDING}|${ABLE}있(?:습니다|어요|음|다|으며|고|으나|지만|는데|답니다)|${ALSO_MAY}|(?:돼요|됩니다|괜찮아요|괜찮습니다|괜찮음|괜찮지만|괜찮으나|괜찮고)|(?:OK|Ok|ok|오케이|O)(?![A-Za-z0-9가-힣])`,
)
export const MayNot = token(
  'MayNot',
  `(?:절대\\s*)?(?:불가능|불가|금지|거부|거절|사절|불허|어려움|자제|금해요|삼가|사양|중단|종료|폐지)(?:되었다|되었습니다|되었음|됐다|됐습니다|했다|했습니다|하였다|하였습니다|된\\s*상태(?:다|이다|입니다)|중(?:이다|입니다)?)?${ENDING}(?:\\s*(?:바랍니다|부탁드립니다|부탁드려요|주세요|해\\s*주세요|해\\s*주시기\\s*바랍니다|주시기\\s*바랍니다|주십시오))?|금(?:한다|합니다|함|하며|하고)|(?:X|NO)(?![A-Za-z0-9가-힣])|안\\s*(?:됨|되지만|되나|되는데|됩니다|돼요|되요|된다|되며|되고|되니|되오니|되므로|받아요|받습니다)|못\\s*(?:들어가요|들어갑니다|들어와요|들어옵니다|함|해요|합니다)|(?:어렵다|어려우며|어려우니|어려워요|어렵습니다|어렵지만|어렵고|어려우나|어려워|힘들어요|힘듭니다|힘들다)|퇴[장실](?:\\s*조치)?${ENDING}`,
)
/** "노펫존": says it all. */
export const NoPets = token(
  'NoPets',
  `노\\s*펫(?:\\s*존)?(?:\\s*(?:으로|로)?\\s*운영(?:\\s*중)?)?${ENDING}|no\\s*pets?(?:\\s*(?:zone|allowed))?`,
)
/** "불필요", "안 해도 돼요". */
export const NeedNot = token(
  'NeedNot',
  `불필요${ENDING}|(?:꼭\\s*)?필요(?:는|가|하지)?\\s*(?:없|않)(?:습니다|어요|아요|음|다|지만|으나|으며|고)|필수(?:는|가|은)?\\s*아(?:님|닙니다|니에요|니다)|(?:안\\s*(?:하셔|해)|하지\\s*않아)도\\s*(?:됩니다|돼요|됨|된다|무방${ENDING}|괜찮(?:아요|습니다|음))`,
)
export const Welcome = token('Welcome', `환영(?:하는|받는)${PLACE}|(?:환영|적합|우대|선호)${ENDING}`)
/** "제한될 수 있습니다": of whom it may be left to the place. */
export const LimitPerhaps = token(
  'LimitPerhaps',
  /(?:(?:제한|거부|거절|퇴[장실](?:\s*조치)?)(?:될|할|하실)|퇴[장실]\s*조치될)\s*수(?:도|가)?\s*있(?:습니다|어요|음|다|으며|으니)/,
)
export const Limit = token('Limit', `제한${ENDING}`)
export const Ask = token(
  'Ask',
  /문의|상담|협의|연락|알려(?=\s*주)|예약제(?:로|으로)?(?:\s*(?:운영|이용|진행)(?:\s*중)?(?:됩니다|된다|되며|돼요|합니다|한다|하며|해요|됨|함)?)?|예약|예매|확인|고지|신청|승인|허락|허가/,
)
export const Must = token(
  'Must',
  `(?:필수|의무|필요|요망|필참|필수적)(?!\\s*(?:인\\s*)?견종)${ENDING}|(?:해야|하여야|하셔야|(?<=[오가])셔야|있어야|계셔야|다녀야|이동해야|와야|야)\\s*(?:만\\s*)?(?:합니다|해요|함|한다|돼요|됩니다|됨|하며|하고|해|입장)|(?:해\\s*|하여\\s*)?(?:주세요|주십시오|주시고|주시며|주셔야\\s*(?:합니다|한다|해요|함|하며|하고)|주시기\\s*바랍니다|주시길\\s*바랍니다|주시면\\s*(?:됩니다|돼요|감사하겠습니다|고맙겠습니다|감사드리겠습니다))|바랍니다|바람|바라요|부탁\\s*(?:드립니다|드려요|해요|합니다)|하세요|하십시오|(?:하)?시(?:기|길)\\s*바랍니다|세요|십시오|(?<=이용|사용)하시면\\s*(?:됩니다|돼요)`,
)
export const Provide = token(
  'Provide',
  `(?:무료\\s*)?(?:제공|비치|대여|판매|보유|완비|마련|설치|운영)(?:\\s*(?:가능|중))?${ENDING}|있음|있어요|있습니다`,
)
export const Advise = token(
  'Advise',
  `(?:착용\\s*)?(?:권장|추천|권유|권고|주의|유의)${ENDING}(?:\\s*(?:바랍니다|주세요|해\\s*주세요|부탁드립니다))?`,
)
/** Of entering, and of using: "이용" is also what is done with a cage. */
export const Visit = token(
  'Visit',
  `(?:함께\\s*|같이\\s*)?(?:${VISIT}(?:(?:하며|하고|합니다|해요|한다|하시며)(?![가-힣]))?|${TOGETHER}(?:들어와|들어가|올라와|올라가|데려와|와|앉아|머물러|쉬어|함께해|관람해|탑승해|들어오|들어가|데려오)(?=\\s*(?:주(?:세|시|십|셔)|야\\s|셔야|시기|시길|십시오|세요)))`,
)
export const Use = token('Use', /이용|사용|탑승|식사|취식|착석/)
