import { dogsApi } from '../../../contract/dogs/dogs-api.ts'
import type { MemberDog } from '../../../contract/dogs/member-dogs.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { DogInput } from '../../../contract/dogs/dog-input.ts'
import type { Command, CommandContext } from '../../platform/commands/command.ts'
import { privatePhotoQuery } from '../media/queries.ts'
import { latestVaccinations } from './member-model.ts'
import { dogsQuery } from './queries.ts'

type Dogs = readonly MemberDog[] | undefined

/** Puts the server's answer into the cache. */
async function show({ queryClient, author }: CommandContext, change: (dogs: Dogs) => Dogs): Promise<void> {
  const { queryKey } = dogsQuery(author)
  // A fetch that is already under way would overwrite it with older data.
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, (dogs) => change(dogs) as MemberDog[] | undefined)
  if (queryClient.getQueryData(queryKey) === undefined) await queryClient.invalidateQueries({ queryKey })
}

/** Fetches what the card shows, so that it can be shown at an entrance without a network. */
function cachePhotos(queryClient: QueryClient, author: number | null, { photoId, vaccinations }: MemberDog): void {
  if (photoId) void queryClient.prefetchQuery(privatePhotoQuery(author, photoId, 'small'))
  for (const { proofId } of latestVaccinations(vaccinations))
    if (proofId) void queryClient.prefetchQuery(privatePhotoQuery(author, proofId, 'large'))
}

/** Creates a dog, or updates the one with that id, if it is still as `basedOn` (its version). */
export const saveDog: Command<{ id: number | null; dog: DogInput; basedOn?: string | undefined }, MemberDog> = {
  name: 'dogs.save',
  shows: { waiting: 'screen', failure: 'screen' },
  photos: ({ dog, ...rest }, idOf) => ({
    ...rest,
    dog: {
      ...dog,
      photoId: dog.photoId && idOf(dog.photoId),
      vaccinations: dog.vaccinations.map((one) => ({ ...one, proofId: one.proofId && idOf(one.proofId) })),
    },
  }),
  send: (call, { id, dog, basedOn }) =>
    id === null
      ? call(dogsApi.createDog, { body: dog })
      : call(dogsApi.saveDog, { params: { id }, body: { ...dog, basedOn } }),
  settle: async (context, { id }, dog) => {
    if (!dog) return
    await show(context, (dogs) =>
      id === null
        ? dogs && [...dogs.filter((one) => one.id !== dog.id), dog]
        : dogs?.map((one) => (one.id === id ? dog : one)),
    )
    cachePhotos(context.queryClient, context.author, dog)
  },
}

/** `name`: for the message that its data is deleted. */
export const deleteDog: Command<{ id: number; name: string }, MemberDog[]> = {
  name: 'dogs.delete',
  shows: { waiting: 'overlay', failure: 'toast' },
  send: (call, { id }) => call(dogsApi.deleteDog, { params: { id } }),
  settle: (context, _, left) => show(context, () => left),
  words: { done: ({ name }) => ({ text: `${name}의 정보를 지웠어요.`, tone: 'success' }) },
}

export const setMainDog: Command<{ id: number; name: string }, MemberDog[]> = {
  name: 'dogs.set-main',
  shows: { waiting: 'overlay', failure: 'toast' },
  send: (call, { id }) => call(dogsApi.setMainDog, { params: { id } }),
  settle: (context, _, dogs) => show(context, () => dogs),
  words: { done: ({ name }) => ({ text: `이제 ${name} 기준으로 먼저 보여 드려요.`, tone: 'success' }) },
}
