import { ALL_DAYS, type Day, WEEKDAYS, WEEKEND } from '../time/days.ts'
import { SIZE_NAME } from '../dogs/dog-sizes.ts'
import { limitText, weightText } from './limit-text.ts'
import type { Concern, DogPolicy, Entry, Exclusion, Fee, Requirement, RequirementKind } from './policy.ts'

/** A dog policy as Korean text, for all that show one: verdict, detail page, filter, import report. */

const ENTRY_NAME: Record<Entry, string> = {
  all: '모든 구역 동반 가능',
  admitted: '동반 가능 · 구역 안내 없음',
  some: '일부 구역만 동반 가능',
  outdoor: '야외만 동반 가능',
  guide: '보조견만 가능',
  none: '동반 불가',
  unknown: '동반 여부 확인 필요',
}

/** The same without a permission, beside something unknown. */
const DOUBTFUL_ENTRY: Record<Entry, string> = {
  ...ENTRY_NAME,
  all: ENTRY_NAME.unknown,
  admitted: ENTRY_NAME.unknown,
  some: '들어갈 수 없는 구역 있음',
  outdoor: '실내 동반 불가',
}

export const REQUIREMENT_NAME: Record<RequirementKind, string> = {
  leash: '목줄',
  wasteBags: '배변봉투',
  muzzle: '입마개',
  carrier: '이동장(케이지·이동가방)',
  stroller: '유모차',
  held: '안고 있기',
  carrierOrHeld: '이동장·유모차 이용 또는 안고 있기',
  mannerBelt: '매너벨트',
  vaccination: '예방접종',
  registration: '동물등록',
  nameTag: '인식표',
  neutered: '중성화',
  reservation: '사전 문의·예약',
  ownSupplies: '애견용품 개별 준비',
  ownBedding: '애견 침구 개별 준비',
  guardianId: '보호자 신분증',
  pledge: '서약서 작성',
  outdoorToilet: '배변은 야외에서',
  outdoorOnly: '야외·테라스만 이용',
  assignedArea: '정해진 구역만 이용',
  note: '알아 둘 점',
}

const CONCERN_NAME: Record<Concern, string> = {
  all: '모든 강아지',
  small: SIZE_NAME.small,
  medium: SIZE_NAME.medium,
  large: SIZE_NAME.large,
  restricted: '맹견',
  male: '수컷',
  unneutered: '중성화하지 않은 강아지',
  marking: '마킹하는 강아지',
}

export const EXCLUSION_NAME: Record<Exclusion, string> = {
  aggressive: '공격성이 있는 강아지',
  biting: '무는 버릇이 있는 강아지',
  barking: '심하게 짖는 강아지',
  marking: '마킹하는 강아지',
  inHeat: '발정기인 강아지',
  pregnant: '임신한 강아지',
  ill: '아픈 강아지',
  shedding: '털이 많이 빠지는 강아지',
  unvaccinated: '예방접종을 하지 않은 강아지',
  unregistered: '동물등록을 하지 않은 강아지',
  unsocialized: '사회화가 안 된 강아지',
  elderly: '노령견',
  puppy: '어린 강아지',
}

const DAY_NAME: Record<Day, string> = {
  0: '일요일',
  1: '월요일',
  2: '화요일',
  3: '수요일',
  4: '목요일',
  5: '금요일',
  6: '토요일',
  7: '공휴일',
}
export const dayName = (day: Day) => DAY_NAME[day]

/** "주말·공휴일", "월·수요일", "금요일 외 모든 날". */
export function daysText(days: readonly Day[]): string {
  const missing = ALL_DAYS.filter((day) => !days.includes(day))
  if (missing.length === 0) return '모든 날'
  const weekend = WEEKEND.every((day) => days.includes(day))
  const weekdays = WEEKDAYS.every((day) => days.includes(day))
  // "주말 외 모든 날" equals 평일·공휴일, the usual expression.
  if (missing.length < 3 && !WEEKEND.every((day) => missing.includes(day))) return `${daysText(missing)} 외 모든 날`
  const single = ALL_DAYS.filter(
    (day) =>
      day !== 7 && days.includes(day) && !(weekend && WEEKEND.includes(day)) && !(weekdays && WEEKDAYS.includes(day)),
  )
  return [
    weekdays ? '평일' : '',
    single.length ? `${single.map((day) => DAY_NAME[day][0]).join('·')}요일` : '',
    weekend ? '주말' : '',
    days.includes(7) ? '공휴일' : '',
  ]
    .filter(Boolean)
    .join('·')
}

