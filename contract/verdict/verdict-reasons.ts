import { calledName, josa } from '../text/josa.ts'
import { ALL_DAYS, type Day } from '../time/days.ts'
import { breedKey, isRestricted } from '../dogs/dog-breeds.ts'
import type { Dog } from '../dogs/dogs.ts'
import { SIZE_NAME } from '../dogs/dog-sizes.ts'
import { limitText, weightText } from '../policy/limit-text.ts'
import type { Concern, DogPolicy, Limit, Requirement, RequirementKind } from '../policy/policy.ts'
import {
  dayName,
  daysText,
  EXCLUSION_NAME,
  feeText,
  isConsoling,
  maxDogsText,
  REQUIREMENT_NAME,
} from '../policy/policy-text.ts'
import { hectograms, weightRange } from '../policy/weights.ts'

/** All rules of the place that this dog violates on these days; empty = none. */
export function refusalsOf(dog: Dog, policy: DogPolicy, days: readonly Day[]): string[] {
  if (policy.entry === 'none') return ['반려견은 들어갈 수 없는 곳이에요']
  if (policy.entry === 'guide') return ['보조견만 들어갈 수 있는 곳이에요']
  const reasons: string[] = []
  const { entryDays } = policy
  const closed = entryDays ? days.find((day) => !entryDays.includes(day)) : undefined
  if (entryDays && closed !== undefined) {
    reasons.push(
      entryDays.length
        ? `${daysText(entryDays)}에만 함께 갈 수 있어요 · ${dayName(closed)}은 안 돼요`
        : '함께 갈 수 있는 날이 없어요',
    )
  }
  for (const limit of limitsOn(policy, days)) {
    const own = violation(dog, limit)
    if (own) reasons.push(`${forDays(limit)}${admittedText(limit)}만 갈 수 있어요 · ${our(dog)} ${own}이에요`)
  }
  if (isRestricted(dog) && policy.restrictedBreeds === 'banned') reasons.push('맹견은 들어갈 수 없어요')
  const banned = policy.bannedBreeds.find((breed) => dog.breed !== null && breedKey(breed) === breedKey(dog.breed))
  if (banned) reasons.push(`${josa(banned, '은/는')} 들어갈 수 없어요`)
  const tooMany = countRefusal(dog.count, policy)
  if (tooMany) reasons.push(tooMany)
  return reasons
}

/** The refusal of a party of this size, or null. */
export const countRefusal = (count: number, policy: DogPolicy) =>
  policy.maxDogs !== null && policy.maxDogsPer !== 'person' && count > policy.maxDogs
    ? `${maxDogsText(policy)} 갈 수 있어요 · 함께 가는 강아지는 ${count}마리예요`
    : null

/** What the source leaves open: missing statements, and phrases that were not understood. */
export function unknownsOf(policy: DogPolicy, days: readonly Day[]): { gaps: string[]; phrases: string[] } {
  const gaps: string[] = []
  // If dogs are refused anyway, unparsed phrases make no difference.
  if (policy.entry === 'none' || policy.entry === 'guide') return { gaps, phrases: [] }
  if (policy.entry === 'unknown') {
    gaps.push('반려견과 함께 들어갈 수 있는지 확인되지 않았어요')
  } else if (!days.some((day) => policy.coveredDays.includes(day))) {
    const when = policy.coveredDays.length && days[0] !== undefined ? `${dayName(days[0])}은 ` : ''
    gaps.push(`${when}크기·몸무게 조건이 확인되지 않았어요`)
  }
  return { gaps, phrases: policy.unparsed.map((phrase) => `‘${phrase}’ 조건은 가기 전에 확인해 주세요`) }
}

/**
 * Conditions for this dog, most important first. `doubtful`: the verdict is unknown, so every condition is worded as what it forbids:
 * "may be outdoors only" would promise the outdoors. `together`: how many dogs come.
 */
export function conditionsFor(dog: Dog, policy: DogPolicy, doubtful: boolean, together: number): string[] {
  const reasons: string[] = []
  const restricted = isRestricted(dog)
  const say = (promise: string, ban: string) => reasons.push(doubtful ? ban : promise)
  if (restricted) reasons.push('맹견은 입마개와 목줄을 꼭 해야 해요 · 출입은 미리 확인해 주세요')
  if (policy.entry === 'outdoor') say('야외에서만 함께 있을 수 있어요', '실내에는 함께 들어갈 수 없어요')
  if (policy.entry === 'some') say('일부 구역만 함께 들어갈 수 있어요', '함께 들어갈 수 없는 구역이 있어요')
  const { maxHeightCm, minAgeMonths, maxDogs } = policy
  if (maxHeightCm !== null)
    say(`체고 ${maxHeightCm}cm 이하 강아지만 갈 수 있어요`, `체고 ${maxHeightCm}cm가 넘으면 안 돼요`)
  if (policy.maxDogsPer === 'person' && maxDogs !== null && dog.count > maxDogs)
    say(`${maxDogsText(policy)} 갈 수 있어요`, `한 사람당 ${maxDogs}마리가 넘으면 안 돼요`)
  if (minAgeMonths !== null)
    say(`생후 ${minAgeMonths}개월부터 갈 수 있어요`, `생후 ${minAgeMonths}개월이 안 됐으면 안 돼요`)
  if (policy.bannedBreeds.some((breed) => mayBe(dog, breed))) {
    reasons.push(`들어갈 수 없는 견종이 있어요 (${policy.bannedBreeds.join(', ')})`)
  }
  for (const requirement of policy.requirements) {
    if (isNote(requirement) || !concerns(requirement, dog, together)) continue
    // Already required by law for this dog, and stated by the first reason.
    if (restricted && requirement.kind === 'muzzle' && !requirement.or?.length) continue
    reasons.push(requirementSentence(requirement, doubtful))
  }
  return reasons
}

