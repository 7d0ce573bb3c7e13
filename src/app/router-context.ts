import type { QueryClient } from '@tanstack/react-query'

/** What loaders and guards receive as `context`. */
export interface RouterContext {
  queryClient: QueryClient
  /** The reader is a search engine or a link preview. */
  bot: boolean
}
