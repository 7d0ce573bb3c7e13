/**
 * Pictures among the words. Most of them are two halves of a letter, so that a class of them without the flag `u` takes one half and leaves the other: the
 * sentence behind it was none any more.
 */

/** Those of one half that mark nothing: "○" and "×" are rules. */
const SINGLE = '☀-☄☕☘♡-♨⚠✅✨❗❣❤⭐‼◈◉✿❀✽➡➔'
const PICTURE = String.raw`(?:[\ud83c-\ud83e][\udc00-\udfff]|[${SINGLE}]|\ufe0f(?!\u20e3))`
const PICTURES = new RegExp(String.raw`([가-힣A-Za-z\d.,!?~)]{0,2}\s?)(${PICTURE}+)(?=(\s?\S?))`, 'g')
const HAS_PICTURE = new RegExp(String.raw`[\ud83c-\ud83e${SINGLE}]|\ufe0f|\u20e3`)
/** "1️⃣". */
const KEYCAPS = /\d\ufe0f?\u20e3/g

const REFUSING = /🚫|🙅|⛔/u
const ADMITTING = /🙆|🆗|👌/u
/** Behind the end of a verb a picture says nothing more: "안돼요🙅". */
const SAID = /(?:[다요음움함됨능죠임해돼네]|불가|금지|제한|사절|거절)\s?$/

function inWord(_: string, before = '', picture = '', after = ''): string {
  const named = /[가-힣]\s?$/.test(before) && !SAID.test(before)
  if (named && REFUSING.test(picture)) return `${before} 불가\n`
  if (named && ADMITTING.test(picture)) return `${before} 가능\n`
  // "강아지🐶와", "반려견🐾 동반".
  const goesOn = after.trim() !== '' && /[견지물]\s?$/.test(before)
  return goesOn || /^[은는이가을를와과도의랑]/.test(after) ? before : `${before}\n`
}

/** A text with its pictures as the words that they stand for, or as ends of sentences. */
export const inWords = (text: string): string =>
  HAS_PICTURE.test(text) ? text.replace(KEYCAPS, '\n').replace(PICTURES, inWord) : text
