import { bigrams, fold, foldWords, inName, initialsOf, unigram } from './hangul.ts'
import { SIDO, type Sido } from '../regions/regions.ts'

/**
 * Where a part begins, by its marker: `<name>`, `~` a later word of the name (and what follows it), `@` region or kind, `#` a word of the
 * address, or of the text below a title.
 * Markers are cut into grams like letters, so "names that begin with 속" is one gram, indexed like "속초". Folded text holds only
 * letters and digits: neither a place nor a query can contain a marker or a wildcard of LIKE.
 */
export const MARK = { name: '<', end: '>', word: '~', kind: '@', address: '#' } as const

/** The texts by which a place is found. */
export interface Searchable {
  name: string
  /** '' if unknown. */
  sido: Sido | ''
  sigungu: string
  roadAddress: string | null
  lotAddress: string | null
}

export interface SearchText {
  folded: string
  initials: string
  grams: number[]
}

/** "속초시" → "속초", as people call the town; "중구" is unchanged. */
export const townName = (word: string) => (word.length > 2 ? word.replace(/[시군구]$/, '') : word)

export function searchText(place: Searchable, kindNames: readonly string[]): SearchText {
  const towns = foldWords(place.sigungu)
  const sido = place.sido === '' ? [] : [place.sido, fold(SIDO[place.sido])]
  const regions = [...sido, ...towns]
  const kinds = kindNames.map(fold)
  // "속초카페", typed without a space.
  const both = [...sido.slice(0, 1), ...towns.map(townName)].flatMap((region) => kinds.map((kind) => region + kind))
  const known = new Set(regions)
  const streets = [...foldWords(place.roadAddress ?? ''), ...foldWords(place.lotAddress ?? '')]
  const address = [...new Set(streets)].filter((word) => !known.has(word) && !/^\d+$/.test(word)).slice(0, 12)
  return composeText(foldWords(place.name), [...regions, ...kinds, ...both], address)
}

/** What is found by a name (also by 초성, and by a part of it), by what it is about (also by 초성), and by further words. */
export function composeText(name: readonly string[], about: readonly string[], further: readonly string[]): SearchText {
  const whole = name.join('')
  const later = name.slice(1).map((_, i) => MARK.word + name.slice(i + 1).join(''))
  const spoken = [MARK.name + whole + MARK.end, ...later, ...[...new Set(about)].map((word) => MARK.kind + word)]
  const initials = spoken.map(initialsOf)
  const grams = new Set(Array.from(whole).map(unigram))
  for (const part of [...spoken, ...initials, ...further]) for (const gram of bigrams(part)) grams.add(gram)
  for (const part of [whole, initialsOf(whole)]) for (const gram of bigrams(part)) grams.add(inName(gram))
  return {
    folded: [...spoken, ...further.map((word) => MARK.address + word)].join(' '),
    initials: initials.join(' '),
    grams: [...grams],
  }
}
