import type { ReactNode } from 'react'
import { ErrorState } from '../states/ErrorState.tsx'
import { LoadMore } from '../actions/LoadMore.tsx'

/** The parts of TanStack's infinite query that say in which state a list is. */
interface Pages {
  isPending: boolean
  isError: boolean
  isSuccess: boolean
  isFetching: boolean
  error: Error | null
  hasNextPage: boolean
  isFetchNextPageError: boolean
  refetch: () => unknown
  fetchNextPage: () => unknown
}

interface Props {
  list: Pages
  /** None of the pages has an item. */
  none: boolean
  /** While the first page is loaded. */
  loading: ReactNode
  empty: ReactNode
  /** Of the button that loads the next page: "후기 더 보기" */
  label: string
  children: ReactNode
}

/** A list that comes in pages: what stands for it while it is loaded, failed or empty, its items, and the way to more of them. */
export const PagedList = ({ list, none, loading, empty, label, children }: Props) => (
  <>
    {list.isPending && loading}
    {list.isError && none && (
      <ErrorState message={list.error?.message ?? ''} onRetry={() => void list.refetch()} retrying={list.isFetching} />
    )}
    {list.isSuccess && none && empty}
    {children}
    {list.hasNextPage && (
      <LoadMore
        label={label}
        loading={list.isFetching}
        failed={list.isFetchNextPageError}
        onMore={() => void list.fetchNextPage()}
      />
    )}
  </>
)
