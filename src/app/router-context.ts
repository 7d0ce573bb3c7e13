import type { QueryClient } from '@tanstack/react-query'

/** What loaders and guards find in their `context`. */
export interface RouterContext {
  queryClient: QueryClient
  /** A search engine or a link preview reads the page. */
  bot: boolean
}
