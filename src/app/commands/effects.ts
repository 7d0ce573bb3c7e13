import type { QueryClient } from '@tanstack/react-query'
import type { Evidence } from '../../../contract/entry-evidence.ts'
import type { setCommandEffects } from '../../platform/commands/effects.ts'

/** Only what is on the screen of a place, or was, can show it. */
async function showEvidence(
  queryClient: QueryClient,
  { placeId }: { placeId: number },
  evidence: Evidence | undefined,
) {
  if (!evidence) return
  const { showEvidence } = await import('../../features/places/rating-mutations.ts')
  showEvidence(queryClient, placeId, evidence)
}

/** What one feature shows of another one's commands. */
export const COMMAND_EFFECTS: Parameters<typeof setCommandEffects>[0] = {
  'entries.report': showEvidence,
  'entries.change': showEvidence,
  'entries.withdraw': showEvidence,
}
