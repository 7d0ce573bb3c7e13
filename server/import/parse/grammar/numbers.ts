import type { Bound } from '../../../../contract/policy/policy.ts'
import { dictionary } from './words.ts'
import { token } from './token.ts'

const BOUNDS: Record<string, Bound> = {
  이하: 'lte',
  '이내|까지': 'lte',
  미만: 'lt',
  이상: 'gte',
  초과: 'gt',
}
const wordOf = dictionary(BOUNDS)
export function boundOf(image: string): Bound {
  if (/넘/.test(image)) return /지|안/.test(image) ? 'lte' : 'gt'
  if (image.includes('초과')) return 'gt'
  return wordOf(image) ?? 'lte'
}
/** "최대 10kg", "무게 제한 10kg". */
export const statedBound = (image: string): Bound | null => (/최대|제한/.test(image) ? 'lte' : null)
const NUMBER = String.raw`\d{1,3}(?:\.\d{1,2})?`

export const Won = token('Won', /(?:\d[\d,]*(?:\.\d)?\s*[천만]?|[일이삼사오육칠팔구]?[천만])\s*원/)
export const People = token(
  'People',
  /(?:만\s*)?\d{1,2}\s*세(?!대)|\d{1,2}\s*명|미취학\s*아동|아동|어린이(?!\s*(?:놀이(?:터|시설)|박물관|도서관|공원|정원|체험|전시|숲|물놀이))|유아(?!숲|차|풀|원)|영유아|초등학생|중학생|고등학생|학생|미성년자|성인|노\s*키즈\s*존|키즈(?!\s*(?:존|카페|룸))|추가\s*인원|기준\s*인원/,
)
export const WeightRange = token(
  'WeightRange',
  `${NUMBER}\\s*(?:kg)?\\s*(?:이상)?\\s*~\\s*${NUMBER}\\s*kg(?:\\s*(?:까지|이하|이내|사이))?`,
)
export const Weight = token(
  'Weight',
  `(?:(?:최대\\s*)?(?:체중|몸무게|무게)\\s*(?:제한)?(?:이|가|은|는)?\\s*)?(?:최대\\s*)?${NUMBER}\\s*kg`,
)
export const Height = token('Height', `(?:체고|몸\\s?높이|어깨\\s?높이|키|높이)(?:가|는|이)?\\s*\\d{2,3}\\s*cm`)
export const Age = token('Age', /(?:생후\s*)?(?:만\s*)?\d{1,2}\s*(?:개월|살)(?:령)?|생후\s*\d{1,2}\s*년/)
export const Count = token(
  'Count',
  /(?:최대\s*|총\s*)?(?:\d{1,2}|한|두|세|네|다섯)\s*(?:마리|두(?![가-힣])|견(?![가-힣]))/,
)
export const BoundWord = token(
  'BoundWord',
  /(?:을|를)?\s*초과(?:하는|한|할\s*(?:시|경우)|하면|\s*시)|이하|이내|까지|미만|이상|초과|(?:을|를|이|가)?\s*넘지\s*(?:않는|않으면)|(?:을|를|이|가)?\s*안\s*넘(?:는|으면)|(?:을|를|이|가)?\s*넘(?:는|으면|을\s*(?:시|경우)|길\s*경우)/,
)
export const From = token('From', /부터/)
export const Per = token(
  'Per',
  /(?:(?:(?:객실|방|룸|(?:데크|캠핑)?\s?사이트|텐트|카라반|데크)\s*1\s*(?:개|동|실|면|대|곳)|객실|방|룸|사이트|텐트|카라반|데크|(?:1|한)?\s*(?:세대|가구)|1\s*실|한\s*객실|1\s*객실|실)|(?:캐빈|곤돌라|차량)\s*(?:1\s*대)?|(?:한|1)?\s*(?:팀|가족|일행|테이블|예약)|(?:(?:보호자|성인|사람|견주)\s*)?(?:1|한|일)\s*(?:인|명|사람|분)|보호자(?:\s*1\s*(?:인|명))?)\s*(?:당|별|마다)|(?:한|1)\s*(?:객실|방|팀|가족|테이블|사이트|텐트|카라반|데크|세대|자리|분|명|사람|캐빈|곤돌라|차량)에(?=\s*(?:최대\s*)?[\d한두세])|(?:1|한)\s*(?:인|팀|객실|실)(?=\s*(?:최대\s*)?\d)/,
)
/** Of several dogs together. */
export const Sum = token('Sum', /합산\s*\d+(?:\.\d+)?\s*kg\s*(?:이하|미만)/)
export const Tilde = token('Tilde', /~/)

const NUMERALS: Record<string, number> = { 한: 1, 두: 2, 세: 3, 네: 4, 다섯: 5 }
export const numbersIn = (image: string) => (image.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
export const countIn = (image: string) =>
  numbersIn(image)[0] ?? NUMERALS[/한|두|세|네|다섯/.exec(image)?.[0] ?? ''] ?? 0
export const monthsIn = (image: string) => (numbersIn(image)[0] ?? 0) * (/살|년/.test(image) ? 12 : 1)
export function perOf(image: string): 'room' | 'party' | 'person' {
  if (/팀|가족|일행|테이블|예약|캐빈|곤돌라|차량/.test(image)) return 'party'
  return /인|명|사람|보호자|분/.test(image) ? 'person' : 'room'
}
