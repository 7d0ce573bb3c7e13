import { type SQL, sql } from 'drizzle-orm'
import { fold, foldWords } from '../../../contract/hangul.ts'
import { SIDO, SIDO_KEYS } from '../../../contract/regions.ts'
import type { Db } from '../../db/index.ts'
import { anywhere } from '../../db/word-match.ts'
import { anyGramCondition } from './match-filter.ts'
import { MARK, townName } from '../../../contract/search-text.ts'
import { canHaveTypo, convertKeyboardLayout, nearest, partsOf, typoGrams } from './typos.ts'
import { type Word, toWord } from '../../../contract/search-words.ts'

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
 * correct. The work is bounded, and done only after a search without results.
 */
export async function correctWords(db: Db, corpus: Corpus, words: readonly Word[]): Promise<Word[] | null> {
  const corrected: Word[] = []
  for (const word of words) {
    if (await isFound(db, corpus, word)) corrected.push(word)
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
  if (korean !== null) return (await isFound(db, corpus, toWord(korean))) ? korean : null
  const candidates = await corpus.knownWords(db, word.length)
  for (const alternatives of typoGrams(word)) {
    const { rows } = await db.execute<{ name: string }>(sql`
      with found as materialized (
        select folded from ${corpus.table} where ${anyGramCondition(alternatives)} and ${corpus.shown})
      select split_part(folded, ${MARK.end}, 1) as name from found limit ${CANDIDATES}`)
    const names = rows.map(({ name }) => name.slice(MARK.name.length))
    for (const [part, count] of partsOf(names, word.length)) candidates.set(part, count)
    const near = nearest(word, candidates)
    if (near !== null) return near
  }
  return null
}

async function isFound(db: Db, { table, shown }: Corpus, word: Word): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with found as materialized (select from ${table} where ${anywhere(word)} and ${shown}) select from found limit 1`)
  return rows.length > 0
}

/** Names of regions, groups and both combined, of about this length. */
async function knownWords(db: Db, length: number): Promise<Map<string, number>> {
  const { rows: towns } = await db.execute<{ sigungu: string }>(
    sql`select distinct sigungu from place_counts where count > 0`,
  )
  const { rows: kinds } = await db.execute<{ names: string[] }>(
    sql`select array_prepend(name, aliases) as names from groups`,
  )
  const regions = new Set(SIDO_KEYS.flatMap((sido) => [sido as string, SIDO[sido]]))
  for (const town of towns.flatMap(({ sigungu }) => foldWords(sigungu))) regions.add(town).add(townName(town))
  const known = new Map<string, number>()
  const add = (text: string) => Math.abs(text.length - length) <= 1 && known.set(text, 1)
  const kindNames = kinds.flatMap(({ names }) => names.map(fold))
  for (const text of [...regions, ...kindNames]) add(text)
  for (const region of regions) for (const kind of kindNames) add(region + kind)
  return known
}
