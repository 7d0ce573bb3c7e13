import type { QueryClient } from '@tanstack/react-query'

/** What loaders and guards find in their `context`. */
export interface RouterContext {
  queryClient: QueryClient
}
