import type { QueryClient } from '@tanstack/react-query'
import type { BodyOf } from '../../../../contract/endpoint.ts'
import {
  createLikeList,
  deleteLikeList,
  type LikeList,
  orderLikeLists,
  setListsOfPlace,
  updateLikeList,
} from '../../../../contract/like-lists.ts'
import { type Like, likePlaces, setLikeNote } from '../../../../contract/likes.ts'
import { ApiError, call } from '../../../platform/api/api.ts'
import { getSession } from '../../session/state.ts'
import { likeListsQuery, likedPlacesQuery } from './queries.ts'
import { type LikeBefore, likeOf, type LikeTarget, withChange } from '../model.ts'
import { bringAbout, changeLike, showRefusal } from '../mutations.ts'
import { likesQuery } from '../queries.ts'

type Look = BodyOf<typeof createLikeList>

const placeTarget = (id: number): LikeTarget => ({ kind: 'place', id })

/** Shows a change of a like at once; refused, it is as the server knows it. @returns whether the server took it */
async function changePart<Part extends 'note' | 'listIds'>(
  queryClient: QueryClient,
  userId: number,
  id: number,
  part: Part,
  wish: Like[Part],
  send: (wish: Like[Part]) => Promise<Like[Part]>,
): Promise<boolean> {
  const target = placeTarget(id)
  const { queryKey } = likesQuery(userId)
  const before = likeOf(queryClient.getQueryData(queryKey) ?? [], target)?.[part]
  if (before === undefined) return false
  const show = (value: Like[Part]) => {
    const change = { [part]: value } as unknown as Partial<LikeBefore>
    queryClient.setQueryData(queryKey, (likes) => likes && withChange(likes, target, change))
  }
  void queryClient.cancelQueries({ queryKey })
  show(wish)
  const outcome = await bringAbout(`${part} ${userId} ${id}`, wish, before, send, (a, b) => String(a) === String(b))
  // A call that is on its way sees to it.
  if (!outcome) return true
  if (outcome.refused) showRefusal(outcome.refused)
  if (getSession().userId === userId) show(outcome.known)
  return outcome.refused === null
}

/** Puts a place into these lists and no others; one that isn't liked yet is liked by it. */
export async function putIntoLists(
  queryClient: QueryClient,
  userId: number,
  id: number,
  listIds: readonly number[],
): Promise<void> {
  const likes = queryClient.getQueryData(likesQuery(userId).queryKey) ?? []
  if (!likeOf(likes, placeTarget(id))) {
    if ((await changeLike(queryClient, userId, placeTarget(id), true, null)) !== true) return
    void queryClient.invalidateQueries({ queryKey: likedPlacesQuery(userId).queryKey })
  }
  const wish = [...listIds].sort((a, b) => a - b)
  await changePart(queryClient, userId, id, 'listIds', wish, async (listIds) => {
    const told = await call(setListsOfPlace, { params: { id }, body: { listIds }, quiet: true })
    return told.listIds
  })
}

export const saveNote = (queryClient: QueryClient, userId: number, id: number, note: string): Promise<boolean> =>
  changePart(queryClient, userId, id, 'note', note, async (note) => {
    const told = await call(setLikeNote, { params: { id }, body: { note }, quiet: true })
    return told.note
  })

/** Throws what its form shows. */
export async function createList(queryClient: QueryClient, userId: number, look: Look): Promise<LikeList> {
  const list = await call(createLikeList, { body: look, quiet: true })
  setLists(queryClient, userId, (lists) => [...lists.filter(({ id }) => id !== list.id), list])
  return list
}

/** Throws what its form shows. */
export async function updateList(queryClient: QueryClient, userId: number, id: number, look: Look): Promise<void> {
  const list = await call(updateLikeList, { params: { id }, body: look, quiet: true })
  setLists(queryClient, userId, (lists) => lists.map((one) => (one.id === id ? list : one)))
}

/** @returns whether it is gone */
export async function deleteList(queryClient: QueryClient, userId: number, id: number): Promise<boolean> {
  try {
    await call(deleteLikeList, { params: { id }, quiet: true })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // Gone already, from another device.
    if (error.code !== 'LIST_NOT_FOUND') {
      showRefusal(error)
      return false
    }
  }
  setLists(queryClient, userId, (lists) => lists.filter((list) => list.id !== id))
  if (getSession().userId === userId)
    queryClient.setQueryData(likesQuery(userId).queryKey, (likes) =>
      likes?.map((like) => ({ ...like, listIds: like.listIds.filter((one) => one !== id) })),
    )
  return true
}

/** The order in which his lists stand, by their ids. */
export async function orderLists(queryClient: QueryClient, userId: number, ids: readonly number[]): Promise<void> {
  const { queryKey } = likeListsQuery(userId)
  const before = queryClient.getQueryData(queryKey) ?? []
  const inOrder = (ids: readonly number[]) =>
    setLists(queryClient, userId, (lists) => [...lists].sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)))
  inOrder(ids)
  const outcome = await bringAbout<readonly number[]>(
    `order ${userId}`,
    ids,
    before.map(({ id }) => id),
    async (listIds) => {
      const lists = await call(orderLikeLists, { body: { listIds: [...listIds] }, quiet: true })
      return lists.map(({ id }) => id)
    },
    (a, b) => String(a) === String(b),
  )
  if (outcome?.refused) {
    showRefusal(outcome.refused)
    inOrder(outcome.known)
  }
}

function setLists(queryClient: QueryClient, userId: number, change: (lists: LikeList[]) => LikeList[]): void {
  const { queryKey } = likeListsQuery(userId)
  // An answer from before would undo it.
  void queryClient.cancelQueries({ queryKey })
  if (getSession().userId === userId) queryClient.setQueryData(queryKey, (lists) => change(lists ?? []))
}

/** Likes at once what was kept on the device, the newest first; throws what its opener shows. */
export async function likeAtOnce(queryClient: QueryClient, userId: number, ids: number[]) {
  const result = await call(likePlaces, { body: { ids }, quiet: true })
  for (const { queryKey } of [likesQuery(userId), likedPlacesQuery(userId)])
    await queryClient.invalidateQueries({ queryKey })
  return result
}
