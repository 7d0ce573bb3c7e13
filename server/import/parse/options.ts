import { clean } from './text.ts'

/** Key → words by which a description or a list of facilities tells of it. */
const WORDS: [key: string, words: RegExp][] = [
  ['yard', /운동장/],
  ['pool', /수영장/],
  ['offleash', /강아지\s*놀이터|반려견\s*놀이터|애견\s*놀이터|오프리시/],
  ['terrace', /테라스/],
  ['dog-menu', /강아지\s*(?:메뉴|음료|간식)|수제\s*간식|멍푸치노/],
  ['shower', /셀프\s*목욕|(?:^|,\s*)목욕|반려견\s*(?:전용\s*)?샤워/],
  ['grooming', /(?:^|,\s*)(?:강아지)?미용/],
  ['boarding', /(?:^|,\s*)호텔(?:$|,|\s및)|호텔링/],
  ['kindergarten', /유치원/],
  ['supplies', /(?:강아지|애견|반려견)\s*용품|(?:^|,\s*)용품/],
  ['private', /독채/],
  ['trail', /산책로/],
  ['photo-zone', /포토\s*존/],
  ['reservation', /(?:사전|방문\s*전|입장\s*전)\s*(?:문의|예약)|(?:^|,\s*)(?:100%\s*)?예약제(?:$|,)|예약\s*필수/],
  ['no-kids', /노\s*키즈\s*존/],
  ['resident-dog', /상주견/],
  ['resident-cat', /상주묘/],
]
/** "목줄, 반려견 수영장 입수 불가" and "배변봉투 지참" speak of a thing without offering it. */
const REFUSES = /불가|금지|제한|지참|준비|필수/

/** Keys of the options that texts about a place tell of. House rules may mention a terrace or a trail, but offer nothing else. */
export function readOptions(offers: string, rules = ''): string[] {
  const said = clean(offers)
    .split(/,\s*/)
    .filter((part) => !REFUSES.test(part) || /문의|예약/.test(part))
    .join(', ')
  const found = WORDS.filter(([, words]) => words.test(said)).map(([key]) => key)
  if (/테라스/.test(rules)) found.push('terrace')
  if (/산책로/.test(rules)) found.push('trail')
  if (/대형견도/.test(rules)) found.push('large-ok')
  return [...new Set(found)]
}
