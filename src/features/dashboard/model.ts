import type { FigureId, QueueId } from '../../../contract/dashboard/dashboard.ts'
import { grouped } from '../../lib/number-text.ts'

export const QUEUE_NAME: Record<QueueId, string> = {
  suggestions: '정보 수정 제안',
  proposals: '장소 제보',
  reports: '신고',
  appeals: '이의 제기',
  held: '확인을 기다리는 글과 댓글',
  conflicts: '정책과 다른 입장 소식',
  stale: '확인한 지 1년 넘은, 찜한 사람이 있는 장소',
  imports: '실패했거나 끊긴 가져오기',
  questions: '답을 기다리는 멘토 질문',
}

/** Where each queue is worked on: below `/adm/`, and the filter of its list. */
export const QUEUE_LIST: Record<QueueId, { path: string; search: Record<string, string> }> = {
  suggestions: { path: 'verify', search: { only: 'suggestions' } },
  proposals: { path: 'proposal', search: {} },
  reports: { path: 'report', search: { state: 'reports' } },
  appeals: { path: 'report', search: { state: 'appeals' } },
  held: { path: 'report', search: { state: 'held' } },
  conflicts: { path: 'verify', search: { only: 'conflicts' } },
  stale: { path: 'verify', search: { only: 'stale' } },
  imports: { path: 'import', search: { state: 'failed,interrupted' } },
  questions: { path: 'mentor/question', search: { state: 'asked,taken', order: 'asked' } },
}

export const FIGURE_NAME: Record<FigureId, string> = {
  members: '새 회원',
  reviews: '후기',
  entries: '입장 소식',
  likes: '찜',
  places: '새 장소',
  misses: '결과가 없던 검색',
}

/** The list of what a figure counts, from the first day of the period on; of searches in vain, the words further below. */
export const FIGURE_LIST: Record<
  FigureId,
  ((since: string) => { path: string; search: Record<string, string> }) | null
> = {
  members: (since) => ({ path: 'users', search: { since } }),
  reviews: (since) => ({ path: 'review', search: { since } }),
  entries: (since) => ({ path: 'entry', search: { since } }),
  likes: () => ({ path: 'place', search: { order: '-liked' } }),
  places: (since) => ({ path: 'place', search: { since } }),
  misses: null,
}

export const PERIODS = [7, 30, 90, 365] as const

const DAY_MS = 86_400_000

/** "오늘", "3일", for what has waited since then. */
export function waitedText(since: string, now: Date): string {
  const days = Math.floor((now.getTime() - Date.parse(since)) / DAY_MS)
  return days < 1 ? '오늘' : `${grouped(days)}일`
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
