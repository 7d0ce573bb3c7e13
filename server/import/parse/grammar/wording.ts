import type { Replacement } from './replacements.ts'

/** Further ways of saying what a shorter form says as well, like `PARAPHRASES`, and applied before them. */

export const DOGS = '(?:반려견|반려동물|애견|애완견|강아지)'
export const CARRIER = '(?:이동장|이동\\s*가방|케이지|켄넬|캐리어|유모차|개모차|크레이트)'
export const AREA =
  '(?:(?:(?!이상|이하|미만|초과|이내)[가-힣\\d]{1,6}\\s){0,2}(?:실내|내부|야외|실외|테라스|루프탑|옥상|마당|정원|데크|평상|발코니|베란다|로비|별관|본관|\\d층|자리|좌석|테이블|구역|공간|존|테라스석|야외석|잔디밭|잔디마당|운동장|산책로|룸)(?:\\s?(?:자리|좌석|테이블|벤치|구역|공간|석))?)'
export const END = '(?=\\s*(?:[,.\\n/!]|$))'
/** The same where smileys and tildes close a sentence as well. */
export const SENTENCE_END = '(?=\\s*(?:[,.\\n/!~^;ㅎㅋㅠㅜ]|:-?\\)|$))'
export const START = '(^|[.,!~\\n]\\s*)'
export const KILOS = '\\d+(?:\\.\\d+)?\\s*kg'
/** "입장이", "동반은": what one does, before the word for whether one may. */
const COMING = '(?:(?:입장|출입|이용|동반|방문|입실|투숙)(?:이|은|을|도)?\\s*)?'
/** How a clause ends that lets in, refuses or asks. Each file of plain clauses takes all of these endings. */
export const MAY = `(?:${COMING}(?:가능(?:합니다|해요|하다|함)?|됩니다|돼요|괜찮(?:습니다|아요)|(?:하실|할|들어올|들어오실)\\s*수\\s*있(?:습니다|어요|다|음)))`
export const REFUSED = `(?:${COMING}(?:어렵습니다|어려워요|어려움|힘듭니다|힘들어요|불가(?:합니다|해요|능합니다|능해요|입니다)?|안\\s*(?:됩니다|돼요|된다|됨|받아요|받습니다)|받지\\s*(?:않(?:습니다|아요|고\\s*있습니다)|못(?:합니다|해요))|금지(?:합니다|됩니다|입니다|예요)?|제한(?:됩니다|합니다|돼요)?|(?:하실|할|들어올|들어오실)\\s*수\\s*없(?:습니다|어요|다|음)|못\\s*(?:와요|옵니다|들어와요|들어옵니다|들어가요|들어갑니다)))`
export const PLEASE =
  '(?:주세요|주시기\\s*바랍니다|주시길\\s*바랍니다|주십시오|주셔야\\s*(?:합니다|해요|됩니다|돼요)|주시면\\s*(?:됩니다|돼요|감사하겠습니다|감사합니다|고맙겠습니다)|부탁\\s*드립니다|부탁\\s*드려요|부탁\\s*드릴게요|부탁\\s*드리겠습니다|부탁합니다|바랍니다)'
export const IS = '(?:입니다|이에요|예요|에요|이다|임)'

/** What a place calls itself; not its parts. */
export const HOUSE =
  '(?:카페|까페|식당|음식점|레스토랑|술집|펜션|숙소|호텔|리조트|풀빌라|스테이|민박|캠핑장|글램핑장?|매장|업소|가게)'
export const OUTSIDE =
  '(?:(?:야외|실외)\\s*)?(?:테라스|야외|실외|마당|데크|정원|루프탑|운동장|잔디밭|잔디마당)(?:\\s?(?:석|자리|좌석|테이블))?'
export const SIZES = '(?:[소중대](?:[,·\\s]*[소중대])?형견(?:\\s*이상)?)'
export const OVER = `\\d+(?:\\.\\d+)?\\s*kg\\s*(?:이상|초과)(?:의?\\s*${DOGS})?`
export const LEASH = '(?:목줄|리드\\s?줄|가슴\\s?줄|하네스)'
export const WORN = `(?:${LEASH}|입마개|매너\\s?벨트|기저귀)`
/** Being about with a dog, before the ending of a request. */
export const COMES_OR_GOES =
  '(?:들어와|들어오|입장해|입장하|방문해|방문하|다녀|다니|있어|계셔|이용해|이용하|산책해|산책하|이동해|이동하|와|오)'
export const wording = (pattern: string, by: Replacement[1], may?: Replacement[2]): Replacement => [
  new RegExp(pattern, 'g'),
  by,
  may,
]

/** Behind "가능": nothing but the ending of the verb and of the clause. */
export const TAIL = '[가-힣]{0,4}(?=\\s*(?:[,.\\n/!)]|$))'

/** The particle behind a word that ends in a consonant, as "반려견" does. */
export const afterDog = (particle: string) => ({ 는: '은', 가: '이', 를: '을' })[particle] ?? particle

/** What makes more of "소형견과 대형견 공간이 나뉘어 있다" than grounds that are apart: one of the sizes may be in this part only. */
export const OF_ONE_SIZE =
  /불가|금지|제한|제외|만\s|이하|이상|미만|초과|시\s|경우|문의|예약|평일|주말|요일|시간|실내|실외|야외|내부|외부|층|테라스|옥상|루프탑|마당|정원|데크|홀|룸|객실|동은|동에|필수|착용|어렵|없/
