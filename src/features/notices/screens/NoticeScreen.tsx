import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isGone, isNoAnswer } from '../../../platform/api/api.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { Heading } from '../../../ui/content/Heading.tsx'
import { Loading } from '../../../ui/states/Loading.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text, TextLink } from '../../../ui/kit/Text.tsx'
import { NoticeArticle } from '../components/NoticeArticle.tsx'
import { noticeQuery } from '../queries.ts'
import { markRead } from '../state.ts'

/** One notice; opening it marks it as read on this device. */
export function NoticeScreen({ id }: { id: number }) {
  const { data: notice, error, refetch, isFetching } = useQuery(noticeQuery(id))
  const shown = notice !== undefined
  useEffect(() => {
    if (shown) markRead(id)
  }, [shown, id])
  if (error && (!notice || isGone(error)))
    return (
      <Stack gap={16} padY={20} padX={16}>
        <Heading level={1}>{isNoAnswer(error) ? '아직 이 기기에 없는 공지예요' : '공지사항'}</Heading>
        <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
      </Stack>
    )
  if (!notice)
    return (
      <Loading>
        <Skeleton height="15rem" />
      </Loading>
    )
  return (
    <Stack as="article" gap={16} padY={20} padX={16}>
      <NoticeArticle {...notice} />
      <Text>
        <TextLink to="/notice" underlined tall={44}>
          공지 목록
        </TextLink>
      </Text>
    </Stack>
  )
}
