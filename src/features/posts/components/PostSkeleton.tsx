import { Loading } from '../../../ui/states/Loading.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'

/** Placeholders of posts while they load. */
export function PostSkeleton({ count = 4 }: { count?: number }) {
  return (
    <Loading label="글을 불러오는 중이에요">
      <Stack gap={32} pad={16}>
        {Array.from({ length: count }, (_, index) => (
          <Stack key={index} gap={12}>
            <Row gap={12} align="center">
              <Skeleton width="2.75rem" height="2.75rem" radius="99px" />
              <Stack gap={6}>
                <Skeleton width="7rem" />
                <Skeleton width="10rem" />
              </Stack>
            </Row>
            <Skeleton width="60%" height="1.5rem" />
            <Skeleton height="4.5rem" />
          </Stack>
        ))}
      </Stack>
    </Loading>
  )
}
