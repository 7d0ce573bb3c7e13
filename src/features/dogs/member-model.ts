import { type Vaccination, VACCINES } from '../../../contract/dogs/dog-input.ts'

/** "410-0978-0012-3456" */
export const formatRegistration = (digits: string) => digits.replace(/^(\d{3})(\d{4})(\d{4})(\d{4})$/, '$1-$2-$3-$4')

/** "2026-11-02" → "2026.11.02" */
export const formatDay = (date: string) => date.replaceAll('-', '.')

/** One year later, the usual validity of a vaccination; 29 February becomes the 28th. */
export function yearAfter(date: string): string {
  const next = `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`
  return next.endsWith('-02-29') ? next.replace('-29', '-28') : next
}

/** Age of a dog on a day, as precisely as its birthday is known; null when it isn't. */
export function ageOf(birthday: string | null, today: string): string | null {
  if (!birthday) return null
  const [year = 0, month, day] = birthday.split('-').map(Number)
  if (month === undefined) return `${year}년생`
  const [thisYear = 0, thisMonth = 1, thisDay = 1] = today.split('-').map(Number)
  const months = (thisYear - year) * 12 + thisMonth - month - (day !== undefined && thisDay < day ? 1 : 0)
  return months < 12 ? `${Math.max(0, months)}개월` : `${Math.floor(months / 12)}살`
}

/** The latest vaccination of each kind: what staff at an entrance ask for. */
export const latestVaccinations = (vaccinations: readonly Vaccination[]): Vaccination[] =>
  VACCINES.flatMap((vaccine) => {
    const its = vaccinations.filter((one) => one.vaccine === vaccine)
    return its.toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, 1)
  })

/** Whether it has expired; without an expiry date it is valid. */
export const isExpired = ({ nextDue }: Pick<Vaccination, 'nextDue'>, today: string) =>
  nextDue !== null && nextDue < today