/** "매너벨트 (수컷, 실내)". */
export function requirementText({ kind, or = [], who, weight, indoor, detail }: Requirement): string {
  if (kind === 'note' && detail) return detail
  const whom = [weight && weightText(weight), who === 'all' ? null : CONCERN_NAME[who]].filter(Boolean).join(' ')
  const particulars = [whom, indoor ? '실내' : null, detail].filter(Boolean)
  const names = [kind, ...or].map((each) => REQUIREMENT_NAME[each]).join(' 또는 ')
  return names + (particulars.length ? ` (${particulars.join(', ')})` : '')
}

/** A note of something allowed: beside a doubt it would console. */
export const isConsoling = ({ kind, detail }: Requirement) => kind === 'note' && /가능|허용|환영/.test(detail ?? '')

const PER_NAME = { dog: '한 마리당 ', night: '1박에 ', visit: '한 번에 ' } as const
const won = (amount: number) => amount.toLocaleString('ko-KR')

/** "한 마리당 10,000원", "1박에 10,000~20,000원 (최대 30,000원)", "무료". */
export function feeText({ kind, minWon, maxWon, per, capWon }: Fee): string {
  if (kind === 'free') return '무료'
  if (kind === 'unknown') return '확인 필요'
  const low = minWon ?? maxWon
  const high = maxWon ?? minWon
  if (low === null || high === null) return kind === 'varies' ? '상황에 따라 달라요' : '유료 (금액 확인 필요)'
  const amount = low === high ? won(low) : `${won(low)}~${won(high)}`
  return `${per ? PER_NAME[per] : ''}${amount}원${capWon === null ? '' : ` (최대 ${won(capWon)}원)`}`
}

const COUNT_PER = { room: '객실당 ', party: '한 팀당 ', person: '한 사람당 ' } as const
/** "객실당 2마리까지". */
export function maxDogsText({ maxDogs, maxDogsPer }: Pick<DogPolicy, 'maxDogs' | 'maxDogsPer'>): string {
  return maxDogs === null ? '' : `${maxDogsPer ? COUNT_PER[maxDogsPer] : ''}${maxDogs}마리까지`
}

/** One line of a policy as a page lists it. */
export interface PolicyLine {
  label: string
  values: string[]
}

/**
 * The whole policy as labelled lines, independent of any dog; what the source doesn't state has no line. `doubtful`: restrictions
 * only, since the verdict beside them is unknown.
 */
export function describePolicy(policy: DogPolicy, doubtful = false): PolicyLine[] {
  const { entryDays } = policy
  const size = sizeLines(policy)
  const lines: [label: string, values: string[]][] = [
    ['동반 구역', [(doubtful ? DOUBTFUL_ENTRY : ENTRY_NAME)[policy.entry]]],
    doubtful
      ? ['동반 불가한 날', entryDays ? [daysText(ALL_DAYS.filter((day) => !entryDays.includes(day)))] : []]
      : ['동반 가능한 날', entryDays ? [daysText(entryDays)] : []],
    ['크기·몸무게', doubtful && size[0] === NO_LIMIT ? [UNKNOWN] : size],
    ['마릿수', [maxDogsText(policy)]],
    ['나이', policy.minAgeMonths === null ? [] : [`생후 ${policy.minAgeMonths}개월부터`]],
    ['준비물·조건', policy.requirements.filter((each) => !(doubtful && isConsoling(each))).map(requirementText)],
    ['이용 제한', policy.exclusions.map((exclusion) => EXCLUSION_NAME[exclusion])],
    ['견종 제한', [...(policy.restrictedBreeds === 'banned' ? ['맹견'] : []), ...policy.bannedBreeds]],
    ['추가 요금', [feeText(policy.fee)]],
  ]
  return lines.flatMap(([label, values]) => {
    const told = values.filter(Boolean)
    return told.length ? [{ label, values: told }] : []
  })
}

const NO_LIMIT = '제한 없음'
const UNKNOWN = '확인 필요'

function sizeLines(policy: DogPolicy): string[] {
  const limits = policy.limits.flatMap((limit) => {
    const text = limitText(limit)
    const days = limit.days && limit.days.length < ALL_DAYS.length ? `${daysText(limit.days)} ` : ''
    return text ? [days + text] : []
  })
  const height = policy.maxHeightCm === null ? [] : [`체고 ${policy.maxHeightCm}cm 이하`]
  if (limits.length + height.length > 0) return [...limits, ...height]
  if (policy.coveredDays.length === ALL_DAYS.length && policy.unparsed.length === 0) return [NO_LIMIT]
  return [UNKNOWN]
}
