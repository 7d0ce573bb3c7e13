import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import type { CaseRow } from '../../../../contract/moderation-admin.ts'
import { REPORT_REASON_NAME } from '../../../../contract/reports.ts'
import { timeText } from '../../../platform/dates/korean-dates.ts'
import { Chip } from '../../../ui/Chip.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Heading } from '../../../ui/Heading.tsx'
import { Row } from '../../../ui/Row.tsx'
import { Stack } from '../../../ui/Stack.tsx'
import { type DataColumn, DataTable } from '../../../ui/table/DataTable.tsx'
import { Text } from '../../../ui/Text.tsx'
import { useListSearch } from '../../backoffice/hooks.ts'
import { REPORT_KIND_NAME } from '../admin-model.ts'
import { casesQuery } from '../queries.ts'

const SNIPPET = 60

const COLUMNS: DataColumn<CaseRow>[] = [
  {
    id: 'text',
    title: '내용',
    cell: ({ kind, id, text, at }) => (
      <Link to="/adm/$" params={{ _splat: `report/${kind}/${id}` }}>
        {text ? text.slice(0, SNIPPET) : `(글 없음) ${at}`}
      </Link>
    ),
  },
  { id: 'kind', title: '무엇', cell: ({ kind, hidden }) => `${REPORT_KIND_NAME[kind]}${hidden ? ' · 숨김' : ''}` },
  { id: 'author', title: '쓴 사람', cell: ({ author }) => author },
  { id: 'at', title: '어디', cell: ({ at }) => at },
  { id: 'reasons', title: '까닭', cell: ({ reasons }) => reasons.map((one) => REPORT_REASON_NAME[one]).join(', ') },
  { id: 'waiting', title: '기다리는 신고', cell: ({ waiting }) => waiting.toLocaleString() },
  { id: 'oldest', title: '처음 신고한 때', cell: ({ oldest }) => (oldest ? timeText(oldest) : '') },
]
const SHOWN = COLUMNS.map(({ id }) => id)
const NONE: CaseRow[] = []
const idOf = ({ kind, id }: CaseRow) => `${kind} ${id}`
const nameOf = ({ text }: CaseRow) => text
/** The order is the server's: what waits longest first. */
const ignore = () => undefined

/** What members reported, the thing that waits longest first. */
export function CaseQueue() {
  const { search, change } = useListSearch()
  const state = search['state'] === 'all' ? 'all' : 'waiting'
  const { data, error, refetch, isFetching } = useQuery(casesQuery(state))
  return (
    <Stack gap={16}>
      <Heading level={1}>신고</Heading>
      <Row gap={8} as="fieldset" bare aria-label="상태">
        <Chip selected={state === 'waiting'} onClick={() => change({ state: undefined })}>
          기다리는 것
        </Chip>
        <Chip selected={state === 'all'} onClick={() => change({ state: 'all' })}>
          모두
        </Chip>
      </Row>
      {error && !data ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <div aria-busy={!data}>
          <Text tone="quiet">{data && `${data.total.toLocaleString()}개`}</Text>
          <DataTable
            caption="신고 목록"
            columns={COLUMNS}
            shown={SHOWN}
            rows={data?.items ?? NONE}
            idOf={idOf}
            nameOf={nameOf}
            order=""
            onOrder={ignore}
            empty={data ? '기다리는 신고가 없어요.' : '불러오고 있어요.'}
          />
        </div>
      )}
    </Stack>
  )
}
