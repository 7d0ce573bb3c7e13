/**
 * Characters that show nothing: controls, what Unicode calls ignorable (the Hangul fillers among them), and the empty pattern of Braille. Joiners,
 * selectors and tags are left, of which emoji consist.
 */
const INVISIBLE =
  /(?!\n|\u200C|\u200D|\uFE0E|\uFE0F|[\u{E0020}-\u{E007F}])(?:\p{Cc}|\p{Default_Ignorable_Code_Point}|\u2800)/gu
const VISIBLE = /(?!\s|\p{Cc}|\p{M}|\p{Default_Ignorable_Code_Point}|\u2800)[^]/u

export const withoutInvisible = (text: string): string => text.replaceAll(INVISIBLE, '')

/** Whether a reader sees anything of it. */
export const isVisible = (text: string): boolean => VISIBLE.test(text)
