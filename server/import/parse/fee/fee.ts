import type { Fee } from '../../../../contract/policy/policy.ts'
import { normalise } from '../grammar/normalise.ts'
import { isNoInformation, remembered } from '../text.ts'
import { feeOf, UNKNOWN } from './meaning.ts'
import { FeeParser } from './parser.ts'
import { feeTokens } from './words.ts'

let parser: FeeParser | undefined
const grammar = () => (parser ??= new FeeParser())

/** Behind a fee, how many may come, and what people order: "1마리당 1만원(최대 2마리)", "입장료 없음 (1인 1음료)". */
const BESIDE =
  /(?<=[원음료]\s?|원\s?(?:추가|별도)\s?)[\n,]\s*(?:최대\s*)?\d\s*마리(?:까지|이하|이내)?(?:만)?(?:\s*가능)?\s*$|\(\s*1\s*인\s*1\s*(?:음료|메뉴)(?:\s*주문)?(?:\s*필수)?\s*\)/g

/** "3천원, 2시간 기준": as in a bracket. */
const inBrackets = (text: string) =>
  text.replace(/(?<=원)\s*[,/]\s*((?:\d{1,2}|한|두)\s*시간\s*(?:기준|이용))(?=\s*(?:[.\n]|$))/g, '($1)')
/** "무료(대형견은 1만원)", and who isn't let in: "소형 1만원 (대형 불가)". */
const othersFree = (text: string) =>
  text
    .replace(/^무료\s*\(\s*(?:단\s*,?\s*)?([^()]*\d\s*[만천]?\s*원)(?:입니다)?\s*\)$/, '$1, 그 외 무료')
    .replace(/\s*\(\s*(?:[소중대]형견?|맹견)(?:은|는)?\s*(?:입장\s*|동반\s*)?불가\s*\)$/, '')
/** "입장료: 5,000원". */
const withoutColons = (text: string) => text.replace(/(?<=[가-힣])\s*:\s*/g, ' ')

/** The fee that a text says; unknown unless all of it is understood. */
export function parseFee(source: string): Fee {
  const tokens = feeTokens(withoutColons(othersFree(inBrackets(normalise(source).replace(BESIDE, '')))))
  const entries = tokens && grammar().parse(tokens)
  return entries && entries.length > 0 ? feeOf(entries) : UNKNOWN
}

/** Whether a sentence speaks of money alone: "15kg 이상은 추가 요금 3만원". */
export function isAboutFees(text: string): boolean {
  if (!/원|요금|비용|유료|무료|입장료/.test(text) || /문의|협의|확인|상담|예약/.test(text)) return false
  const tokens = feeTokens(inBrackets(text))
  return tokens !== null && (grammar().parse(tokens)?.length ?? 0) > 0
}

/** What a place charges for a dog. "없음" says nothing here: it also stands beside places that admit no dogs at all. */
export const readFee = remembered((source: string): Fee => (isNoInformation(source) ? UNKNOWN : parseFee(source)))
