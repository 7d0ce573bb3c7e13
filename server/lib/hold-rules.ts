import { fold } from '../../contract/text/hangul.ts'
import type { HoldReason } from '../../contract/posts/holds.ts'
import type { ModerationSettings } from '../../contract/reports/moderation-settings.ts'

/** What is known of a member when they post, or comment. */
export interface Habits {
  joinedAt: Date
  /** Of the newest that they wrote of the kind; null if there is none. */
  lastAt: Date | null
  /** One of it is shown to others. */
  published: boolean
  /** What they said in it within the hours of the setting. */
  recent: readonly string[]
}

/** The same as a query answers it. */
export interface HabitsRow extends Record<string, unknown> {
  joined_at: string
  last_at: string | null
  published: boolean
  recent: string[]
}

export function habitsOf(row: HabitsRow | undefined): Habits {
  if (!row) throw new Error('There is no such member.')
  const { joined_at: joinedAt, last_at: lastAt, published, recent } = row
  return { joinedAt: new Date(joinedAt), lastAt: lastAt === null ? null : new Date(lastAt), published, recent }
}

const DAY_MS = 86_400_000
/** Letters above which a post may have been typed too fast: below, a few words are quickly said. */
const LONG = 200
/** Letters from which two posts are the same on purpose. */
const REPEATED = 30

/** An address, with or without its scheme. */
const LINK =
  /https?:\/\/|\bwww\.|[a-z0-9-]+\.(?:com|net|org|info|kr|io|me|ly|gg|shop|site|store|link|xyz|top|club|online)\b/iu

/** Why it must wait for an admin; nothing: others see it at once. */
export function holdReasons(words: string, now: Date, habits: Habits, settings: ModerationSettings): HoldReason[] {
  const folded = fold(words)
  const isNew = now.getTime() - habits.joinedAt.getTime() < settings.newMemberDays * DAY_MS
  const reasons: HoldReason[] = []
  if (isNew && !habits.published) reasons.push('first')
  if (isNew && LINK.test(words)) reasons.push('link')
  if (isTooFast(folded.length, now, habits, settings)) reasons.push('fast')
  if (folded.length >= REPEATED && habits.recent.some((one) => isSame(folded, fold(one)))) reasons.push('repeated')
  if (settings.watchedWords.some((word) => holds(word, words, folded))) reasons.push('word')
  return reasons
}

/** A word of signs alone has no letters to compare, and would be part of every text. */
function holds(watched: string, words: string, folded: string): boolean {
  const letters = fold(watched)
  return letters === '' ? words.includes(watched) : folded.includes(letters)
}

/** Since their last post: how long they have written at their first one, nobody knows. */
function isTooFast(letters: number, now: Date, { lastAt }: Habits, { lettersPerSecond }: ModerationSettings) {
  if (lettersPerSecond === 0 || letters < LONG || lastAt === null) return false
  const seconds = (now.getTime() - lastAt.getTime()) / 1000
  return letters > lettersPerSecond * Math.max(0, seconds)
}

/** Also with something put before or behind it. */
const isSame = (a: string, b: string) => b.length >= REPEATED && (a.includes(b) || b.includes(a))
