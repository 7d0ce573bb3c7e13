import { useSyncExternalStore } from 'react'
import { proxy, snapshot, subscribe } from 'valtio/vanilla'
import type { Presence } from '../../../contract/mentoring/questions.ts'

/** What a mentor does on the response screen of one question. */
export interface MentoringDetail {
  /** null: no response screen is open. */
  questionId: number | null
  /** What other mentors are told. */
  doing: Presence
  /** What they look for among their saved replies. */
  replyWords: string
}

const closed = (): MentoringDetail => ({ questionId: null, doing: 'reading', replyWords: '' })
const CLOSED = closed()
const state = proxy<MentoringDetail>(closed())

export const getMentoringDetail = () => snapshot(state)
const listen = (changed: () => void) => subscribe(state, changed, true)
export const useMentoringDetail = () => useSyncExternalStore(listen, getMentoringDetail, () => CLOSED)

export function openMentoringDetail(questionId: number): void {
  Object.assign(state, { ...closed(), questionId })
}

export function changeMentoringDetail(changes: Partial<Pick<MentoringDetail, 'doing' | 'replyWords'>>): void {
  Object.assign(state, changes)
}

/** On leaving the response screen. */
export function clearMentoringDetail(): void {
  Object.assign(state, closed())
}
