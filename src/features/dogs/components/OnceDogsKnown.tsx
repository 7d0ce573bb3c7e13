import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loading } from '../../../ui/Loading.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useSession } from '../../session/state.ts'
import { dogsQuery } from '../queries.ts'

/** A form with a choice among the member's dogs: shown at once with all of them, or without if they can't be loaded. */
export function OnceDogsKnown({ children }: { children: ReactNode }) {
  const { isFetching, isFetched, failureCount } = useQuery(dogsQuery(useSession().userId))
  // Further attempts must not take away what is being filled in.
  if (!isFetching || isFetched || failureCount > 0) return children
  return (
    <Loading>
      <Skeleton height="30rem" />
    </Loading>
  )
}
