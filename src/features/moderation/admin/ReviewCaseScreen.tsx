import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { REPORT_REASON_NAME } from '../../../../contract/reports.ts'
import { timeText } from '../../../platform/dates/korean-dates.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Heading } from '../../../ui/Heading.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { Stack } from '../../../ui/Stack.tsx'
import { Text } from '../../../ui/Text.tsx'
import { TitledCard } from '../../../ui/TitledCard.tsx'
import { DECISION_NAME } from '../admin-model.ts'
import { caseQuery } from '../queries.ts'
import classes from './Case.module.css'
import { CaseContent } from './CaseContent.tsx'
import { DecisionForm } from './DecisionForm.tsx'

/** One reported review: as it was and is, who wrote it, and the decision. */
export function ReviewCaseScreen({ id }: { id: number | null }) {
  const { data, error, refetch, isFetching } = useQuery({ ...caseQuery('review', id ?? 0), enabled: id !== null })
  if (!data)
    return error ? (
      <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <Loading>{null}</Loading>
    )
  const { now, hidden, author, reports, decisions } = data
  return (
    <Stack gap={16}>
      <Heading level={1}>신고된 후기</Heading>
      <div className={classes.columns}>
        <Stack gap={16}>
          <TitledCard title={hidden ? '지금 (숨긴 후기)' : '지금'}>
            <CaseContent content={now} />
          </TitledCard>
          <TitledCard title="쓴 사람">
            <Text>
              <Link to="/adm/$" params={{ _splat: `users/${author.id}` }}>
                {author.nickname}
              </Link>{' '}
              · 신고된 글 {author.reported.toLocaleString()}개 · 숨긴 글 {author.hidden.toLocaleString()}개
            </Text>
            <Text size="sm" tone="quiet">
              주의를 주거나 이용을 제한하려면 회원 화면으로 가세요.
            </Text>
          </TitledCard>
          <DecisionForm key={`${hidden} ${decisions.length}`} found={data} />
        </Stack>
        <Stack gap={16}>
          <TitledCard title={`신고 ${reports.length}개`}>
            {reports.map(({ reason, text, reportedAt, decided, shown }) => (
              <Stack key={reportedAt} as="article" gap={8} pad={16} ground="sunken" round={12}>
                <Text weight={600}>{REPORT_REASON_NAME[reason]}</Text>
                <Text size="sm" tone="quiet">
                  {timeText(reportedAt)} · {decided ? '결정함' : '기다림'}
                </Text>
                {text && <Text preLine>{text}</Text>}
                {shown && shown.text !== now.text && (
                  <>
                    <Text size="sm" tone="quiet">
                      신고했을 때에는 이렇게 적혀 있었어요.
                    </Text>
                    <CaseContent content={shown} />
                  </>
                )}
              </Stack>
            ))}
          </TitledCard>
          <TitledCard title="결정한 기록">
            {decisions.length === 0 && <Text tone="quiet">아직 없어요.</Text>}
            {decisions.map(({ id: key, decision, reason, waiting, by, createdAt }) => (
              <Stack key={key} gap={4}>
                <Text weight={600}>
                  {DECISION_NAME[decision]}
                  {waiting && ' (다른 관리자의 같은 결정을 기다려요)'}
                </Text>
                <Text size="sm" tone="quiet">
                  {timeText(createdAt)} · {by ?? '없어진 계정'}
                </Text>
                <Text preLine>{reason}</Text>
              </Stack>
            ))}
          </TitledCard>
        </Stack>
      </div>
    </Stack>
  )
}
