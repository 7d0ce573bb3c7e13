import type { Role } from '../../../contract/users/users.ts'
import type { Board } from '../../../contract/boards/boards.ts'

/** Who reads a board that isn't everybody's. */
export const READERS: Record<Role, string> = { member: '회원 전용', mentor: '멘토 전용', admin: '관리자 전용' }

/** The author of a post without one. */
export const nameOf = (author: { nickname: string } | null, anonymous: boolean): string =>
  author?.nickname ?? (anonymous ? '익명' : '탈퇴한 회원')

/** "여행 이야기 · 다녀왔어요" */
export function boardWords(boards: readonly Board[], slug: string, category: string | null): string {
  const board = boards.find((one) => one.slug === slug)
  return [board?.name, board?.categories.find(({ key }) => key === category)?.name].filter(Boolean).join(' · ')
}
