import { emptyReading, joinReadings, type Reading } from './reading.ts'
import { readRestriction } from './restriction.ts'
import { clean, remembered, isNoInformation, splitOutsideParentheses } from './text.ts'

const OF_DOGS = /(?:대형|중형|소형|맹|노령|반려|애|모든)견|강아지|반려동물|\d\s*kg|\d\s*마리/
const RULE = /불가|제한|금지|문의|예약|필수|가능|이하|미만|이상|허용/
/** A café of cats that takes "pets" may well mean cats: whether a dog comes in is not said. */
const OF_CATS = /^고양이\s*(?:카페|까페)$/
const ASK_FIRST = /^(?:사전|방문\s*전|입장\s*전)\s*(?:문의|예약)\s*(?:필수)?$|^예약제$|^예약\s*필수$/

/**
 * House rules that stand in a description ("애견카페, 주말 및 공휴일 대형견 입장 제한") among what a place offers. If one of them is not
 * understood, none of them narrows anything: they may be about different rooms.
 */
export const readDescription = remembered((source: string): Reading => {
  if (isNoInformation(source)) return emptyReading()
  const rules = splitOutsideParentheses(clean(source), /[,\n]/).filter(
    (part) => ASK_FIRST.test(part) || OF_CATS.test(part) || (OF_DOGS.test(part) && RULE.test(part)),
  )
  const reading = rules.map(readRestriction).reduce(joinReadings, emptyReading())
  if (reading.unparsed.length === 0) return reading
  return { ...emptyReading(), unparsed: [rules.join(', ')] }
})
