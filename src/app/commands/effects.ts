import type { QueryClient } from '@tanstack/react-query'
import type { Evidence } from '../../../contract/entry-evidence.ts'
import type { setCommandEffects } from '../../platform/commands/effects.ts'

interface AboutPlace {
  placeId: number
}

async function showEvidence(queryClient: QueryClient, { placeId }: AboutPlace, evidence: Evidence | undefined) {
  if (!evidence) return
  const { showEvidence } = await import('./place-effects.ts')
  showEvidence(queryClient, placeId, evidence)
}

async function showRating(queryClient: QueryClient, { placeId }: AboutPlace) {
  const { showRating } = await import('./place-effects.ts')
  await showRating(queryClient, placeId)
}

/** What a feature changes in its caches after another feature's command, by command name. */
export const COMMAND_EFFECTS: Parameters<typeof setCommandEffects>[0] = {
  'entries.report': showEvidence,
  'entries.change': showEvidence,
  'entries.withdraw': showEvidence,
  'reviews.write': showRating,
  'reviews.change': showRating,
  'reviews.remove': showRating,
}
