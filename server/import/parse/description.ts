import { emptyReading, type Reading } from './reading.ts'
import { readRestriction } from './restriction.ts'
import { normalise } from './grammar/normalise.ts'
import { isNoInformation, remembered, splitOutsideParentheses } from './text.ts'

/** Words by which a part of a description is a rule for dogs, or part of one ("주말", "대형견"). */
const RULE =
  /(?:[소중대]형|맹|안내|보조|노령|모든|전)\s*견|[소중대]형(?=[\s,만은]|$)|(?:반려견|반려동물|애견|강아지).*(?:불가|제한|금지|문의|필수|가능|만\s|허용|어려|없)|\d\s*(?:kg|킬로|키로|㎏|마리)|불가|금지|제한|제외|전용|목줄|입마개|케이지|켄넬|이동장|매너\s*벨트|(?:평일|주말|공휴일|[월화수목금토일]요일)(?:에만|만|은|에는|에)?(?=[\s,]|$)/i
/** Who comes in, or where, with a refusal or a limit: "동반이 중단되었다", "실내는 출입할 수 없고", "테라스에서만 함께할 수 있다". */
const ADMISSION =
  /(?:입장|출입|동반|입실|투숙|숙박|관람|이용(?!\s*료)|함께|들어[가오올갈]|데리고|데려).*(?:없|않|못|안\s*[되돼된]|중단|종료|폐지|어렵|어려|금[하합한]|삼가|거절|자제)|(?:실내|내부|실외|야외|테라스|마당|정원|객실|층|구역)[^,\n]*(?<!지)만(?:\s|$)|노\s*펫|no\s*pets?/i
/** What is brought or done: "증명서를 제시해야 입장할 수 있다", "안고 관람 가능". */
const DEMAND =
  /(?:동반|입장).*(?:문의|확인(?!되)|상담)|맡[겨기긴]|두고\s*(?:입장|들어)|접종|증명서|유모차|개모차|안고(?=\s*(?:관람|입장|이동|있|다니))|품에|배변|서약서|동의서|(?:반려견|반려동물|애견|강아지|입장|동반).*(?:예약제|(?:예약|요청|신청|연락|승인|허락)[^,\n]*야\s*[하한합해])/
const ASK_FIRST = /^(?:사전|방문\s*전|입장\s*전)\s*(?:문의|예약)\s*(?:필수)?$|^예약제$|^예약\s*필수$/
/** Of people, of hours, and of what a place offers besides: its dogs may come or not by other rules. */
const OTHERWISE =
  /\d\s*세|아동|어린이|유아|초등학생|중학생|고등학생|학생|노\s*키즈|성인|인원|\d\s*명|휴장|휴무|운영\s*시간|입장\s*마감|대형\s*(?:애견|카페|주차)|유치원|호텔|미용|놀이방/
/** A café of cats that takes "pets" may well mean cats: whether a dog comes in is not said. */
const OF_CATS = /^고양이\s*(?:카페|까페)$/
const OF_DOGS = /(?:[소중대]형|맹)견|강아지|반려견|반려동물|펫|\d\s*kg/i

const isRule = (part: string) =>
  ASK_FIRST.test(part) ||
  OF_CATS.test(part) ||
  ((RULE.test(part) || ADMISSION.test(part) || DEMAND.test(part)) && (!OTHERWISE.test(part) || OF_DOGS.test(part)))

/** "테라스 좌석은,": whatever a rule behind it is about. */
const OPENS = /(?:은|는|에서|경우|시)$/
const rulesOf = (parts: string[]) =>
  parts.filter((part, i) => isRule(part) || (OPENS.test(part) && isRule(parts[i + 1] ?? '')))

/**
 * House rules that stand in a description ("애견카페, 주말 및 공휴일 대형견 입장 제한") among what a place offers. If one of them is not
 * understood, none of them narrows anything: they may be about different rooms.
 */
export const readDescription = remembered((source: string): Reading => {
  if (isNoInformation(source)) return emptyReading()
  const sentences = normalise(source)
    .split('\n')
    .map((sentence) => rulesOf(splitOutsideParentheses(sentence, /,/)))
    .filter((rules) => rules.length > 0)
  if (sentences.length === 0) return emptyReading()
  const text = sentences.map((rules) => rules.join(', ')).join('\n')
  const reading = readRestriction(text)
  return reading.unparsed.length === 0 ? reading : { ...emptyReading(), unparsed: [text.replaceAll('\n', '. ')] }
})
