import { ENDING } from './words.ts'
import { token } from './token.ts'

/** Words for what may, may not or must be. */

const VISIT = '(?:입장|입실|출입|투숙|숙박|진입|방문|관람|입소|입점|동반|동행|이동|산책)'

/** "입장 시": when else. */
export const OnVisit = token(
  'OnVisit',
  `(?:${VISIT}|(?:사전\\s*)?예약)(?:\\s*이용)?\\s*(?:시|할\\s*(?:시|때|경우)|하실\\s*(?:시|때|경우)|하는\\s*경우)(?:에는|에|엔|는)?(?![간설작기민내도])`,
)
export const Before = token('Before', `(?:사전|미리|${VISIT}\\s*전|예약\\s*전|이용\\s*전)(?:에)?`)
export const AskHow = token(
  'AskHow',
  /전화|유선|별도|개별\s*(?=문의|상담)|현장|업체|매장|숙소|카카오톡|카톡|문자|홈페이지|펜션/,
)
export const Whether = token('Whether', `(?:(?:${VISIT}|이용)\\s*)*(?:가능)?\\s*여부(?:는|를|에\\s*대해(?:서)?)?`)
/** "숙박 가능한": stands before the dogs that it is said of. */
export const Adnominal = token('Adnominal', `(?:(?:${VISIT}|이용)\\s*)*(?:가능한|허용된|허용되는)`)
export const MayNotLong = token(
  'MayNotLong',
  `(?:가능하지|허용하지|허용되지|받지)\\s*않(?:습니다|아요|음|는다|으며|고)|(?:할|들어갈|들어올|들어오실|데려올|이용할|동반할|입장할)\\s*수\\s*없(?:습니다|어요|음|다|으며|고)`,
)
export const May = token(
  'May',
  `(?:가능|허용|환영)${ENDING}|(?:할|들어갈|들어올|들어오실|데려올|이용할|동반할|입장할)\\s*수\\s*있(?:습니다|어요|음|다|으며|고)|돼요|됩니다|OK`,
)
export const MayNot = token(
  'MayNot',
  `(?:절대\\s*)?(?:불가능|불가|금지|거부|거절|사절|불허|어려움|자제|금함|금합니다|금해요|삼가)${ENDING}(?:\\s*(?:바랍니다|부탁드립니다|부탁드려요|주세요|해\\s*주세요|해\\s*주시기\\s*바랍니다))?|안\\s*(?:됨|됩니다|돼요|되요|된다|되며|되고|받아요|받습니다)|못\\s*(?:들어가요|들어갑니다|들어와요|들어옵니다|함|해요|합니다)|(?:어려워요|어렵습니다|어려워|힘들어요|힘듭니다)|퇴장(?:\\s*조치)?${ENDING}`,
)
export const Limit = token('Limit', `제한${ENDING}`)
export const Ask = token('Ask', /문의|상담|협의|연락|예약제?|확인|고지|신청|승인|허락|허가/)
export const Must = token(
  'Must',
  `(?:필수|의무|필요|요망|필참|필수적)${ENDING}|(?:해야|하여야|하셔야|있어야|계셔야|다녀야|이동해야|와야|야)\\s*(?:만\\s*)?(?:합니다|해요|함|한다|돼요|됩니다|됨|하며|하고|해|입장)|(?:해\\s*|하여\\s*)?(?:주세요|주십시오|주셔야\\s*(?:합니다|해요)|주시기\\s*바랍니다|주시길\\s*바랍니다)|바랍니다|바람|바라요|부탁\\s*(?:드립니다|드려요|해요|합니다)|하세요|하십시오|세요`,
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
export const Visit = token('Visit', `(?:함께\\s*|같이\\s*)?${VISIT}`)
export const Use = token('Use', /이용|사용|탑승/)
