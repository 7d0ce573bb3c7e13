import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { recordAnswerDate } from '../../../platform/api/answer-dates.ts'
import { readPersistedAnswers } from '../../../platform/offline/kept-answers.ts'
import { knownFrom } from './model.ts'
import { AS_CONTENT, IF_POSSIBLE } from '../../../platform/api/display.ts'

/** All answers about places that the page or the device has, from lists, maps and details. */
async function readKnown(client: QueryClient) {
  const read = client
    .getQueryCache()
    .findAll({ queryKey: ['places'] })
    .map(({ queryKey, state }) => ({ queryKey, data: state.data, at: state.dataUpdatedAt }))
  return knownFrom([...read, ...(await readPersistedAnswers())])
}

/** Never cached: it changes with every answer. */
const FOR_NOW = { staleTime: 0, gcTime: 0, retry: false } as const

/** What is known of a place that can't be loaded now; null if nothing is. */
export const knownPlaceQuery = (id: number) =>
  queryOptions({
    queryKey: ['known-places', id],
    // The screen is about this data: its age is shown.
    meta: { dated: true, shows: AS_CONTENT },
    queryFn: async ({ client, signal }) => {
      const known = (await readKnown(client)).get(id) ?? null
      if (known) recordAnswerDate(signal, known.at)
      return known
    },
    ...FOR_NOW,
  })

/** Every known place, the most recently answered first. */
export const knownPlacesQuery = queryOptions({
  queryKey: ['known-places'],
  meta: { shows: IF_POSSIBLE },
  queryFn: async ({ client }) => [...(await readKnown(client)).values()].sort((a, b) => b.at - a.at),
  ...FOR_NOW,
})
