import { IconMessageReport } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { REPORT_REASON_NAME } from '../../../../contract/reports/reports.ts'
import { timeWords } from '../../../platform/dates/time-words.ts'
import { Card } from '../../../ui/kit/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { Loading } from '../../../ui/states/Loading.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { useMinute } from '../../dogs/hooks.ts'
import { useSession } from '../../session/state.ts'
import { KIND_NAME, outcomeWords } from '../model.ts'
import { myReportsQuery } from '../queries.ts'

/** What the member has reported, the latest first. What was reported isn't shown again: it is out of their sight. */
export function MyReports() {
  const { userId } = useSession()
  const now = useMinute()
  const { data, isPending, isFetching, error, refetch } = useQuery(myReportsQuery(userId))
  if (isPending)
    return (
      <Loading label="신고를 불러오는 중이에요">
        <Skeleton height="12rem" />
      </Loading>
    )
  if (!data) return <ErrorState message={error?.message ?? ''} onRetry={() => void refetch()} retrying={isFetching} />
  if (data.length === 0)
    return (
      <EmptyState
        icon={IconMessageReport}
        title="신고한 것이 없어요"
        text="불편한 글이나 댓글이 있으면 신고해 주세요. 바로 보이지 않게 해 드려요."
      />
    )
  return (
    <Stack as="ul" gap={12}>
      {data.map(({ kind, id, reason, text, reportedAt, outcome }) => (
        <Card key={`${kind}${id}`} as="li" shrink round={12} gap={6}>
          <Text as="h2" size="lg" weight={600}>
            {KIND_NAME[kind]} 신고
          </Text>
          <Text>{REPORT_REASON_NAME[reason]}</Text>
          {text && (
            <Text clip clamp={2} tone="quiet">
              {text}
            </Text>
          )}
          <Text size="sm" tone="quiet">
            {timeWords(reportedAt, now)} · {outcomeWords(outcome)}
          </Text>
        </Card>
      ))}
    </Stack>
  )
}
