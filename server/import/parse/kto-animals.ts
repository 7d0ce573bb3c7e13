import { ALL_DAYS } from '../../../contract/days.ts'
import { emptyReading, joinReadings, type Reading } from './reading.ts'
import { readRestriction } from './restriction.ts'
import { readSize } from './size.ts'
import { clean, remembered, isNoInformation } from './text.ts'

const GUIDE_DOG =
  /^(?:불가\s*\(?)?(?:맹인|시각\s*장애인|청각\s*장애인|장애인)?\s*(?:안내견|보조견|도우미견)(?:에\s*한(?:해|하여)|만)?\s*(?:동반)?\s*(?:입장|출입)?\s*(?:가능?)?\)?$/
const REFUSED = /^(?:반려동물\s*)?(?:동반\s*|출입\s*|입장\s*)?불가$/
const ASK = /^(?:전화|사전)?\s*문의\s*(?:요망|필수|필요|바람)?$/

/** Qualifications that stand before "전 견종" and "10kg 이하", each with the house rule that it amounts to. */
const QUALIFIERS: [pattern: RegExp, rule: (match: RegExpExecArray) => string][] = [
  [
    /맹견\s*(?:및|,)\s*대형견\s*(?:은|는)?\s*(?:제외|(?:동반|입장|출입)?\s*불가)/,
    () => '맹견 입장 불가, 대형견 입장 불가',
  ],
  [/맹견\s*(?:은|는)?\s*(?:제외|(?:동반|입장|출입)?\s*불가)/, () => '맹견 입장 불가'],
  [/대형견\s*(?:은|는)?\s*(?:제외|(?:동반|입장|출입)?\s*불가)/, () => '대형견 입장 불가'],
  [
    /(?:필수\s*)?(?:종합\s*)?예방\s*접종\s*(?:및|과|,)\s*(?:반려)?동물\s*등록을?\s*(?:완료한|완료된|한)|(?:반려)?동물\s*등록\s*(?:및|과|,)\s*(?:필수\s*)?(?:종합\s*)?예방\s*접종[이을]?\s*(?:완료한|완료된|한)/,
    () => '예방접종 필수, 동물등록 필수',
  ],
  [/(?:필수\s*)?(?:종합\s*)?예방\s*접종[이을]?\s*(?:완료한|완료된|한)/, () => '예방접종 필수'],
  [/(?:반려)?동물\s*등록[이을]?\s*(?:완료한|완료된|된|한)/, () => '동물등록 필수'],
  [/생후\s*(\d{1,2})\s*개월\s*이상/, (match) => `${match[1]}개월 미만 입장 불가`],
  [/(?:최대\s*)?(\d)\s*마리(?:\s*까지)?/, (match) => `최대 ${match[1]}마리`],
  [/(?:최대\s*)?한\s*마리/, () => '최대 1마리'],
]
/** "이동장(켄넬)에 들어가는 전 견종": any dog that fits into what it must be carried in. */
const FITS_IN = /(?:몸\s*전체가\s*)?((?:반려동물\s*)?(?:유모차|이동장|켄넬|케이지)[가-힣()\s]*?)\s*(?:안)?에\s*들어가는/
/** Per person or of several dogs together: neither can be told of one dog. */
const SHARED = /인\s*당|합쳐서|합산|합하여/

/** 동반가능동물, the field that says which animals KTO's places admit: sizes and weights with qualifications among them. */
export const readKtoAnimals = remembered((source: string): Reading => {
  if (isNoInformation(source)) return emptyReading()
  const text = clean(source).replace(/^-\s*/, '').replaceAll('견동', '견종')
  if (GUIDE_DOG.test(text)) return { ...emptyReading(), entry: 'guide' }
  if (REFUSED.test(text)) return { ...emptyReading(), entry: 'none' }
  if (ASK.test(text)) return readRestriction('사전 문의')
  if (SHARED.test(text)) return { ...emptyReading(), unparsed: [text] }

  const parts: Reading[] = []
  let rest = text
  const cut = (part: string, reading: Reading) => {
    parts.push(reading)
    rest = rest.replace(part, ' ')
  }
  const fits = FITS_IN.exec(rest)
  if (fits) cut(fits[0], carried(clean(fits[1] ?? '')))
  for (const [bracket, inside = ''] of rest.matchAll(/\(([^()]*)\)/g)) {
    const size = readSize(inside)
    if (size.reading.unparsed.length > 0) cut(bracket, readRestriction(inside.replace(/^단\s*,/, '')))
  }
  for (const [pattern, rule] of QUALIFIERS) {
    const match = pattern.exec(rest)
    if (match) cut(match[0], readRestriction(rule(match)))
  }
  const said = /[가-힣\d]/.test(rest.replace(/(?:동반|입장|출입|입실)?\s*가능/g, ''))
  const size = said ? readSize(rest).reading : emptyReading()
  const reading = [size, ...parts].reduce(joinReadings)
  // A qualification that isn't understood may be what it all depends on.
  if (reading.unparsed.length > 0) return { ...emptyReading(), unparsed: [text] }
  const { coveredDays, limits } = reading
  return { ...reading, coveredDays: limits.length > 0 ? [...ALL_DAYS] : coveredDays }
})

function carried(what: string): Reading {
  const reading = emptyReading()
  reading.requirements.push({ kind: 'carrier', who: 'all', indoor: false, detail: `${what}에 들어가야 함` })
  return reading
}
