import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import type { ErrorCode } from '../../../contract/api/errors.ts'
import { ProofSheet } from '../../features/second-factor/components/ProofSheet.tsx'
import { askProof } from '../../features/second-factor/state.ts'

let shown = false

/**
 * Asks for the second factor, on whatever screen the write was made. A root of its own, made with the first question: no screen has to
 * carry a place for it, and visitors load none of this.
 */
export function ask(queryClient: QueryClient, code: ErrorCode): Promise<boolean> {
  if (!shown) {
    const place = document.body.appendChild(document.createElement('div'))
    createRoot(place).render(
      <QueryClientProvider client={queryClient}>
        <ProofSheet />
      </QueryClientProvider>,
    )
    shown = true
  }
  return askProof(code)
}
