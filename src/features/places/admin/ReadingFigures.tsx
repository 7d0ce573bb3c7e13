import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Group } from '../../../../contract/groups/groups.ts'
import { SOURCE_NAME } from '../../../../contract/policy/policy-source.ts'
import { grouped } from '../../../lib/number-text.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { Heading } from '../../../ui/content/Heading.tsx'
import { Loading } from '../../../ui/states/Loading.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { readingFiguresQuery } from '../admin-queries.ts'
import classes from './ReadingFigures.module.css'

/** How much of the places' terms is read, by source and kind, and the phrases with which an admin helps most places. */
export function ReadingFigures({ groups }: { groups: readonly Group[] }) {
  const { data, error, refetch, isFetching } = useQuery(readingFiguresQuery)
  return (
    <section aria-label="조건을 읽은 정도">
      <Stack gap={12}>
        <Heading>조건을 읽은 정도</Heading>
        {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />}
        {!data && !error && (
          <Loading>
            <Skeleton height="12rem" radius="1rem" />
          </Loading>
        )}
        {data && (
          <div className={classes.parts}>
            <table className={classes.table}>
              <caption className="visually-hidden">출처와 종류마다 동반 조건을 읽은 장소의 비율</caption>
              <thead>
                <tr>
                  {['출처', '종류', '장소', '모두 읽음', '일부만', '못 읽음'].map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {data.rows.map(({ source, group, places, whole, partly, none }) => (
                  <tr key={`${source} ${group}`}>
                    <th scope="row">{SOURCE_NAME[source]}</th>
                    <td>{groups.find(({ key }) => key === group)?.name ?? group}</td>
                    <td>{grouped(places)}</td>
                    <td>{share(whole, places)}</td>
                    <td>{share(partly, places)}</td>
                    <td>{share(none, places)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <Stack gap={8}>
              <Text as="h3" weight={600}>
                많은 곳에 있는 못 읽은 말
              </Text>
              {data.phrases.length === 0 && <Text tone="quiet">못 읽은 말이 없어요.</Text>}
              <ol className={classes.phrases}>
                {data.phrases.map(({ phrase, places, completes, example }) => (
                  <li key={phrase}>
                    <Link to="/adm/$" params={{ _splat: `verify/${example}` }} className={classes.phrase}>
                      {phrase}
                    </Link>
                    <Text as="span" size="sm" tone="quiet">
                      {grouped(places)}곳{completes > 0 && ` · 이 말만 읽으면 ${grouped(completes)}곳이 모두 읽혀요`}
                    </Text>
                  </li>
                ))}
              </ol>
            </Stack>
          </div>
        )}
      </Stack>
    </section>
  )
}

const share = (part: number, of: number) => `${((100 * part) / Math.max(1, of)).toFixed(1)}%`
