/** Joins the words of a date or a measure by spaces at which no line ends: "11월 23일", "3시간 전". */
export const joined = (...words: readonly string[]): string => words.join('\u00a0')
