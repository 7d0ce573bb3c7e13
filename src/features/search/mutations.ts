import type { QueryClient } from '@tanstack/react-query'
import { searchApi } from '../../../contract/search/search-api.ts'
import type { Command } from '../../platform/commands/command.ts'
import { submitCommand } from '../../platform/commands/run-command.ts'
import { normalizeWord } from './model.ts'

const recordSearch: Command<{ word: string }, unknown> = {
  name: 'search.record',
  shows: { waiting: 'nobody', failure: 'nobody' },
  public: true,
  send: (call, body) => call(searchApi.recordSearch, { body }),
}

const told = new Set<string>()

/** Reports to the server what was searched and opened, or searched in vain; once per word and visit, and without blocking the visitor. */
export function reportSearch(queryClient: QueryClient, text: string): void {
  const word = normalizeWord(text)
  if (!word || told.has(word)) return
  told.add(word)
  submitCommand(queryClient, recordSearch, { word }).catch(() => told.delete(word))
}
