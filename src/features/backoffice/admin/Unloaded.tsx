import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { Heading } from '../../../ui/content/Heading.tsx'
import { Loading } from '../../../ui/states/Loading.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'

interface Props {
  /** What the screen is about, since its own name isn't known yet. */
  title: string
  query: { error: Error | null; refetch: () => unknown; isFetching: boolean }
}

/** A screen of one record before it is there, or instead of it. */
export const Unloaded = ({ title, query: { error, refetch, isFetching } }: Props) => (
  <Stack gap={16}>
    <Heading level={1}>{title}</Heading>
    {error ? (
      <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <Loading>
        <Skeleton height="24rem" radius="1rem" />
      </Loading>
    )}
  </Stack>
)
