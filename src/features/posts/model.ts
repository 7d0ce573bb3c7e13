import type { Board } from '../../../contract/boards.ts'

/** The author of a post without one. */
export const nameOf = (author: { nickname: string } | null, anonymous: boolean): string =>
  author?.nickname ?? (anonymous ? '익명' : '탈퇴한 회원')

/** "여행 이야기 · 다녀왔어요" */
export function boardWords(boards: readonly Board[], slug: string, category: string | null): string {
  const board = boards.find((one) => one.slug === slug)
  return [board?.name, board?.categories.find(({ key }) => key === category)?.name].filter(Boolean).join(' · ')
}
