import type { Mute, MuteLevel } from '../../../contract/mutes/mutes.ts'

/** Another member: by their id or, as the author of a review, by the review, which names them without it. */
export interface MuteTarget {
  id?: number
  review?: number
  nickname: string
}

/** Names are unique at any time. */
export const isSame = (mute: Mute, { id, nickname }: MuteTarget): boolean =>
  id === undefined ? mute.nickname === nickname : mute.id === id

/** The list after one member was muted, blocked or heard again; latest first. */
export function withMute(mutes: readonly Mute[], target: MuteTarget, level: MuteLevel | null, at: string): Mute[] {
  const others = mutes.filter((mute) => !isSame(mute, target))
  if (level === null) return others
  // Until the server has answered, the author of a review has no id here.
  const { id = 0, nickname } = target
  return [...others, { id, nickname, at, level }].toSorted((a, b) => b.at.localeCompare(a.at) || b.id - a.id)
}

export const LEVEL_NAME: Record<MuteLevel, string> = { muted: '숨김', blocked: '차단' }

/** What is said once it is done. */
export function muteWords(nickname: string, level: MuteLevel | null): string {
  if (level === null) return `${nickname}님의 이야기가 다시 보여요.`
  return level === 'muted' ? `${nickname}님을 숨겼어요.` : `${nickname}님을 차단했어요.`
}
