import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { grouped } from '../../../lib/number-text.ts'
import { Chip } from '../../../ui/actions/Chip.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { Heading } from '../../../ui/content/Heading.tsx'
import { Loading } from '../../../ui/states/Loading.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import type { FigureId, QueueId } from '../../../../contract/dashboard/dashboard.ts'
import { FIGURE_LIST, FIGURE_NAME, filledDays, PERIODS, QUEUE_LIST, QUEUE_NAME, waitedText } from '../model.ts'
import { dashboardQuery } from '../queries.ts'
import classes from './Dashboard.module.css'
import { DayChart } from './DayChart.tsx'

const MISSES = 'misses'

/** What waits for an admin, and what came in during a period; below it what other features tell. */
export function Dashboard({ children }: { children?: ReactNode }) {
  const [days, setDays] = useState<number>(30)
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery(dashboardQuery(days))
  if (!data)
    return error ? (
      <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <Loading>
        <Skeleton height="24rem" radius="1rem" />
      </Loading>
    )
  const now = new Date(dataUpdatedAt)
  return (
    <Stack gap={32}>
      <Heading level={1}>한눈에 보기</Heading>
      <section aria-label="기다리는 일">
        <Stack gap={12}>
          <Heading>기다리는 일</Heading>
          <ul className={classes.cards}>
            {data.queues.map(({ id, count, oldest }) => (
              <li key={id} className={classes.card}>
                <Text as="h3" weight={600}>
                  <QueueLink id={id} />
                </Text>
                <p className={classes.number} data-nothing={count === 0 || undefined}>
                  {grouped(count)}
                </p>
                <Text size="sm" tone="quiet">
                  {oldest ? `가장 오래 기다린 것: ${waitedText(oldest, now)}` : '기다리는 것이 없어요.'}
                </Text>
              </li>
            ))}
          </ul>
        </Stack>
      </section>
      <section aria-label="기간별 숫자">
        <Stack gap={12}>
          <Heading>기간별 숫자</Heading>
          <Row gap={8} wrap as="fieldset" bare aria-label="기간">
            {PERIODS.map((period) => (
              <Chip key={period} selected={period === days} onClick={() => setDays(period)}>
                {period}일
              </Chip>
            ))}
          </Row>
          <ul className={classes.cards}>
            {data.figures.map(({ id, total, days: counted }) => {
              const filled = filledDays(counted, days, now)
              return (
                <li key={id} className={classes.card}>
                  <Text as="h3" weight={600}>
                    <FigureLink id={id} since={filled[0]?.day ?? ''} />
                  </Text>
                  <p className={classes.number}>{grouped(total)}</p>
                  <DayChart name={FIGURE_NAME[id]} days={filled} />
                </li>
              )
            })}
          </ul>
        </Stack>
      </section>
      <section aria-label="결과가 없던 검색어" id={MISSES}>
        <Stack gap={12}>
          <Heading>결과가 없던 검색어</Heading>
          <Text size="sm" tone="quiet">
            최근 30일 동안 세 사람 이상이 찾았지만 장소가 없던 말이에요.
          </Text>
          {data.missedWords.length === 0 ? (
            <Text>그런 말이 없어요.</Text>
          ) : (
            <ol className={classes.words}>
              {data.missedWords.map(({ word, visitors }) => (
                <li key={word}>
                  <Link to="/adm/$" params={{ _splat: 'place' }} search={{ q: word } as never}>
                    {word}
                  </Link>{' '}
                  <Text as="span" size="sm" tone="quiet">
                    {grouped(visitors)}명
                  </Text>
                </li>
              ))}
            </ol>
          )}
        </Stack>
      </section>
      {children}
    </Stack>
  )
}

/** Leads to what the figure counts. */
function FigureLink({ id, since }: { id: FigureId; since: string }) {
  const listed = FIGURE_LIST[id]?.(since)
  if (!listed) return <a href={`#${MISSES}`}>{FIGURE_NAME[id]}</a>
  return (
    <Link to="/adm/$" params={{ _splat: listed.path }} search={listed.search as never}>
      {FIGURE_NAME[id]}
    </Link>
  )
}

/** Leads to the list that the queue counts, filtered like it. */
function QueueLink({ id }: { id: QueueId }) {
  const { path, search } = QUEUE_LIST[id]
  return (
    <Link to="/adm/$" params={{ _splat: path }} search={search as never}>
      {QUEUE_NAME[id]}
    </Link>
  )
}
