import { ALL_DAYS } from '../../../contract/days.ts'
import type { Entry } from '../../../contract/policy.ts'
import { emptyReading, joinReadings, type Reading } from './reading.ts'
import { readRestriction } from './restriction.ts'
import { readSize } from './size.ts'
import { clean, remembered, saysNothing, splitOutsideParentheses } from './text.ts'

/** The fields of `detailPetTour2` that bear on whether and how a dog may come. */
export interface KtoPetTexts {
  acmpyTypeCd: string
  acmpyPsblCpam: string
  acmpyNeedMtr: string
  etcAcmpyInfo: string
  relaAcdntRiskMtr: string
}

const GUIDE_DOG =
  /^(?:시각장애인\s*|장애인\s*)?(?:안내견|보조견)(?:에\s*한(?:해|하여)|만)?\s*(?:입장|동반|출입)?\s*(?:가능)?$/

const GUIDE_DOGS: Reading = { ...emptyReading(), entry: 'guide' }

function readKtoEntry(text: string): Entry {
  const type = clean(text).replaceAll(' ', '')
  if (/안내견|보조견/.test(type)) return 'guide'
  if (/불가/.test(type)) return 'none'
  if (/일부/.test(type)) return 'some'
  if (/실외|야외/.test(type)) return 'outdoor'
  return /전구역/.test(type) ? 'all' : 'unknown'
}

/** 동반가능동물: sizes and weights, with rules among them ("동물 등록을 완료한 전 견종"). */
const readAnimals = remembered((source: string): Reading => {
  if (saysNothing(source)) return emptyReading()
  const whole = readSize(source)
  if (whole.reading.unparsed.length === 0) return whole.reading
  return splitOutsideParentheses(clean(source), /[,\n]/)
    .map((part): Reading => {
      if (GUIDE_DOG.test(part)) return GUIDE_DOGS
      const size = readSize(part)
      if (size.reading.unparsed.length === 0) return size.reading
      const everyBreed: Reading = { ...emptyReading(), coveredDays: [...ALL_DAYS] }
      return /(?:전|모든)\s*견종/.test(part) ? joinReadings(readRestriction(part), everyBreed) : readRestriction(part)
    })
    .reduce(joinReadings, emptyReading())
})

/** "CCTV 7개" tells nothing of who may enter; only what reads like a rule leaves a doubt. */
function readRisks(source: string): Reading {
  const reading = readRestriction(source)
  return { ...reading, unparsed: reading.unparsed.filter((text) => /불가|제한|금지|필수|이하|미만|kg/i.test(text)) }
}

export function readKtoPolicy(texts: KtoPetTexts): Reading & { entry: Entry } {
  const animals = readAnimals(texts.acmpyPsblCpam)
  const needs = readRestriction(clean(texts.acmpyNeedMtr).replace(/(?:^|,)\s*기타(?=,|$)/g, ''))
  const joined = [animals, needs, readRestriction(texts.etcAcmpyInfo), readRisks(texts.relaAcdntRiskMtr)].reduce(
    joinReadings,
  )
  const stated = readKtoEntry(texts.acmpyTypeCd)
  // "전구역" with "실내 출입 불가" among the notes: the narrower of the two.
  const entry =
    stated === 'unknown'
      ? (joined.entry ?? 'unknown')
      : joinReadings({ ...emptyReading(), entry: stated }, joined).entry
  return { ...joined, entry: entry ?? 'unknown' }
}
