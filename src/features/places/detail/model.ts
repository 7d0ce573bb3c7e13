import { ALL_DAYS } from '../../../../contract/time/days.ts'
import { isContradicted } from '../../../../contract/entries/entry-warning.ts'
import type { Place } from '../../../../contract/places/places.ts'
import type { DogPolicy } from '../../../../contract/policy/policy.ts'
import { freshness, type Freshness, isBeforeFoodLaw, isUnderFoodLaw } from '../../../../contract/policy/freshness.ts'
import { BEFORE_FOOD_LAW } from '../card/model.ts'
import { isDoubtful } from '../../../../contract/policy/policy-doubt.ts'
import { describePolicy, type PolicyLine } from '../../../../contract/policy/policy-text.ts'

/** The freshness of a policy as text; null until today's date is known (HTML from the server). */
export function freshnessWords(
  { policy, group, entries }: Pick<Place, 'policy' | 'group' | 'entries'>,
  today: string | null,
): FreshnessWords | null {
  if (today === null) return null
  const mark = freshness(policy.verifiedAt, today, group)
  if (isBeforeFoodLaw(group, policy.verifiedAt, today)) return { mark, ...OLDER_THAN_LAW }
  // What a member was refused since has to be checked again, however recent the date is.
  if (mark === 'fresh' && isContradicted(entries, today)) return { mark: 'due', ...RECENT_BUT_REFUSED }
  // A recent date doesn't make an unread phrase clear.
  if (mark === 'fresh' && isDoubtful(policy)) return { mark: 'unknown', ...RECENT_BUT_DOUBTFUL }
  return { mark, ...FRESHNESS_WORDS[mark] }
}
interface FreshnessWords {
  mark: Freshness
  title: string
  text: string
}
const FRESHNESS_WORDS: Record<Freshness, Omit<FreshnessWords, 'mark'>> = {
  fresh: { title: '최근에 확인된 정보예요', text: '그래도 떠나기 전에 한 번 더 확인하면 든든해요.' },
  due: { title: '확인한 지 6개월이 넘었어요', text: '바뀌었을 수 있으니 가기 전에 전화로 확인해 주세요.' },
  stale: { title: '확인한 지 1년이 넘었어요', text: '지금과 다를 수 있어요. 가기 전에 꼭 확인해 주세요.' },
  unknown: { title: '언제 확인된 정보인지 알 수 없어요', text: '가기 전에 꼭 확인해 주세요.' },
}

const OLDER_THAN_LAW: Omit<FreshnessWords, 'mark'> = {
  title: BEFORE_FOOD_LAW,
  text: '2026년 3월부터 음식점과 카페는 법이 정한 기준을 갖춰야 강아지와 들어갈 수 있어요. 가기 전에 전화로 확인해 주세요.',
}

const RECENT_BUT_DOUBTFUL: Omit<FreshnessWords, 'mark'> = {
  title: '날짜는 최근이지만 조건이 분명하지 않아요',
  text: '가기 전에 꼭 확인해 주세요.',
}

const RECENT_BUT_REFUSED: Omit<FreshnessWords, 'mark'> = {
  title: '다시 확인이 필요해요',
  text: '다르게 겪은 분이 있어요. 가기 전에 전화로 확인해 주세요.',
}

export interface DetailLine extends PolicyLine {
  /** The source doesn't say. */
  unknown: boolean
}

/** The policy's lines, the decisive ones first; unknown facts are marked so that they never read like a yes. */
export function policyLines(policy: DogPolicy, group: string): DetailLine[] {
  const open = {
    '동반 구역': policy.entry === 'unknown',
    크기·몸무게: policy.limits.length === 0 && policy.coveredDays.length === 0 && policy.maxHeightCm === null,
    '추가 요금': policy.fee.kind === 'unknown',
  }
  const doubtful = isDoubtful(policy)
  // A line that says no more than that it is unknown is marked so, too.
  const silent = (values: readonly string[]) => doubtful && values.every((value) => value.endsWith('확인 필요'))
  return withVaccinationProof(describePolicy(policy, doubtful), policy, group).map(({ label, values }) => ({
    label,
    values,
    unknown: (open[label as keyof typeof open] ?? false) || silent(values),
  }))
}

const TO_BRING = '준비물·조건'

/** Restaurants and cafés must check the vaccination, whatever their own terms say. */
export const asksVaccinationProof = ({ entry }: Pick<DogPolicy, 'entry'>, group: string): boolean =>
  isUnderFoodLaw(group) && entry !== 'none' && entry !== 'guide'

function withVaccinationProof(lines: readonly PolicyLine[], policy: DogPolicy, group: string): readonly PolicyLine[] {
  if (!asksVaccinationProof(policy, group)) return lines
  const values = [
    ...(lines.find(({ label }) => label === TO_BRING)?.values ?? []),
    '예방접종 증명 (음식점·카페 법 기준)',
  ]
  const others = lines.filter(({ label }) => label !== TO_BRING)
  return [...others.slice(0, -1), { label: TO_BRING, values }, ...others.slice(-1)]
}

/** Facts that the source doesn't mention: neither allowed nor forbidden. */
export function unsaid(policy: DogPolicy): string[] {
  if (policy.entry === 'none' || policy.entry === 'guide') return []
  const said = new Set(describePolicy(policy).map(({ label }) => label))
  const days = ALL_DAYS.filter((day) => !policy.coveredDays.includes(day))
  return [
    ...['마릿수', '준비물·조건', '견종 제한'].filter((label) => !said.has(label)),
    ...(days.length > 0 && days.length < ALL_DAYS.length ? ['일부 요일의 크기·몸무게'] : []),
  ]
}
