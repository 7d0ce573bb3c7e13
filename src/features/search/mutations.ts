import { searchApi } from '../../../contract/search-api.ts'
import { call } from '../../platform/api/api.ts'
import { normalizeWord } from './model.ts'

const told = new Set<string>()

/** Reports to the server that a search succeeded; once per word and visit, and without blocking the visitor. */
export function reportSearch(text: string): void {
  const word = normalizeWord(text)
  if (!word || told.has(word)) return
  told.add(word)
  call(searchApi.recordSearch, { body: { word }, quiet: true }).catch(() => told.delete(word))
}
