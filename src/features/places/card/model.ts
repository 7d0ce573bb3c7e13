import { ALL_DAYS } from '../../../../contract/time/days.ts'
import type { DogPolicy, Entry, Limit } from '../../../../contract/policy/policy.ts'
import { isDoubtful } from '../../../../contract/policy/policy-doubt.ts'
import { limitText } from '../../../../contract/policy/limit-text.ts'
import { joined } from '../../../lib/joined.ts'
import { grouped } from '../../../lib/number-text.ts'
import type { Position } from '../model.ts'

const EARTH_RADIUS_M = 6_371_008.8
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Distance in metres on the WGS84 sphere (haversine). */
export function distanceM(from: Position, to: Position): number {
  const north = Math.sin(radians(to.lat - from.lat) / 2)
  const east = Math.sin(radians(to.lng - from.lng) / 2)
  const chord = north * north + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * east * east
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** "바로 앞", "350m", "1.2km", "34km": positions are rounded to about 100 m, so the text is no more precise. */
export function formatDistance(metres: number): string {
  if (metres < 100) return '바로 앞'
  if (metres < 950) return `${Math.round(metres / 50) * 50}m`
  if (metres < 9_950) return `${(Math.round(metres / 100) / 10).toFixed(1)}km`
  return `${grouped(Math.round(metres / 1000))}km`
}

const ENTRY_GIST: Record<Entry, string | null> = {
  all: '모든 구역',
  admitted: null,
  some: '일부 구역',
  outdoor: '야외만',
  guide: '보조견만',
  none: '동반 불가',
  unknown: null,
}

/** A short summary of the policy for a visitor without a dog: "15kg 이하 · 야외만". */
export function policyGist(policy: DogPolicy): string {
  const entry = ENTRY_GIST[policy.entry]
  if (policy.entry === 'none' || policy.entry === 'guide') return entry ?? ''
  if (isDoubtful(policy)) return '동반 조건 확인 필요'
  const fee = policy.fee.kind === 'free' ? '동반 무료' : null
  return [limitGist(policy), entry, fee].filter(Boolean).join(' · ')
}

function limitGist({ limits, coveredDays }: DogPolicy): string | null {
  const everyDay = limits.filter((limit) => limit.days === null)
  const said = everyDay.map(limitName).filter(Boolean)
  if (limits.length > everyDay.length) return said[0] ? `${said[0]} (요일별 다름)` : '요일별로 달라요'
  if (said.length > 0) return [...new Set(said)].join(' · ')
  // On the other days the size is unknown.
  return coveredDays.length === ALL_DAYS.length ? '크기 제한 없음' : '요일별로 달라요'
}

const limitName = (limit: Limit) => {
  const text = limitText(limit)
  return limit.weight || !text ? text : `${text}만`
}

/** Of a restaurant's or café's policy that is older than the conditions which the law sets now. */
export const BEFORE_FOOD_LAW = '법 시행 전 정보'

const DAY_MS = 86_400_000

/** "오늘", "19일 전", "7개월 전", "2년 전"; a future date (a wrong clock) counts as today. */
export function ageText(date: string, today: string): string {
  const days = Math.floor((Date.parse(today) - Date.parse(date)) / DAY_MS)
  if (days < 1) return '오늘'
  if (days < 31) return joined(`${days}일`, '전')
  if (days < 365) return joined(`${Math.floor(days / 30.4375)}개월`, '전')
  return joined(`${Math.max(1, Math.floor(days / 365.25))}년`, '전')
}

/** How long ago a policy was confirmed; without today's date (HTML from the server) the month of the confirmation. */
export function checkedAgo(verifiedAt: string | null, today: string | null): string {
  if (!verifiedAt) return '확인 날짜 없음'
  if (!today) return `${verifiedAt.slice(0, 7).replace('-', '.')} 확인`
  return `${ageText(verifiedAt, today)} 확인`
}

/** The first number in a source's phone field ("033-640-5420~2, 010-…"); null if there is none to call. */
export function phoneHref(phone: string | null): string | null {
  const number = phone?.match(/\+?\d[\d\s().-]{5,}\d/)?.[0].replace(/[^\d+]/g, '')
  return number ? `tel:${number}` : null
}
