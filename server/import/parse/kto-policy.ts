import type { Entry, Limit, Requirement } from '../../../contract/policy/policy.ts'
import { SIZES } from '../../../contract/dogs/dog-sizes.ts'
import { readKtoAnimals } from './kto-animals.ts'
import { isUpper } from './meaning/whom.ts'
import { emptyReading, joinReadings, type Reading } from './reading.ts'
import { readNotes, readRestriction } from './restriction.ts'
import { clean } from './text.ts'

/** The fields of `detailPetTour2` that bear on whether and how a dog may come. */
export interface KtoPetTexts {
  acmpyTypeCd: string
  acmpyPsblCpam: string
  acmpyNeedMtr: string
  etcAcmpyInfo: string
  relaAcdntRiskMtr: string
}

function readKtoEntry(text: string): Entry {
  const type = clean(text).replaceAll(' ', '')
  if (/안내견|보조견/.test(type)) return 'guide'
  // "실내구역 동반불가": of a part.
  if (/실내[가-힣]*불가/.test(type)) return 'outdoor'
  if (/(?:일부|실외|야외)[가-힣]*불가/.test(type)) return 'some'
  if (/불가/.test(type)) return 'none'
  if (/일부/.test(type)) return 'some'
  if (/실외|야외/.test(type)) return 'outdoor'
  return /전구역/.test(type) ? 'all' : 'unknown'
}

/** "CCTV 7개" tells nothing of who may enter; only what reads like a rule leaves a doubt. */
function readRisks(source: string): Reading {
  const reading = readRestriction(source)
  return { ...reading, unparsed: reading.unparsed.filter((text) => /불가|제한|금지|필수|이하|미만|kg/i.test(text)) }
}

/** Whether something is asked of dogs that a limit turns away. */
function isOfTurnedAway({ kind, who, weight }: Requirement, limit: Limit): boolean {
  if (kind === 'note' || limit.days) return false
  if (weight && limit.weight)
    return !isUpper(weight.bound) && isUpper(limit.weight.bound) && weight.kg >= limit.weight.kg
  const size = SIZES.find((each) => each === who)
  return size !== undefined && limit.sizes !== null && !limit.sizes.includes(size)
}

export function readKtoPolicy(texts: KtoPetTexts): Reading & { entry: Entry } {
  const listed = readKtoAnimals(texts.acmpyPsblCpam)
  const needs = readRestriction(clean(texts.acmpyNeedMtr).replace(/(?:^|,)\s*(?:기타|자유\s*이용)(?=\s*(?:,|$))/g, ''))
  const stated = readKtoEntry(texts.acmpyTypeCd)
  // Where the type of the record lets dogs in, what a note refuses is a part of the place.
  const comesIn = stated === 'all' || stated === 'some' || stated === 'outdoor'
  const notes = comesIn ? readNotes(texts.etcAcmpyInfo) : readRestriction(texts.etcAcmpyInfo)
  const asked = [...needs.requirements, ...notes.requirements]
  // "15kg 미만" among the animals, "15kg 이상은 야외만" among the notes: the heavier ones come after all.
  const doubted = listed.limits.some((limit) => asked.some((each) => isOfTurnedAway(each, limit)))
  const animals = doubted ? { ...emptyReading(), unparsed: [clean(texts.acmpyPsblCpam)] } : listed
  const joined = [animals, needs, notes, readRisks(texts.relaAcdntRiskMtr)].reduce(joinReadings)
  // "전구역" with "실내 출입 불가" among the notes: the narrower of the two.
  const entry =
    stated === 'unknown'
      ? (joined.entry ?? 'unknown')
      : joinReadings({ ...emptyReading(), entry: stated }, joined).entry
  return { ...joined, entry: entry ?? 'unknown' }
}
