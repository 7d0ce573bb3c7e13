import { likesApi } from '../../../contract/likes/likes-api.ts'
import * as v from 'valibot'
import { LIKE_KINDS } from '../../../contract/likes/likes.ts'
import type { PlaceCard } from '../../../contract/places/places.ts'
import type { Command, CommandContext } from '../../platform/commands/command.ts'
import { type LikeBefore, likeOf, type LikeTarget, withLike } from './model.ts'
import { likeCountQuery, likedPlacesKey, likesQuery } from './queries.ts'

export const NOT_SENT = '연결할 수 없어서 반영하지 못했어요. 연결된 뒤에 다시 눌러 주세요.'

/** `count`: the displayed number of likes; null if none is displayed: then the last known one counts. `again`: the state of the like before it was removed. */
export interface LikeInput extends LikeTarget {
  liked: boolean
  count: number | null
  again?: LikeBefore | undefined
}

function showLike({ queryClient, author }: CommandContext, input: LikeInput, { final }: { final: boolean }): void {
  const { queryKey } = likesQuery(author)
  // A fetch that is already under way would overwrite it with older data.
  void queryClient.cancelQueries({ queryKey })
  // The other likes aren't loaded yet: they are fetched once this one has been answered.
  const isPartial = !queryClient.getQueryData(queryKey) || queryClient.getQueryState(queryKey)?.isInvalidated
  const { kind, id, again } = input
  const fresh = again ?? { likedAt: new Date().toISOString(), note: '', listIds: [] }
  queryClient.setQueryData(queryKey, (likes = []) => withLike(likes, { kind, id }, input.liked, fresh))
  if (isPartial) void queryClient.invalidateQueries({ queryKey, refetchType: final ? 'active' : 'none' })
  if (input.count === null) return
  const { count } = input
  queryClient.setQueryData(likeCountQuery(author, input).queryKey, count)
  if (kind !== 'place') return
  queryClient.setQueryData<PlaceCard[]>(likedPlacesKey(author), (cards) =>
    cards?.map((card) => (card.id === id ? { ...card, likeCount: count } : card)),
  )
}

export const setLike: Command<LikeInput, { liked: boolean; likeCount: number }> = {
  name: 'likes.set',
  shows: { waiting: 'screen', failure: 'toast' },
  resume: v.object({
    kind: v.picklist(LIKE_KINDS),
    id: v.number(),
    liked: v.boolean(),
    count: v.nullable(v.number()),
    again: v.optional(v.object({ likedAt: v.string(), note: v.string(), listIds: v.array(v.number()) })),
  }),
  scope: ({ kind, id }) => `${kind} ${id}`,
  lastIntent: {
    current: ({ queryClient, author }, { kind, id, count }) => {
      const was = likeOf(queryClient.getQueryData(likesQuery(author).queryKey) ?? [], { kind, id })
      return { kind, id, liked: was !== undefined, count, again: was }
    },
    isSame: (a, b) => a.liked === b.liked,
    // One press removes the like and the next restores it, with its note and its lists.
    keep: (first, input) => ({ ...input, again: input.again ?? first.again }),
  },
  patch: (context, input) => {
    const { queryKey } = likesQuery(context.author)
    const was = likeOf(context.queryClient.getQueryData(queryKey) ?? [], input)
    const before =
      input.count ?? context.queryClient.getQueryData(likeCountQuery(context.author, input).queryKey) ?? null
    const count = before === null ? null : before + Number(input.liked) - Number(was !== undefined)
    showLike(context, { ...input, count }, { final: false })
    return () =>
      showLike(
        context,
        { ...input, count: before, liked: was !== undefined, again: was ?? input.again },
        { final: true },
      )
  },
  send: (call, { kind, id, liked, again }) => {
    const before = again && { likedAt: again.likedAt, note: again.note, listIds: again.listIds }
    const body = liked && before ? { liked, again: before } : { liked }
    return call(likesApi.setLike, { params: { kind, id }, body })
  },
  settle: (context, input, answer) => {
    if (!answer) return
    showLike(context, { ...input, liked: answer.liked, count: answer.likeCount }, { final: true })
  },
  touches: (author, { kind, liked }) => (kind === 'place' && liked ? [likedPlacesKey(author)] : []),
  words: { offline: NOT_SENT },
}
