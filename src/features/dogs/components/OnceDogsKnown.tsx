import type { ReactNode } from 'react'
import { Loading } from '../../../ui/states/Loading.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { useDogsPending } from '../queries.ts'

/** A form with a choice among the member's dogs: shown at once with all of them, or without if they can't be loaded. */
export function OnceDogsKnown({ children }: { children: ReactNode }) {
  if (!useDogsPending()) return children
  return (
    <Loading>
      <Skeleton height="30rem" />
    </Loading>
  )
}
