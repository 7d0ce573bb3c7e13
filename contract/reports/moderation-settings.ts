import * as v from 'valibot'
import { Line } from '../text/plain-text.ts'

const whole = (from: number, to: number) => {
  const words = `${from}부터 ${to}까지의 수를 적어 주세요.`
  return v.pipe(v.number(words), v.integer(words), v.minValue(from, words), v.maxValue(to, words))
}

/** How the community is kept civil; no part of the site's public configuration. */
export const ModerationSettings = v.object({
  /** Weight of reports at which a thing is hidden until an admin decides; 0: never. A member without a record weighs 1. */
  hideAfterReports: whole(0, 100),
  /** Days in which a member is new: their posts wait for an admin until one is published, and those with a link; 0: nobody is. */
  newMemberDays: whole(0, 365),
  /** A longer post with more letters than this for each second since its author's last one waits; 0: never. */
  lettersPerSecond: whole(0, 1000),
  /** A post that repeats one of the same author within these hours waits; 0: never. */
  repeatHours: whole(0, 720),
  /** A post with one of them waits, however it is spaced. */
  watchedWords: v.pipe(
    v.array(v.pipe(Line, v.minLength(2, '두 글자부터 적을 수 있어요.'), v.maxLength(50))),
    v.maxLength(500, '500개까지 적을 수 있어요.'),
  ),
})
export type ModerationSettings = v.InferOutput<typeof ModerationSettings>

export const DEFAULT_MODERATION: ModerationSettings = {
  hideAfterReports: 3,
  newMemberDays: 0,
  lettersPerSecond: 20,
  repeatHours: 24,
  watchedWords: [],
}

/** Of a site that begins without demo content: on one that tries things out, or has its members already, nobody would expect to wait. */
export const NEW_SITE_MODERATION: Partial<ModerationSettings> = { newMemberDays: 3 }
