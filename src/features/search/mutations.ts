import { searchApi } from '../../../contract/search-api.ts'
import { call } from '../../platform/api/api.ts'
import { normalizeWord } from './model.ts'

const told = new Set<string>()

/** Tells the server that a searched word led somewhere; once per word and visit, and never in the visitor's way. */
export function reportSearch(text: string): void {
  const word = normalizeWord(text)
  if (!word || told.has(word)) return
  told.add(word)
  call(searchApi.recordSearch, { body: { word }, quiet: true }).catch(() => told.delete(word))
}
