import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ImportRemain, ImportRun } from '../../../../contract/imports/imports-admin.ts'
import { grouped } from '../../../lib/number-text.ts'
import { RetryLine } from '../../../ui/states/RetryLine.tsx'
import { type DataColumn, DataTable } from '../../../ui/table/DataTable.tsx'
import { PageButtons } from '../../../ui/table/PageButtons.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { TitledCard } from '../../../ui/content/TitledCard.tsx'
import { REMAIN_NAME } from '../../backoffice/model.ts'
import { remainsQuery } from '../admin-queries.ts'

const COLUMNS: DataColumn<ImportRemain>[] = [
  {
    id: 'name',
    title: '장소',
    cell: ({ name, placeId }) =>
      placeId === null ? (
        name
      ) : (
        <Link to="/adm/$" params={{ _splat: `place/${placeId}` }}>
          {name}
        </Link>
      ),
  },
  { id: 'reason', title: '까닭', cell: ({ reason }) => REMAIN_NAME[reason] },
  { id: 'what', title: '남은 것', cell: ({ fields }) => (fields.length === 0 ? '장소 전체' : `값 ${fields.length}개`) },
]
const SHOWN = COLUMNS.map(({ id }) => id)
const NONE: ImportRemain[] = []

/** What came of taking an import back: what is gone, what is as before, and what stays and why. */
export function ImportRemains({ run }: { run: ImportRun }) {
  const [cursors, setCursors] = useState<readonly string[]>([])
  const { data, error, refetch, isFetching } = useQuery(remainsQuery(run.id, run.changedAt, cursors.at(-1)))
  const next = data?.cursor
  if (!run.reverted) return null
  const { removed, restored, remains } = run.reverted
  return (
    <TitledCard title="되돌린 결과">
      <Text>
        지운 곳 {grouped(removed)}, 예전으로 되돌린 곳 {grouped(restored)}, 남은 곳 {grouped(remains)}
      </Text>
      {error && <RetryLine message={error.message} onRetry={() => void refetch()} retrying={isFetching} />}
      {remains > 0 && !error && (
        <DataTable
          caption="되돌리지 못하고 남은 것"
          columns={COLUMNS}
          shown={SHOWN}
          rows={data?.items ?? NONE}
          idOf={({ id }) => String(id)}
          nameOf={({ name }) => name}
          order=""
          onOrder={() => undefined}
          empty="불러오고 있어요."
        />
      )}
      <PageButtons
        label="남은 것의 쪽"
        onPrevious={cursors.length > 0 ? () => setCursors(cursors.slice(0, -1)) : undefined}
        onNext={next ? () => setCursors([...cursors, next]) : undefined}
      />
    </TitledCard>
  )
}
