import { queryOptions, useQuery } from '@tanstack/react-query'
import { mutesApi } from '../../../contract/mutes/mutes-api.ts'
import type { Mute } from '../../../contract/mutes/mutes.ts'
import { call } from '../../platform/api/api.ts'
import { IF_POSSIBLE } from '../../platform/api/display.ts'
import { memberPersisted } from '../../platform/offline/kept.ts'
import { memberKey } from '../session/model.ts'
import { isSame, type MuteTarget } from './model.ts'
import { useSession } from '../session/state.ts'

export const mutesQuery = (userId: number | null) =>
  queryOptions({
    queryKey: memberKey(userId, 'mutes'),
    queryFn: ({ signal }) => call(mutesApi.listMutes, { signal }),
    meta: { ...memberPersisted('listMutes'), shows: IF_POSSIBLE },
    enabled: userId !== null,
    staleTime: 5 * 60_000,
  })

const NOBODY: readonly Mute[] = []

/** Tells whose words the member doesn't want to see. Who isn't named is seen: leaving them out would tell who they are. */
export function useMuted(): (author: MuteTarget | null) => boolean {
  const { data = NOBODY } = useQuery(mutesQuery(useSession().userId))
  return (author) => author !== null && data.some((mute) => isSame(mute, author))
}
