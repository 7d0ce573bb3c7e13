import { FOUND_CAP, type FoundCount, type FoundCounts, type Marked } from '../../../contract/search/found.ts'
import { queryWords, type Word } from '../../../contract/text/search-words.ts'
import type { Db } from '../../db/index.ts'
import { type Corpus, correctWords, PLACES } from './correct-store.ts'
import { corpusOf, countDocuments } from './document-store.ts'
import { countPlaces } from './place-count-store.ts'
import type { SearchPorts } from './ports.ts'
import { documentsFor, documentsOf, type SearchSource } from './source-filter.ts'

/** How many of each kind are found, as typed or else with typos corrected: the same as their lists. */
export async function countFound(db: Db, ports: SearchPorts, q: string, now: Date): Promise<FoundCounts> {
  const typed = queryWords(q)
  const documents = <Found extends Marked>(source: SearchSource<Found>) => {
    const asked = documentsOf(source, now)
    return countEither(db, corpusOf(asked), typed, (words) => countDocuments(db, asked, words, FOUND_CAP))
  }
  const [place, post, notice, answer] = await Promise.all([
    countEither(db, PLACES, typed, (words) => countPlaces(db, words, FOUND_CAP)),
    documents(ports.post),
    documents(ports.notice),
    documents(ports.answer),
  ])
  return { place, post, notice, answer }
}

/** How many posts a member sees of those that are found. Whether words are corrected is the public list's decision. */
export async function countFoundFor(db: Db, { post }: SearchPorts, userId: number, q: string, now: Date) {
  const typed = queryWords(q)
  const listed = documentsOf(post, now)
  const asTyped = typed.length > 0 && (await countDocuments(db, listed, typed, 0)) > 0
  const words = asTyped || typed.length === 0 ? typed : await correctWords(db, corpusOf(listed), typed)
  if (!words || words.length === 0) return { post: capped(0) }
  return { post: capped(await countDocuments(db, documentsFor(post, userId, now), words, FOUND_CAP)) }
}

async function countEither(
  db: Db,
  corpus: Corpus,
  typed: readonly Word[],
  count: (words: readonly Word[]) => Promise<number>,
): Promise<FoundCount> {
  if (typed.length === 0) return { count: 0, capped: false }
  const found = await count(typed)
  if (found > 0) return capped(found)
  const near = await correctWords(db, corpus, typed)
  return capped(near ? await count(near) : 0)
}

const capped = (found: number): FoundCount => ({ count: Math.min(found, FOUND_CAP), capped: found > FOUND_CAP })
