import { fold, foldWords, initialsOf } from '../../../contract/text/hangul.ts'
import { SIDO } from '../../../contract/regions/regions.ts'
import type { Autocomplete } from '../../../contract/search/search.ts'
import type { Db } from '../../db/index.ts'
import { fail } from '../../refusals/refusal.ts'
import { correctWords, PLACES } from './correct-store.ts'
import { selectNamed } from './named-store.ts'
import { highlights } from './highlight.ts'
import { matchWords } from './match-filter.ts'
import { lastWordVariants } from './still-typed.ts'
import { retyped } from './typos.ts'
import { type KindCount, type RegionCount, countKinds, countRegions } from './autocomplete-store.ts'
import { type Word, patternOf, queryWords } from '../../../contract/text/search-words.ts'

const SHOWN = 8
/** Longer input isn't corrected while it is typed. */
const MAX_CORRECTED = 4
/** Maximum number of lists shown above the places. */
const LISTS_SHOWN = 3

/** Regions, groups and places for unfinished input, whose last syllable may be incomplete. */
export async function listAutocomplete(db: Db, q: string, slips = false): Promise<Autocomplete[]> {
  if (q.includes('\0')) fail('VALIDATION_FAILED', { q: '쓸 수 없는 글자가 있어요.' })
  const words = queryWords(q)
  const found = await complete(db, words)
  if (found.length > 0 || !slips) return found
  for (const typed of retyped(q)) {
    const lines = await complete(db, queryWords(typed))
    // An incomplete last syllable finds nothing in results.
    const isWhole = lines.length > 0 && (await complete(db, queryWords(typed), { open: false })).length > 0
    if (lines.length > 0) return isWhole ? meant(typed, lines) : lines
  }
  const corrected = words.length > MAX_CORRECTED ? null : await correctWords(db, PLACES, words)
  const lines = corrected && (await complete(db, corrected))
  return lines ? meant(corrected.map(({ folded }) => folded).join(' '), lines) : []
}

/** The words that were probably meant, if they find anything, and what that is. */
function meant(text: string, lines: readonly Autocomplete[]): Autocomplete[] {
  if (lines.length === 0) return []
  const word = { kind: 'word' as const, text, detail: '', highlights: [], placeId: null }
  return [{ ...word, group: null, sido: null, sigungu: null }, ...lines].slice(0, SHOWN)
}

/** `open`: the last syllable may be incomplete. */
async function complete(db: Db, words: Word[], { open = true } = {}): Promise<Autocomplete[]> {
  if (words.length === 0) return []
  const readings = [words, open ? lastWordVariants(words) : null].filter((reading) => reading !== null)
  const lists = unique(await completeLists(db, readings), (list) => list.text).slice(0, LISTS_SHOWN)
  return [...lists, ...(await completePlaces(db, readings, SHOWN - lists.length))]
}

async function completePlaces(db: Db, readings: readonly Word[][], limit: number): Promise<Autocomplete[]> {
  const found: Autocomplete[] = []
  for (const words of readings) {
    if (found.length >= limit) break
    const page = { match: matchWords(words), conditions: { city: null, others: [] }, after: null, limit }
    for (const row of await selectNamed(db, page)) {
      found.push({
        kind: 'place',
        text: row.name,
        detail: [row.sido, row.sigungu].filter(Boolean).join(' '),
        highlights: highlights(row.name, words),
        placeId: row.id,
        group: row.group_key,
        sido: row.sido,
        sigungu: row.sigungu,
      })
    }
  }
  return unique(found, ({ placeId }) => placeId).slice(0, limit)
}

/** One word can name a region or a group; two words one of each. */
async function completeLists(db: Db, readings: readonly Word[][]): Promise<Autocomplete[]> {
  const found: Autocomplete[] = []
  const kinds = await countKinds(db)
  const regions = await countRegions(db, null)
  for (const words of readings) {
    const [first, second] = words as [Word, Word?]
    if (words.length === 1) {
      const kindsNamed = kinds.filter((kind) => namesKind(first, kind))
      const regionsNamed = regions.filter((region) => namesRegion(first, region))
      found.push(
        ...kindsNamed.map((kind) => kindList(kind, words)),
        ...regionsNamed.map((region) => regionList(region, null, words)),
      )
    }
    if (words.length === 2 && second) found.push(...(await completeBoth(db, kinds, [first, second])))
  }
  return found
}

async function completeBoth(db: Db, kinds: readonly KindCount[], words: [Word, Word]): Promise<Autocomplete[]> {
  for (const [place, what] of [words, words.toReversed() as [Word, Word]]) {
    const kind = kinds.find((candidate) => namesKind(what, candidate))
    const regions = kind ? (await countRegions(db, kind.key)).filter((region) => namesRegion(place, region)) : []
    if (kind && regions.length > 0) return regions.map((region) => regionList(region, kind, words))
  }
  return []
}

const namesKind = (word: Word, { name, aliases }: KindCount) =>
  [name, ...aliases].some((text) => begins(word, fold(text)))

const namesRegion = (word: Word, { sido, sigungu }: RegionCount) =>
  (sigungu === null ? [sido, SIDO[sido]] : foldWords(sigungu)).some((text) => begins(word, text))

function begins(word: Word, text: string): boolean {
  if (word.kind === 'mixed') return new RegExp(`^${patternOf(word)}`).test(text)
  return (word.kind === 'initials' ? initialsOf(text) : text).startsWith(word.folded)
}

const kindList = ({ key, name, count }: KindCount, words: Word[]): Autocomplete => ({
  kind: 'group',
  text: name,
  detail: places(count),
  highlights: highlights(name, words),
  placeId: null,
  group: key,
  sido: null,
  sigungu: null,
})

function regionList({ sido, sigungu, count }: RegionCount, kind: KindCount | null, words: Word[]): Autocomplete {
  const text = [sido, sigungu, kind?.name].filter(Boolean).join(' ')
  return {
    kind: 'region',
    text,
    detail: places(count),
    highlights: highlights(text, words),
    placeId: null,
    group: kind?.key ?? null,
    sido,
    sigungu,
  }
}

const places = (count: number) => `${count.toLocaleString('ko')}곳`

function unique<T>(items: readonly T[], keyOf: (item: T) => unknown): T[] {
  return [...new Map(items.toReversed().map((item) => [keyOf(item), item])).values()].toReversed()
}