/** Reasons in favour of this dog. Never empty if the place is known to admit dogs. */
export function metConditionsOf(dog: Dog, policy: DogPolicy, days: readonly Day[]): string[] {
  if (policy.entry === 'unknown' || !days.some((day) => policy.coveredDays.includes(day))) return []
  const met = limitsOn(policy, days).map((limit) => {
    const own = [limit.weight && `${dog.weightKg}kg`, limit.sizes?.length && SIZE_NAME[dog.size]]
      .filter(Boolean)
      .join(' ')
    return `${forDays(limit)}${limitText(limit)} 조건에 맞아요 · ${our(dog)} ${own}이에요`
  })
  return met.length ? met : ['크기·몸무게 제한 없이 갈 수 있어요']
}

/** Further information for any verdict: what to bring, fees, exclusions. `doubtful`: the verdict is unknown, so what sounds like a permission is left out. */
export function notesFor(policy: DogPolicy, doubtful: boolean): string[] {
  const bring = policy.requirements.filter(isLawful).map(({ kind }) => REQUIREMENT_NAME[kind])
  const notes: string[] = []
  if (bring.length) notes.push(`${josa([...new Set(bring)].join('·'), '을/를')} 챙겨 주세요`)
  const told = policy.requirements
    .filter((each) => !(doubtful && isConsoling(each)))
    .flatMap(({ kind, detail }) => (kind === 'note' && detail ? [detail] : []))
  if (told.length) notes.push(`알아 두세요: ${told.join(' · ')}`)
  if (policy.fee.kind !== 'unknown') notes.push(`추가 요금: ${feeText(policy.fee)}`)
  if (policy.exclusions.length) {
    notes.push(`이용 제한: ${policy.exclusions.map((exclusion) => EXCLUSION_NAME[exclusion]).join(', ')}`)
  }
  return notes
}

/** Required of every dog outdoors by law (동물보호법 제16조: leash, name tag, waste), so a place that asks for them is no stricter than others. */
const LAWFUL: ReadonlySet<RequirementKind> = new Set(['leash', 'wasteBags', 'nameTag'])
/** "목줄 또는 안기" asks for nothing more than 목줄, which the law asks for. */
const isLawful = ({ kind, or = [] }: Requirement) => [kind, ...or].some((each) => LAWFUL.has(each))
/** Said beside the verdict, and no condition of it. */
const isNote = (requirement: Requirement) => requirement.kind === 'note' || isLawful(requirement)

/** Limits of a day, without those that limit nothing. */
const limitsOn = (policy: DogPolicy, days: readonly Day[]) =>
  policy.limits.filter((limit) => limitText(limit) && (!limit.days || limit.days.some((day) => days.includes(day))))

/** "주말·공휴일은 ", '' if it applies every day. All names of days end in a consonant, so the particle 은 fits each. */
const forDays = ({ days }: Limit) => (days && days.length < ALL_DAYS.length ? `${daysText(days)}은 ` : '')

const our = (dog: Dog) => `우리 ${josa(calledName(dog.name?.trim() || '강아지'), '은/는')}`

/** "10kg 미만 강아지", "소형견·중형견", "3kg 이하 소형견": whom a limit admits. */
const admittedText = (limit: Limit) => (limit.sizes?.length ? limitText(limit) : `${limitText(limit)} 강아지`)

function fitsWeight(dog: Dog, weight: NonNullable<Limit['weight']>): boolean {
  const [hg, { min, max }] = [hectograms(dog.weightKg), weightRange(weight)]
  return hg >= min && hg <= max
}

/** "10kg 미만 소형견" mostly means the weight: whether it turns a dog of 9 kg away that its keeper calls medium can't be told. */
const mayMean = (dog: Dog, { weight, sizes }: Limit) =>
  weight !== null && fitsWeight(dog, weight) && Boolean(sizes?.length) && !sizes?.includes(dog.size)

/** Limits of which this dog meets the weight and not the size. */
export const limitDoubtsOf = (dog: Dog, policy: DogPolicy, days: readonly Day[]): string[] =>
  limitsOn(policy, days)
    .filter((limit) => mayMean(dog, limit))
    .map(
      (limit) =>
        `${forDays(limit)}‘${limitText(limit)}’에 드는지 가기 전에 확인해 주세요 · ${our(dog)} ${dog.weightKg}kg ${SIZE_NAME[dog.size]}이에요`,
    )

