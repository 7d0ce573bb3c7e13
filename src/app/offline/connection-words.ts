import type { Connection } from '../../platform/api/connection-state.ts'
import { timeText } from '../../platform/dates/korean-dates.ts'

const FAILING = { offline: '오프라인', unstable: '서버가 불안정해요' }

/** The text of the connection line; null if there is none. `at`: the age of what is shown, null if unknown. */
export function connectionLine({ quality, waiting }: Connection, at: number | null, now: number): string | null {
  const fails = quality === 'offline' || quality === 'unstable'
  if (!fails && !waiting) return null
  const as = at === null ? '' : ` · ${timeText(at, now)} 기준`
  return (fails ? FAILING[quality] : '연결이 느려요') + as
}

/** Announced once by screen readers, when the connection changes. */
export const CONNECTION_ANNOUNCEMENTS: Record<Connection['quality'], string> = {
  online: '다시 연결됐어요.',
  slow: '연결이 느려요.',
  unstable: '서버가 불안정해요. 이 기기에 있는 내용을 보여 드려요.',
  offline: '오프라인이에요. 이 기기에 있는 내용을 보여 드려요.',
}
