import { queryOptions, useQuery } from '@tanstack/react-query'
import type { MemberDog } from '../../../contract/dogs/member-dogs.ts'
import { call } from '../../platform/api/api.ts'
import { IN_PASSING } from '../../platform/api/display.ts'
import { memberPersisted } from '../../platform/offline/kept.ts'
import { memberKey } from '../session/model.ts'
import { useSession } from '../session/state.ts'

export const dogsQuery = (userId: number | null) =>
  queryOptions({
    queryKey: memberKey(userId, 'dogs'),
    // Imported on demand: every screen knows this query, and a visitor's never needs the code of the call.
    queryFn: async ({ signal }) =>
      call((await import('../../../contract/dogs/dogs-api.ts')).dogsApi.listDogs, { signal }),
    meta: { ...memberPersisted('listDogs'), shows: IN_PASSING },
    enabled: userId !== null,
    staleTime: 5 * 60_000,
  })

/** The dogs as the server has them now. */
export const askDogs = async () => call((await import('../../../contract/dogs/dogs-api.ts')).dogsApi.listDogs)

const NONE: readonly MemberDog[] = []

/** The dogs of the logged-in member, the main one first; none for a visitor or while they aren't loaded. */
export const useMyDogs = (): readonly MemberDog[] => useQuery(dogsQuery(useSession().userId)).data ?? NONE

/** Whether the member's dogs are still loaded for the first time. Further attempts must not take away what is shown meanwhile. */
export function useDogsPending(): boolean {
  const { isFetching, isFetched, failureCount } = useQuery(dogsQuery(useSession().userId))
  return isFetching && !isFetched && failureCount === 0
}
