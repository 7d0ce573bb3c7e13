/**
 * Words that a password is judged by (zxcvbn), beside the dictionary of its package, so that page and server say the same of it.
 * `typed`: 사랑해, 안녕 …, typed on a keyboard that is set to Latin letters: what Koreans choose and lists of English words don't know.
 */
export const GUESSABLE_WORDS = {
  typed: ['tkfkdgo', 'dkssud', 'dkssudgktpdy', 'rkdtkdwl', 'ajdajdl', 'dkfkdgo', 'qlalfqjsgh', 'gksrnr'],
  site: ['댕댕로드', 'daengdaeng', 'daengdaengroad', '강아지', '멍멍이', '비밀번호', '사랑해'],
}

/** zxcvbn's words for 2: "somewhat guessable, protection from unthrottled online attacks". */
export const MIN_SCORE = 2

/** Its work grows with the square of the length; what is strong is so within this. */
export const SCORED_LENGTH = 64

/** What others may know of a member, as words to look for: his address, also in parts, and his name. */
export const knownWords = (about: readonly (string | null)[]): string[] =>
  about.filter((text): text is string => Boolean(text)).flatMap((text) => [text, ...text.split(/[@.]/)])
