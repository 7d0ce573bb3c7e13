import { timeText } from '../../../platform/dates/korean-dates.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { AuditEvent, AuditKind } from '../../../../contract/audit/audit.ts'
import { REMAIN_REASONS, type RemainReason } from '../../../../contract/imports/import-states.ts'
import { PUBLIC_SOURCE_KEYS, PUBLIC_SOURCES, type PublicSource } from '../../../../contract/imports/sources.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { ACTION_NAME, KIND_PATH, REMAIN_NAME } from '../model.ts'
import { historyQuery } from '../queries.ts'
import classes from './Backoffice.module.css'

const isPublicSource = (value: unknown): value is PublicSource => PUBLIC_SOURCE_KEYS.some((source) => source === value)
const sourceText = (source: PublicSource) => `${PUBLIC_SOURCES[source].provider} ${PUBLIC_SOURCES[source].title}`
const isRemainReason = (value: unknown): value is RemainReason => REMAIN_REASONS.some((reason) => reason === value)

/** Of a place that an import added: that, as nothing was there before. */
const actionText = (action: AuditEvent['action'], after: AuditEvent['after']) =>
  action === 'run' && after['added'] === true ? '가져오기로 추가' : ACTION_NAME[action]

interface Props {
  kind: AuditKind
  id: number
  /** Read anew with each. */
  version: number
  names: Readonly<Record<string, string>>
  textOf: (name: string, value: unknown) => string
  /** Puts what a change replaced back into the form. */
  onRestore: (before: Record<string, unknown>) => void
}

/** What happened to a record: who changed which field, when, and what it was before. */
export function HistoryPanel({ kind, id, version, names, textOf, onRestore }: Props) {
  const { data, error, refetch, isFetching, isSuccess, hasNextPage, fetchNextPage, isFetchNextPageError } =
    useInfiniteQuery(historyQuery(kind, id, version))
  const events = data?.pages.flatMap(({ items }) => items) ?? []
  /** Of a check or an import, only what reads differently: they renew days that no field shows. */
  const fieldsOf = ({ action, before, after }: Pick<AuditEvent, 'action' | 'before' | 'after'>) =>
    action === 'update'
      ? Object.keys(after)
      : Object.keys(before).filter((name) => name in names && textOf(name, before[name]) !== textOf(name, after[name]))
  return (
    <section className={classes.history} aria-label="바뀐 기록">
      <Text as="h2" size="lead" weight={700}>
        바뀐 기록
      </Text>
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />}
      {isSuccess && events.length === 0 && (
        <Text size="sm" tone="quiet">
          바뀐 기록이 없어요.
        </Text>
      )}
      <ol className={classes.events}>
        {events.map(({ id, at, actor, action, before, after }) => {
          const fields = fieldsOf({ action, before, after })
          return (
            <li key={id} className={classes.event}>
              <Text size="sm" tone="quiet">
                {timeText(at)} · {actor ? actor.nickname || `회원 ${actor.id}` : '서버'} · {actionText(action, after)}
              </Text>
              {action === 'run' && isPublicSource(after['source']) && (
                <Text size="sm">출처: {sourceText(after['source'])}</Text>
              )}
              {isRemainReason(after['stays']) && (
                <Text size="sm">새로 더한 이곳은 남겼어요: {REMAIN_NAME[after['stays']]}</Text>
              )}
              {typeof after['run'] === 'number' && (
                <Text size="sm">
                  <Link to="/adm/$" params={{ _splat: KIND_PATH.import(after['run']) }}>
                    {after['run']}번 가져오기
                  </Link>
                </Text>
              )}
              {typeof after['note'] === 'string' && after['note'] && !('note' in names) && (
                <Text size="sm" clamp={6}>
                  근거: {after['note']}
                </Text>
              )}
              {fields.map((name) => (
                <Text key={name} size="sm" clamp={6}>
                  {names[name] ?? name}: {textOf(name, before[name])} → {textOf(name, after[name])}
                </Text>
              ))}
              {fields.length > 0 && (
                <Button variant="subtle" onClick={() => onRestore(before)}>
                  바꾸기 전으로 되돌리기
                </Button>
              )}
            </li>
          )
        })}
      </ol>
      {isFetchNextPageError && (
        <Text size="sm" tone="no" role="alert">
          {error.message}
        </Text>
      )}
      {hasNextPage && (
        <Button variant="default" fullWidth loading={isFetching} onClick={() => void fetchNextPage()}>
          이전 기록 더 보기
        </Button>
      )}
    </section>
  )
}
