import type { QueryClient } from '@tanstack/react-query'
import type { DogInput } from '../../../contract/dog-input.ts'
import { dogsApi } from '../../../contract/dogs-api.ts'
import type { MemberDog } from '../../../contract/member-dogs.ts'
import { call } from '../../platform/api/api.ts'
import { privatePhotoQuery } from '../media/queries.ts'
import { getSession } from '../session/state.ts'
import { latestVaccinations } from './member-model.ts'
import { dogsQuery } from './queries.ts'

/** Shows at once what the server has answered; whoever has logged out meanwhile leaves nothing behind. */
async function show(
  queryClient: QueryClient,
  userId: number,
  change: (dogs: MemberDog[] | undefined) => MemberDog[] | undefined,
): Promise<void> {
  if (getSession().userId !== userId) return
  const { queryKey } = dogsQuery(userId)
  // An answer from before would undo what is shown.
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, change)
  if (queryClient.getQueryData(queryKey) === undefined) await queryClient.invalidateQueries({ queryKey })
}

/** What the card shows is then on this device, also for a door without a network. */
function keepPhotosOf(queryClient: QueryClient, userId: number, { photoId, vaccinations }: MemberDog): void {
  if (getSession().userId !== userId) return
  if (photoId) void queryClient.prefetchQuery(privatePhotoQuery(userId, photoId, 'small'))
  for (const { proofId } of latestVaccinations(vaccinations))
    if (proofId) void queryClient.prefetchQuery(privatePhotoQuery(userId, proofId, 'large'))
}

export async function createDog(queryClient: QueryClient, userId: number, body: DogInput): Promise<MemberDog> {
  const dog = await call(dogsApi.createDog, { body, quiet: true })
  await show(queryClient, userId, (dogs) => dogs && [...dogs.filter(({ id }) => id !== dog.id), dog])
  keepPhotosOf(queryClient, userId, dog)
  return dog
}

export async function saveDog(
  queryClient: QueryClient,
  userId: number,
  id: number,
  body: DogInput,
): Promise<MemberDog> {
  const dog = await call(dogsApi.saveDog, { params: { id }, body, quiet: true })
  await show(queryClient, userId, (dogs) => dogs?.map((one) => (one.id === id ? dog : one)))
  keepPhotosOf(queryClient, userId, dog)
  return dog
}

export async function deleteDog(queryClient: QueryClient, userId: number, id: number): Promise<void> {
  const left = await call(dogsApi.deleteDog, { params: { id } })
  await show(queryClient, userId, () => left)
}

export async function setMainDog(queryClient: QueryClient, userId: number, id: number): Promise<void> {
  const dogs = await call(dogsApi.setMainDog, { params: { id } })
  await show(queryClient, userId, () => dogs)
}