/** The property by which a dog exceeds a limit ("16kg 중형견"), or ''. */
function violation(dog: Dog, limit: Limit): string {
  const { weight, sizes } = limit
  const kg = weight && !fitsWeight(dog, weight) ? `${dog.weightKg}kg` : ''
  const size = sizes?.length && !sizes.includes(dog.size) && !mayMean(dog, limit) ? SIZE_NAME[dog.size] : ''
  return [kg, size].filter(Boolean).join(' ')
}

/**
 * Whether a dog may be of a refused breed: its breed is not stated (but one stated to be no 맹견 is no 도사견 either), or one name is
 * part of the other ("핏불", "핏불테리어").
 */
function mayBe(dog: Dog, breed: string): boolean {
  if (dog.breed === null) return dog.restricted || !isRestricted({ restricted: false, breed })
  const [banned, own] = [breedKey(breed), breedKey(dog.breed)]
  return banned.includes(own) || own.includes(banned)
}

/** Properties that the app doesn't ask for (sex, neutering, urine marking) become an "if" in the sentence. */
function concerns({ who, weight, dogs = 1 }: Requirement, dog: Dog, together: number): boolean {
  if (together < dogs) return false
  if (weight && !fitsWeight(dog, weight)) return false
  if (who === 'restricted') return isRestricted(dog)
  return who === 'small' || who === 'medium' || who === 'large' ? who === dog.size : true
}

const WHO: Record<Concern, string> = {
  all: '',
  small: `${SIZE_NAME.small}은 `,
  medium: `${SIZE_NAME.medium}은 `,
  large: `${SIZE_NAME.large}은 `,
  restricted: '맹견은 ',
  male: '수컷이라면 ',
  unneutered: '중성화하지 않았다면 ',
  marking: '마킹을 한다면 ',
}

/** How a sentence ends that asks for it, and how it goes on to an alternative: "이동장에 넣" + "어야 해요" or "거나". */
const MUST: Record<Exclude<RequirementKind, 'note'>, [must: string, or: string]> = {
  leash: ['목줄을 해야 해요', '목줄을 하거나'],
  wasteBags: ['배변봉투를 챙겨야 해요', '배변봉투를 챙기거나'],
  nameTag: ['인식표를 해야 해요', '인식표를 하거나'],
  muzzle: ['입마개를 해야 해요', '입마개를 하거나'],
  carrier: ['이동장에 넣어야 해요', '이동장에 넣거나'],
  stroller: ['유모차에 태워야 해요', '유모차에 태우거나'],
  held: ['안고 있어야 해요', '안고 있거나'],
  carrierOrHeld: ['이동장·유모차에 태우거나 안고 있어야 해요', '이동장·유모차에 태우거나 안고 있거나'],
  mannerBelt: ['매너벨트를 해야 해요', '매너벨트를 하거나'],
  vaccination: ['예방접종을 마쳐야 해요', '예방접종을 마쳤거나'],
  registration: ['동물등록이 되어 있어야 해요', '동물등록이 되어 있거나'],
  neutered: ['중성화를 마쳐야 해요', '중성화를 마쳤거나'],
  reservation: ['미리 문의하거나 예약해야 해요', '미리 문의하거나 예약하거나'],
  ownSupplies: ['애견용품을 따로 챙겨야 해요', '애견용품을 따로 챙기거나'],
  ownBedding: ['애견 침구를 따로 챙겨야 해요', '애견 침구를 따로 챙기거나'],
  guardianId: ['보호자 신분증이 필요해요', '보호자 신분증이 있거나'],
  pledge: ['서약서를 써야 해요', '서약서를 쓰거나'],
  outdoorToilet: ['배변은 야외에서 해야 해요', '배변은 야외에서 하거나'],
  outdoorOnly: ['야외·테라스만 이용할 수 있어요', '야외·테라스만 이용하거나'],
  assignedArea: ['정해진 구역만 이용할 수 있어요', '정해진 구역만 이용하거나'],
}

/** Those of `MUST` that promise an area, worded as what they forbid. */
const MUST_NOT: Partial<Record<RequirementKind, string>> = {
  outdoorOnly: '실내는 이용할 수 없어요',
  assignedArea: '정해진 구역 밖은 이용할 수 없어요',
}

/** "수컷이라면 실내에서 매너벨트를 해야 해요 (5장)", "15kg 이상이면 이동장에 넣거나 안고 있어야 해요". */
function requirementSentence({ kind, or = [], who, weight, indoor, detail }: Requirement, doubtful: boolean): string {
  const kinds = [kind, ...or].filter((each) => each !== 'note')
  const whom = `${weight ? `${weightText(weight)}이면 ` : ''}${WHO[who]}`
  const where = indoor ? (whom ? '실내에서 ' : '실내에서는 ') : ''
  const must = kinds.map((each, i) => MUST[each][i === kinds.length - 1 ? 0 : 1]).join(' ')
  return `${whom}${where}${(doubtful && MUST_NOT[kind]) || must}${detail ? ` (${detail})` : ''}`
}
