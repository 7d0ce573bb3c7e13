/** The first `most` UTF-16 units of a text, without half a character at its end: an emoji has two units or more. */
export const cutText = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
