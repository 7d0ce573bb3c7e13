import type { CaseRow } from '../../../../contract/reports/moderation-admin.ts'
import { REPORT_REASON_NAME } from '../../../../contract/reports/reports.ts'
import { grouped } from '../../../lib/number-text.ts'
import { Chip } from '../../../ui/actions/Chip.tsx'
import { Heading } from '../../../ui/content/Heading.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { FilterBar } from '../../backoffice/admin/FilterBar.tsx'
import { QueueTable } from '../../backoffice/admin/QueueTable.tsx'
import { useListSearch } from '../../backoffice/hooks.ts'
import { optionsOf, type RecordColumn, timeCells } from '../../backoffice/model.ts'
import { HOLD_NAME, REPORT_KIND_NAME } from '../admin-model.ts'
import { casesKey, readCases } from '../queries.ts'
import { cutText } from '../../../lib/cut-text.ts'

const SNIPPET = 60

const stateOf = ({ kind, hidden, automatic, holds, appeal }: CaseRow) =>
  [
    REPORT_KIND_NAME[kind],
    hidden && (holds.length > 0 ? '확인 전' : automatic ? '신고로 숨김' : '숨김'),
    appeal && '이의 제기',
  ]
    .filter(Boolean)
    .join(' · ')

const COLUMNS: readonly RecordColumn<CaseRow>[] = [
  {
    id: 'text',
    title: '내용',
    text: ({ kind, text, at }) => text || `(${kind === 'photo' ? '사진' : '글 없음'}) ${at}`,
    cell: ({ kind, text, at }) => (text ? cutText(text, SNIPPET) : `(${kind === 'photo' ? '사진' : '글 없음'}) ${at}`),
  },
  { id: 'kind', title: '무엇', text: stateOf },
  { id: 'author', title: '쓴 사람', text: ({ author }) => author },
  { id: 'at', title: '어디', text: ({ at }) => at },
  {
    id: 'reasons',
    title: '까닭',
    text: ({ holds, reasons }) =>
      [...holds.map((one) => HOLD_NAME[one]), ...reasons.map((one) => REPORT_REASON_NAME[one])].join(', '),
  },
  { id: 'waiting', title: '기다리는 신고', text: ({ waiting }) => grouped(waiting) },
  { id: 'oldest', title: '처음 신고한 때', ...timeCells(({ oldest }) => oldest) },
]
const FILTERS = [
  { name: 'kind', title: '무엇', options: optionsOf(REPORT_KIND_NAME) },
  { name: 'reason', title: '까닭', options: optionsOf(REPORT_REASON_NAME) },
]
const STATES = [
  { key: 'waiting', name: '기다리는 것' },
  { key: 'reports', name: '신고' },
  { key: 'appeals', name: '이의 제기' },
  { key: 'held', name: '확인을 기다리는 글과 댓글' },
  { key: 'all', name: '모두' },
] as const
const idOf = ({ kind, id }: CaseRow) => `${kind} ${id}`
const nameOf = ({ text }: CaseRow) => text
const opens = ({ kind, id }: CaseRow) => `report/${kind}/${id}`

/** What members reported or appeal about, and posts that wait to be published, the thing that waits longest first. */
export function CaseQueue() {
  const { search, change } = useListSearch()
  const state = STATES.find(({ key }) => key === search['state'])?.key ?? 'waiting'
  const asked = { state, kind: search['kind'], reason: search['reason'], q: search['q'] }
  return (
    <Stack gap={16}>
      <Heading level={1}>신고</Heading>
      <Row gap={8} wrap as="fieldset" bare aria-label="상태">
        {STATES.map(({ key, name }) => (
          <Chip
            key={key}
            selected={state === key}
            onClick={() => change({ state: key === 'waiting' ? undefined : key })}
          >
            {name}
          </Chip>
        ))}
      </Row>
      <FilterBar filters={FILTERS} searched="내용, 어디, 쓴 사람" bin={false} />
      <QueueTable
        queryKey={casesKey(asked)}
        read={readCases(asked)}
        title="신고"
        path="report"
        opens={opens}
        unit="개"
        columns={COLUMNS}
        idOf={idOf}
        nameOf={nameOf}
        empty="기다리는 것이 없어요."
      />
    </Stack>
  )
}
