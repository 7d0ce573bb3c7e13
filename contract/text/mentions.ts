/** How many members one comment can name by `@`; further names are words. */
export const MOST_MENTIONS = 5

/** Behind a letter or a digit it is an address of mail. */
const MENTION = /(?<![\p{L}\p{N}.@])@([가-힣A-Za-z0-9]{2,})/gu
const LONGEST = 24

/** What follows each `@` of a text, as far as it can be a nickname with a particle. */
export const mentionsIn = (text: string): string[] =>
  [...new Set(Array.from(text.matchAll(MENTION), ([, name = '']) => name.slice(0, LONGEST)))].slice(0, MOST_MENTIONS)

/** The name that is being typed where the text before the caret ends: "" right behind `@`; null if it is none. */
export const mentionBeingTyped = (before: string): string | null =>
  /(?<![\p{L}\p{N}.@])@([가-힣ㄱ-ㅎㅏ-ㅣA-Za-z0-9]{0,12})$/u.exec(before)?.[1] ?? null
