import type { Suggestion } from '../../../contract/search.ts'
import type { Db } from '../../db/index.ts'
import { fail } from '../../fail.ts'
import { selectRelevant } from '../places/relevance-store.ts'
import { highlights } from './highlight.ts'
import { matchWords } from './match.ts'
import { queryWords } from './words.ts'

const SHOWN = 8

export async function listSuggestions(db: Db, q: string): Promise<Suggestion[]> {
  if (q.includes('\0')) fail('VALIDATION_FAILED', { q: '쓸 수 없는 글자가 있어요.' })
  const words = queryWords(q)
  if (words.length === 0) return []
  const rows = await selectRelevant(db, {
    match: matchWords(words),
    conditions: { city: null, others: [] },
    after: null,
    limit: SHOWN,
  })
  return rows.map((row) => ({
    kind: 'place',
    text: row.name,
    detail: [row.sido, row.sigungu].filter(Boolean).join(' '),
    highlights: highlights(row.name, words),
    placeId: row.id,
    group: row.group_key,
    sido: row.sido,
    sigungu: row.sigungu,
  }))
}
