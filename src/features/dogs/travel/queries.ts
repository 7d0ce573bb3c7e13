import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { Dog } from '../../../../contract/dogs/dogs.ts'
import type { MemberDog } from '../../../../contract/dogs/member-dogs.ts'
import { getSession, useSession } from '../../session/state.ts'
import { dogsQuery } from '../queries.ts'
import { getVisitorDog, useVisitorDog } from '../state.ts'
import { type TravelDog, travelling } from './model.ts'
import { getDogsAtHome, useDogsAtHome } from './state.ts'

const NOBODY: readonly TravelDog[] = []
let known: { from: readonly unknown[]; list: readonly TravelDog[] } = { from: [], list: NOBODY }

/** Returns the same list until something changes, as every card reads it. */
function listOf(mine: readonly MemberDog[] | undefined, home: readonly number[], visitors: Dog | null) {
  const from = mine?.length ? [mine, home] : [visitors]
  if (from.length === known.from.length && from.every((part, index) => part === known.from[index])) return known.list
  const list = mine?.length ? travelling(mine, home) : visitors ? [{ ...visitors, id: 0 }] : NOBODY
  known = { from, list }
  return list
}

/**
 * The dogs for which verdicts are given, at most `MAX_DOGS_TOGETHER`: a member's dogs except those that stay at home, else the dog
 * described on this device, else none. `waiting`: the member's dogs aren't loaded yet, or a kept answer of an earlier visit knows none and
 * is being renewed, as they may have been registered on another device.
 */
export function useTravel(): { dogs: readonly TravelDog[]; waiting: boolean } {
  const { userId } = useSession()
  const { data, dataUpdatedAt, failureCount, isFetching, isPending } = useQuery(dogsQuery(userId))
  const old = data?.length === 0 && isFetching && failureCount === 0 && dataUpdatedAt < performance.timeOrigin
  return { dogs: listOf(data, useDogsAtHome(userId), useVisitorDog()), waiting: userId !== null && (isPending || old) }
}

export const useTravelDogs = () => useTravel().dogs

/** For loaders, outside of rendering; null while the member's dogs aren't loaded. */
export function getTravelDogs(client: QueryClient): readonly TravelDog[] | null {
  const { userId } = getSession()
  const data = client.getQueryData(dogsQuery(userId).queryKey)
  return userId === null || data ? listOf(data, getDogsAtHome(userId), getVisitorDog()) : null
}
