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
export const MAY = '(?:가능(?:합니다|해요|함)?|됩니다|돼요|괜찮(?:습니다|아요))'
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
