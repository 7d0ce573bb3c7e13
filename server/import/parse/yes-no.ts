import { clean } from './text.ts'

const YES = new Set([
  'y',
  'yes',
  'o',
  '○',
  '◯',
  '●',
  '1',
  't',
  'true',
  '예',
  '네',
  '유',
  '있음',
  '가능',
  '가능함',
  '허용',
  '동반가능',
  '입장가능',
  '동반 가능',
  '입장 가능',
])
const NO = new Set([
  'n',
  'no',
  'x',
  '×',
  '✕',
  '0',
  'f',
  'false',
  '아니오',
  '아니요',
  '무',
  '불가',
  '불가능',
  '불가함',
  '금지',
  '동반불가',
  '입장불가',
  '동반 불가',
  '입장 불가',
])

/** A yes or no as people type it into a table; null for anything else, since a guess could turn the meaning round. */
export function readYesNo(text: string): boolean | null {
  const word = clean(text).toLowerCase()
  if (YES.has(word)) return true
  return NO.has(word) ? false : null
}
