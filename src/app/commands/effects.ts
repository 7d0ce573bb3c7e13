import type { QueryClient } from '@tanstack/react-query'
import type { Evidence } from '../../../contract/entries/entry-evidence.ts'
import type { MyPost } from '../../../contract/posts/posts.ts'
import type { LikeTarget } from '../../features/likes/model.ts'
import type { setCommandEffects } from '../../platform/commands/effects.ts'

type TellingPost = Pick<MyPost, 'place' | 'visit'>

interface AboutPlace {
  placeId: number
}

async function showEvidence(queryClient: QueryClient, { placeId }: AboutPlace, evidence: Evidence | undefined) {
  if (!evidence) return
  const { showEvidence } = await import('./place-effects.ts')
  showEvidence(queryClient, placeId, evidence)
}

async function showVisits(queryClient: QueryClient, { was }: { was?: TellingPost }, post: TellingPost | undefined) {
  const { showVisits } = await import('./place-effects.ts')
  await showVisits(queryClient, [was, post])
}

async function showRating(queryClient: QueryClient, { placeId }: AboutPlace) {
  const { showRating } = await import('./place-effects.ts')
  await showRating(queryClient, placeId)
}

async function showComments(queryClient: QueryClient, { postId }: { postId: number }) {
  const { renewPost } = await import('../../features/posts/queries.ts')
  await renewPost(queryClient, postId)
}

async function showLikes(
  queryClient: QueryClient,
  { kind, id }: LikeTarget,
  answer: { likeCount: number } | undefined,
) {
  if (kind !== 'place' || !answer) return
  const { showLikes } = await import('./place-effects.ts')
  void showLikes(queryClient, id, answer.likeCount)
}

async function showLikedAtOnce(queryClient: QueryClient, _: unknown, answer: { liked: number[] } | undefined) {
  if (!answer) return
  const { renewPlaces } = await import('./place-effects.ts')
  void renewPlaces(queryClient, answer.liked)
}

/** What a feature changes in its caches after another feature's command, by command name. */
export const COMMAND_EFFECTS: Parameters<typeof setCommandEffects>[0] = {
  'entries.report': showEvidence,
  'entries.change': showEvidence,
  'entries.withdraw': showEvidence,
  'likes.set': showLikes,
  'likes.at-once': showLikedAtOnce,
  'comments.write': showComments,
  'comments.remove': showComments,
  'posts.write': showVisits,
  'posts.change': showVisits,
  'posts.remove': showVisits,
  'reviews.write': showRating,
  'reviews.change': showRating,
  'reviews.remove': showRating,
}
