import { IconFilterOff } from '@tabler/icons-react'
import { ApiError } from '../../../platform/api/api.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { useListSearch } from '../hooks.ts'

interface Props {
  error: Error
  refetch: () => Promise<unknown>
  isFetching: boolean
}

/**
 * Instead of a list that failed to load. What the server refuses it refuses again: a condition of a view that was kept before the list changed,
 * or a page of another order. Then the way out is the list without conditions.
 */
export function ListFailure({ error, refetch, isFetching }: Props) {
  const { search, show } = useListSearch()
  const refused = error instanceof ApiError && [400, 422].includes(error.status) && Object.keys(search).length > 0
  if (!refused) return <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <div role="alert">
      <EmptyState
        icon={IconFilterOff}
        title="이 조건으로는 볼 수 없어요"
        text="없어진 조건이 들어 있어요. 저장한 보기라면 다시 저장해 주세요."
      >
        <Button variant="default" onClick={() => show({})}>
          조건 지우기
        </Button>
      </EmptyState>
    </div>
  )
}
