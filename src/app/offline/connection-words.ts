import { momentInKorea, todayInKorea } from '../../../contract/korea-time.ts'
import type { Connection } from '../../platform/api/connection-state.ts'

/** "11월 20일 14:05" in Korean time; in another year "2025년 11월 20일 14:05". */
export function koreanTime(at: number, now: number): string {
  const [year, month, day] = todayInKorea(new Date(at)).split('-').map(Number)
  const { minute } = momentInKorea(new Date(at))
  const clock = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
  const ofYear = String(year) === todayInKorea(new Date(now)).slice(0, 4) ? '' : `${year}년 `
  return `${ofYear}${month}월 ${day}일 ${clock}`
}

const FAILING = { offline: '오프라인', unstable: '서버가 불안정해요' }

/** The text of the connection line; null if there is none. `at`: the age of what is shown, null if unknown. */
export function connectionLine({ quality, waiting }: Connection, at: number | null, now: number): string | null {
  const fails = quality === 'offline' || quality === 'unstable'
  if (!fails && !waiting) return null
  const as = at === null ? '' : ` · ${koreanTime(at, now)} 기준`
  return (fails ? FAILING[quality] : '연결이 느려요') + as
}

/** Announced once by screen readers, when the connection changes. */
export const CONNECTION_ANNOUNCEMENTS: Record<Connection['quality'], string> = {
  online: '다시 연결됐어요.',
  slow: '연결이 느려요.',
  unstable: '서버가 불안정해요. 이 기기에 있는 내용을 보여 드려요.',
  offline: '오프라인이에요. 이 기기에 있는 내용을 보여 드려요.',
}
