import type { ReactNode } from 'react'
import type { User } from '../../../../contract/users/users.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { Loading } from '../../../ui/states/Loading.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { useMe } from '../../session/queries.ts'

interface Props {
  /** Height of the loaded content, so that nothing below shifts. */
  room: string
  children: (me: User) => ReactNode
}

/** Renders content that depends on who is logged in. */
export function WithMe({ room, children }: Props) {
  const { data: me, isError, error, refetch, isFetching } = useMe()
  if (me) return children(me)
  if (isError) return <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <Loading>
      <Skeleton height={room} />
    </Loading>
  )
}
