import type { FoundAnswer, FoundCount, FoundNotice, FoundPost, Searched } from '../../../contract/search/found.ts'

/** What is listed besides places. */
export type Tab = Exclude<Searched, 'place'>
export type Found = FoundPost | FoundNotice | FoundAnswer

export const TABS: readonly Searched[] = ['place', 'post', 'answer', 'notice']
export const TAB_NAME: Record<Searched, string> = {
  place: '장소',
  post: '커뮤니티',
  answer: '멘토 답변',
  notice: '공지',
}

/** The tab of an address; null for places, also if there is no such tab. */
export const readTab = (tab: unknown): Tab | null =>
  (TABS.find((one) => one !== 'place' && one === tab) as Tab | null) ?? null

/** "12", "99+" */
export const countLabel = ({ count, capped }: FoundCount) => `${count}${capped ? '+' : ''}`
