import type { CorrectionState, CorrectionWay } from './corrections.ts'

/** How a member knows it. */
export const WAY_NAME: Record<CorrectionWay, string> = {
  visited: '방문했어요',
  phoned: '전화로 확인했어요',
  official: '공식 페이지에서 봤어요',
}

export const STATE_NAME: Record<CorrectionState, string> = { pending: '접수', accepted: '반영', rejected: '반려' }
