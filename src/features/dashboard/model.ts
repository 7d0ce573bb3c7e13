import type { FigureId, QueueId } from '../../../contract/dashboard.ts'

export const QUEUE_NAME: Record<QueueId, string> = {
  suggestions: '정보 수정 제안',
  reports: '신고',
  conflicts: '정책과 다른 입장 소식',
  stale: '확인한 지 1년 넘은 저장된 장소',
}

/** Where each queue is worked on: below `/adm/`, and the filter of its list. */
export const QUEUE_LIST: Record<QueueId, { path: string; search: Record<string, string> }> = {
  suggestions: { path: 'verify', search: { only: 'suggestions' } },
  reports: { path: 'report', search: {} },
  conflicts: { path: 'verify', search: { only: 'conflicts' } },
  stale: { path: 'verify', search: { only: 'stale' } },
}

export const FIGURE_NAME: Record<FigureId, string> = {
  members: '새 회원',
  reviews: '후기',
  entries: '입장 소식',
  likes: '찜',
  places: '새 장소',
}

export const PERIODS = [7, 30, 90, 365] as const

const DAY_MS = 86_400_000

/** "오늘", "3일", for what has waited since then. */
export function waitedText(since: string, now: Date): string {
  const days = Math.floor((now.getTime() - Date.parse(since)) / DAY_MS)
  return days < 1 ? '오늘' : `${days.toLocaleString()}일`
}

/** Every day of the period in Korea, the last one today, with its count. */
export function filledDays(days: readonly { day: string; count: number }[], length: number, now: Date) {
  const counts = new Map(days.map(({ day, count }) => [day, count]))
  const today = Math.floor((now.getTime() + 9 * 3_600_000) / DAY_MS)
  return Array.from({ length }, (_, index) => {
    const day = new Date((today - length + 1 + index) * DAY_MS).toISOString().slice(0, 10)
    return { day, count: counts.get(day) ?? 0 }
  })
}
