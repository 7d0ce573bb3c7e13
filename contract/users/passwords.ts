/**
 * Words for rating passwords (zxcvbn) in addition to its package's dictionary, so that page and server give the same rating.
 * `typed`: 사랑해, 안녕 …, typed on a keyboard set to Latin letters: what Koreans choose and lists of English words don't contain.
 */
export const GUESSABLE_WORDS = {
  typed: ['tkfkdgo', 'dkssud', 'dkssudgktpdy', 'rkdtkdwl', 'ajdajdl', 'dkfkdgo', 'qlalfqjsgh', 'gksrnr'],
  site: ['댕댕로드', 'daengdaeng', 'daengdaengroad', '강아지', '멍멍이', '비밀번호', '사랑해'],
}

/** zxcvbn's description of score 2: "somewhat guessable, protection from unthrottled online attacks". */
export const MIN_SCORE = 2

/** Rating time grows with the square of the length; a strong password is recognised within this many characters. */
export const SCORED_LENGTH = 64

/** What others may know about a member: their address, also in parts, and their name. */
export const knownWords = (about: readonly (string | null)[]): string[] =>
  about.filter((text): text is string => Boolean(text)).flatMap((text) => [text, ...text.split(/[@.]/)])
