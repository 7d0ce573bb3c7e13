import { FOUND_PAGE, type FoundQuery, type Marked } from '../../../contract/search/found.ts'
import { queryWords, type Word } from '../../../contract/text/search-words.ts'
import { pageOf, readKeys, writeKeys } from '../../cursors/keyset.ts'
import type { Db } from '../../db/index.ts'
import { correctWords } from './correct-store.ts'
import { corpusOf, selectDocuments } from './document-store.ts'
import { excerptOf } from './excerpt.ts'
import { highlights } from './highlight.ts'
import { documentsOf, type SearchSource } from './source-filter.ts'

/** A page of results from one source; if nothing is found as typed, with typos corrected. */
export async function findDocuments<Found extends Marked>(
  db: Db,
  source: SearchSource<Found>,
  { q, cursor, limit = FOUND_PAGE.default }: FoundQuery,
  now: Date,
) {
  const documents = documentsOf(source, now)
  const list = ['found', source.table, q]
  const typed = queryWords(q)
  if (typed.length === 0) return { items: [], cursor: null, corrected: false }
  const [wasCorrected, ...keys] = cursor === undefined ? [] : readKeys(list, [false, false, false], cursor)
  const after = cursor === undefined ? null : keys
  const select = (words: readonly Word[]) => selectDocuments(db, documents, { words, after, limit: limit + 1 })

  let words: readonly Word[] = typed
  let found = wasCorrected ? [] : await select(words)
  let corrected = false
  if (found.length === 0 && (cursor === undefined || wasCorrected)) {
    const near = await correctWords(db, corpusOf(documents), typed)
    corrected = near !== null
    words = near ?? typed
    found = near ? await select(near) : []
  }

  const page = pageOf(found, limit, {
    item: ({ id }) => id,
    cursor: ({ part, id }) => writeKeys(list, [corrected ? 1 : 0, part, id]),
  })
  return { items: await readFound(db, source, page.items, words), cursor: page.cursor, corrected }
}

async function readFound<Found extends Marked>(
  db: Db,
  source: SearchSource<Found>,
  ids: readonly number[],
  words: readonly Word[],
): Promise<Found[]> {
  if (ids.length === 0) return []
  const byId = new Map((await source.read(db, ids)).map((one) => [one.id, one]))
  return ids.flatMap((id) => {
    const one = byId.get(id)
    if (!one) return []
    const marked = {
      id,
      title: one.title,
      highlights: highlights(one.title, words),
      excerpt: excerptOf(one.text, words),
    }
    return [{ ...one.item, ...marked } as Found]
  })
}
