import { Box } from '../../../ui/kit/Box.tsx'
import { Loading } from '../../../ui/states/Loading.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'

/** Placeholders of reviews while they load. */
export function ReviewSkeleton({ count = 3 }: { count?: number }) {
  return (
    <Loading label="후기를 불러오는 중이에요">
      <Stack gap={32}>
        {Array.from({ length: count }, (_, index) => (
          <Stack key={index} columns="icon" gap={12}>
            <Skeleton width="2.75rem" height="2.75rem" radius="99px" />
            <Stack gap={6} content="middle">
              <Skeleton width="7rem" />
              <Skeleton width="10rem" />
            </Stack>
            <Box across>
              <Skeleton height="4.5rem" />
            </Box>
          </Stack>
        ))}
      </Stack>
    </Loading>
  )
}
