import { type SQL, sql } from 'drizzle-orm'
import { fold, foldWords } from '../../../contract/text/hangul.ts'
import { SIDO, SIDO_KEYS } from '../../../contract/regions/regions.ts'
import type { Db } from '../../db/index.ts'
import { anywhere } from '../../db/statements/word-match.ts'
import { anyGramCondition } from './match-filter.ts'
import { MARK, townName } from '../../../contract/text/search-text.ts'
import { canHaveTypo, convertKeyboardLayout, nearest, partsOf, typoGrams } from './typos.ts'
import { type Word, toWord } from '../../../contract/text/search-words.ts'

/** Maximum number of names compared for one word. */
const CANDIDATES = 1000

/** What a word may be found in, and by what else than its names. */
export interface Corpus {
  /** The searchable table under the alias `s`. */
  table: SQL
  /** A condition on its rows. */
  shown: SQL
  /** Further words that are found, of about this length. */
  knownWords(db: Db, length: number): Promise<Map<string, number>>
}

/** Places, by their names, regions and groups. */
export const PLACES: Corpus = { table: sql`place_search as s`, shown: sql`true`, knownWords }

/**
 * Corrects typos, if a word finds nothing anywhere but another that differs by one letter does; null if there is nothing to
 * correct. The work is bounded, and done only after a search without results, in as few statements as possible.
 */
export async function correctWords(db: Db, corpus: Corpus, words: readonly Word[]): Promise<Word[] | null> {
  const there = await areFound(db, corpus, words)
  const corrected: Word[] = []
  for (const [i, word] of words.entries()) {
    if (there[i]) corrected.push(word)
    else {
      const text =
        word.kind !== 'initials' && canHaveTypo(word.folded) ? await correctWord(db, corpus, word.folded) : null
      if (text === null) return null
      corrected.push(toWord(text))
    }
  }
  return corrected.some((word, i) => word.folded !== words[i]?.folded) ? corrected : null
}

async function correctWord(db: Db, corpus: Corpus, word: string): Promise<string | null> {
  const korean = convertKeyboardLayout(word)
  if (korean !== null) return (await areFound(db, corpus, [toWord(korean)]))[0] ? korean : null
  const candidates = await corpus.knownWords(db, word.length)
  for await (const names of namesLike(db, corpus, word)) {
    for (const [part, count] of partsOf(names, word.length)) candidates.set(part, count)
    const near = nearest(word, candidates)
    if (near !== null) return near
  }
  return null
}

/** Names that may hold the word with one typo: first with a common kind of typo, then with any; both at once where the first has none. */
async function* namesLike(db: Db, corpus: Corpus, word: string): AsyncGenerator<string[]> {
  const [common, any] = typoGrams(word)
  const { rows } = await db.execute<Named & { common: boolean }>(sql`
    with common as materialized (${namedBy(corpus, common)}),
      others as materialized (${namedBy(corpus, any)} and not exists (select from common))
    (select ${NAME} as name, true as common from common limit ${CANDIDATES})
    union all (select ${NAME}, false from others limit ${CANDIDATES})`)
  const first = rows.filter((row) => row.common)
  yield first.map(nameOf)
  if (first.length === 0) return yield rows.map(nameOf)
  const { rows: others } = await db.execute<Named>(sql`
    with others as materialized (${namedBy(corpus, any)}) select ${NAME} as name from others limit ${CANDIDATES}`)
  yield others.map(nameOf)
}

interface Named extends Record<string, unknown> {
  name: string
}

const namedBy = ({ table, shown }: Corpus, alternatives: readonly number[][]) =>
  sql`select folded from ${table} where ${anyGramCondition(alternatives)} and ${shown}`
const NAME = sql`split_part(folded, ${MARK.end}, 1)`
const nameOf = ({ name }: Named) => name.slice(MARK.name.length)

/** Which of these words are found anywhere. */
async function areFound(db: Db, { table, shown }: Corpus, words: readonly Word[]): Promise<boolean[]> {
  // Signs alone are no word, and an array of nothing has no type in SQL.
  if (words.length === 0) return []
  const found = words.map(
    (word) => sql`(with found as materialized (select from ${table} where ${anywhere(word)} and ${shown})
      select count(*) > 0 from (select from found limit 1) as one)`,
  )
  const { rows } = await db.execute<{ there: boolean[] }>(sql`select array[${sql.join(found, sql`, `)}] as there`)
  return rows[0]?.there ?? []
}

/** Names of regions, groups and both combined, of about this length. */
async function knownWords(db: Db, length: number): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ towns: string[]; kinds: string[] }>(sql`select
    array(select distinct sigungu from place_counts where count > 0) as towns,
    array(select unnest(array_prepend(name, aliases)) from groups) as kinds`)
  const { towns = [], kinds = [] } = rows[0] ?? {}
  const regions = new Set(SIDO_KEYS.flatMap((sido) => [sido as string, SIDO[sido]]))
  for (const town of towns.flatMap(foldWords)) regions.add(town).add(townName(town))
  const known = new Map<string, number>()
  const add = (text: string) => Math.abs(text.length - length) <= 1 && known.set(text, 1)
  const kindNames = kinds.map(fold)
  for (const text of [...regions, ...kindNames]) add(text)
  for (const region of regions) for (const kind of kindNames) add(region + kind)
  return known
}
