import { likesApi } from '../../../../contract/likes/likes-api.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { BodyOf } from '../../../../contract/api/endpoint.ts'
import type { LikeList, ListEdit } from '../../../../contract/likes/like-lists.ts'
import { currentAuthor } from '../../../platform/commands/author.ts'
import type { Command, CommandContext } from '../../../platform/commands/command.ts'
import { runCommand } from '../../../platform/commands/run-command.ts'
import { likeListsQuery, likedPlacesQuery } from './queries.ts'
import { type LikeBefore, likeOf, type LikeTarget, withChange } from '../model.ts'
import { NOT_SENT, setLike } from '../mutations.ts'
import { likesQuery } from '../queries.ts'

type Look = BodyOf<typeof likesApi.createLikeList>

const placeTarget = (id: number): LikeTarget => ({ kind: 'place', id })

/** A command that sets one part of a liked place. */
const partCommand = <Part extends 'note' | 'listIds', Input extends { id: number } & Pick<LikeBefore, Part>>(
  part: Part,
  { latestCounts, send }: { latestCounts: boolean; send: Command<Input, Pick<LikeBefore, Part>>['send'] },
): Command<Input, Pick<LikeBefore, Part>> => {
  type Value = Pick<LikeBefore, Part>
  const only = (from: Value) => ({ [part]: from[part] }) as Value
  const shown = ({ queryClient, author }: CommandContext, id: number) =>
    likeOf(queryClient.getQueryData(likesQuery(author).queryKey) ?? [], placeTarget(id))
  const show = ({ queryClient, author }: CommandContext, id: number, value: Value) => {
    const { queryKey } = likesQuery(author)
    void queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, (likes) => likes && withChange(likes, placeTarget(id), only(value)))
  }
  return {
    name: `likes.${part}`,
    shows: { waiting: 'screen', failure: 'toast' },
    scope: ({ id }) => String(id),
    ...(latestCounts && {
      lastIntent: {
        current: (context, input) => ({ ...input, ...only(shown(context, input.id) ?? input) }),
        isSame: (a, b) => String(a[part]) === String(b[part]),
      },
    }),
    patch: (context, input) => {
      const before = shown(context, input.id)
      show(context, input.id, input)
      return () => {
        if (before) show(context, input.id, before)
        // Another device may have been faster.
        void context.queryClient.invalidateQueries({ queryKey: likesQuery(context.author).queryKey })
      }
    },
    send,
    settle: (context, { id }, answer) => answer && show(context, id, answer),
    words: { offline: NOT_SENT },
  }
}

/** `basedOn`: the note that its author saw. Each is based on the one before it, so none is left out. */
export const setNote = partCommand<'note', { id: number; note: string; basedOn?: string }>('note', {
  latestCounts: false,
  send: (call, { id, ...body }) => call(likesApi.setLikeNote, { params: { id }, body }),
})

/** Puts a liked place into exactly these lists. */
const setLists = partCommand<'listIds', { id: number; listIds: number[] }>('listIds', {
  latestCounts: true,
  send: (call, { id, listIds }) => call(likesApi.setListsOfPlace, { params: { id }, body: { listIds } }),
})

/** Puts a place into exactly these lists; likes it first if it isn't liked yet. */
export async function putIntoLists(queryClient: QueryClient, id: number, listIds: readonly number[]): Promise<void> {
  if (!likeOf(queryClient.getQueryData(likesQuery(currentAuthor()).queryKey) ?? [], placeTarget(id))) {
    const liked = await runCommand(queryClient, setLike, { ...placeTarget(id), liked: true, count: null })
    if (liked.status !== 'done') return
  }
  await runCommand(queryClient, setLists, { id, listIds: [...listIds].sort((a, b) => a - b) })
}

function changeLists({ queryClient, author }: CommandContext, change: (lists: LikeList[]) => LikeList[]): void {
  const { queryKey } = likeListsQuery(author)
  // A fetch that is already under way would overwrite it with older data.
  void queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, (lists) => change(lists ?? []))
}

/** Creates a list, or updates the one with that id. */
export const saveList: Command<{ id: null; look: Look } | { id: number; look: ListEdit }, LikeList> = {
  name: 'like-lists.save',
  shows: { waiting: 'screen', failure: 'screen' },
  send: (call, { id, look }) =>
    id === null
      ? call(likesApi.createLikeList, { body: look })
      : call(likesApi.updateLikeList, { params: { id }, body: look }),
  settle: (context, { id }, list) =>
    list &&
    changeLists(context, (lists) =>
      id === null
        ? [...lists.filter((one) => one.id !== list.id), list]
        : lists.map((one) => (one.id === id ? list : one)),
    ),
}

export const deleteList: Command<{ id: number }, unknown> = {
  name: 'like-lists.delete',
  shows: { waiting: 'overlay', failure: 'toast' },
  send: (call, params) => call(likesApi.deleteLikeList, { params }),
  doneBefore: 'LIST_NOT_FOUND',
  settle: (context, { id }) => {
    changeLists(context, (lists) => lists.filter((list) => list.id !== id))
    context.queryClient.setQueryData(likesQuery(context.author).queryKey, (likes) =>
      likes?.map((like) => ({ ...like, listIds: like.listIds.filter((one) => one !== id) })),
    )
  },
  words: { offline: NOT_SENT },
}

const inOrder = (context: CommandContext, ids: readonly number[]) =>
  changeLists(context, (lists) => [...lists].sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)))

/** Sets the order of a member's lists, by their ids. */
export const orderLists: Command<{ listIds: number[] }, LikeList[]> = {
  name: 'like-lists.order',
  shows: { waiting: 'screen', failure: 'toast' },
  scope: () => '',
  lastIntent: {
    current: ({ queryClient, author }) => ({
      listIds: (queryClient.getQueryData(likeListsQuery(author).queryKey) ?? []).map(({ id }) => id),
    }),
    isSame: (a, b) => String(a.listIds) === String(b.listIds),
  },
  patch: (context, { listIds }) => {
    const before = (context.queryClient.getQueryData(likeListsQuery(context.author).queryKey) ?? []).map(({ id }) => id)
    inOrder(context, listIds)
    return () => inOrder(context, before)
  },
  send: (call, body) => call(likesApi.orderLikeLists, { body }),
  words: { offline: NOT_SENT },
}

/** Likes all places bookmarked on the device at once, the newest first. */
export const likeMany: Command<{ ids: number[] }, { liked: number[]; gone: number[]; noRoom: number[] }> = {
  name: 'likes.at-once',
  shows: { waiting: 'screen', failure: 'screen' },
  send: (call, body) => call(likesApi.likePlaces, { body }),
  touches: (author) => [likesQuery(author).queryKey, likedPlacesQuery(author).queryKey],
}
