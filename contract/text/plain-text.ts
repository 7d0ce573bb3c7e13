import * as v from 'valibot'
import { isVisible, withoutInvisible } from './invisible.ts'

/** Normalises line breaks, allows one empty line at a time, removes invisible characters and those that change the writing direction. */
function tidied(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\S\n]/g, ' ')
  return isVisible(lines) ? withoutInvisible(lines).replaceAll(/\n{3,}/g, '\n\n') : ''
}

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

/** Text that may be empty, with line breaks. What is measured after it is what is stored. */
export const Lines = v.pipe(v.string(), v.normalize('NFC'), v.transform(tidied), v.trim())

/** The same in one line: a name, a word beside something else. */
export const Line = v.pipe(
  v.string(),
  v.normalize('NFC'),
  v.transform((text) => tidied(inOneLine(text))),
  v.trim(),
)

/** Text of a member with line breaks: plain text, never markup. Its length is measured after normalisation. */
/* @__NO_SIDE_EFFECTS__ */
export const plainText = ({ min, max }: { min: number; max: number }, tooShort = `${min}자 이상 적어 주세요.`) =>
  v.pipe(
    v.string(),
    v.normalize('NFC'),
    v.maxLength(max * 2, `${max}자까지 쓸 수 있어요.`),
    v.transform(tidied),
    v.trim(),
    v.minLength(min, tooShort),
    v.maxLength(max, `${max}자까지 쓸 수 있어요.`),
  )

/** The same in one line: a title. */
/* @__NO_SIDE_EFFECTS__ */
export const plainLine = (bounds: { min: number; max: number }, tooShort?: string) =>
  v.pipe(v.string(), v.transform(inOneLine), plainText(bounds, tooShort))
