import { OUTCOME_NAME } from '../../../contract/entries/outcomes.ts'
import type { EntryBody, EntryReport, ReportedDog } from '../../../contract/entries/entries.ts'
import type { Entries, EntryNote } from '../../../contract/entries/entry-evidence.ts'
import type { Dog } from '../../../contract/dogs/dogs.ts'
import type { MemberDog } from '../../../contract/dogs/member-dogs.ts'
import { factsOf } from '../dogs/label-model.ts'
import type { TravelDog } from '../dogs/travel/model.ts'

/** The dog without its name, which isn't published. */
export function described({ weightKg, size, breed, restricted, guide, count }: Dog): ReportedDog {
  return { weightKg, size, breed, restricted, guide, count }
}

/** The dog of a one-tap report: the travelling one, else the member's main one, else the one described on the device. */
export function dogToReport(
  travelling: readonly TravelDog[],
  mine: readonly MemberDog[],
): Pick<EntryBody, 'dogId' | 'dog'> {
  const [first] = travelling
  const own = mine.find(({ id }) => id === first?.id) ?? mine[0]
  if (own) return { dogId: own.id, dog: null }
  return { dogId: null, dog: first ? described(first) : null }
}

/** "푸들 · 소형견 · 4.1kg"; '' without a dog. */
export const dogText = (dog: EntryNote['dog']) => (dog ? factsOf(dog) : '')

/** "들어갔어요 · 2026-11-20 · 콩이 · 테라스 자리만 됐어요." */
export const reportText = (
  { outcome, visitedOn, dogId, dog, sign, word }: EntryReport,
  mine: readonly MemberDog[],
): string =>
  [
    OUTCOME_NAME[outcome],
    visitedOn,
    mine.find(({ id }) => id === dogId)?.name ?? dogText(dog),
    sign && '문 앞 안내문을 봤어요',
    word,
  ]
    .filter(Boolean)
    .join(' · ')

/** "최근 1년 소식 4건 · 거절 1건"; null without reports. */
export function summaryText({ admitted, refused }: Entries): string | null {
  if (admitted + refused === 0) return null
  const total = `최근 1년 소식 ${admitted + refused}건`
  return refused === 0 ? `${total} · 모두 들어갔어요` : `${total} · 거절 ${refused}건`
}

export interface ShownReport extends EntryNote {
  /** The member's own report, which they may change; null for others. */
  own: EntryReport | null
}

/** The member's own reports first, then the latest of the others. */
export function publicReportsOf(latest: readonly EntryNote[], own: readonly EntryReport[]): ShownReport[] {
  const ids = new Set(own.map(({ id }) => id))
  return [
    ...own.map((report) => ({ ...report, own: report })),
    ...latest.filter(({ id }) => !ids.has(id)).map((note) => ({ ...note, own: null })),
  ]
}

/** The list with the report in it once: at its previous position, else first. */
export function withReport(reports: readonly EntryReport[], report: EntryReport): EntryReport[] {
  const isIn = reports.some(({ id }) => id === report.id)
  return isIn ? reports.map((one) => (one.id === report.id ? report : one)) : [report, ...reports]
}
