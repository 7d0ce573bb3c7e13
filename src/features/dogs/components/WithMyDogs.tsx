import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { MemberDog } from '../../../../contract/dogs/member-dogs.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { Loading } from '../../../ui/states/Loading.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { useSession } from '../../session/state.ts'
import { dogsQuery } from '../queries.ts'

interface Props {
  /** Height of the loaded content, so that nothing below shifts. */
  room: string
  children: (dogs: readonly MemberDog[], userId: number) => ReactNode
}

/** Renders content that depends on the member's dogs once they are loaded. */
export function WithMyDogs({ room, children }: Props) {
  const { userId } = useSession()
  const { data, isError, error, refetch, isFetching } = useQuery(dogsQuery(userId))
  if (data && userId !== null) return children(data, userId)
  if (isError) return <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <Loading>
      <Skeleton height={room} radius="1rem" />
    </Loading>
  )
}
