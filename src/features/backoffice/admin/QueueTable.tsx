import { QUEUE_PAGE } from '../../../../contract/records.ts'
import { grouped } from '../../../lib/number-text.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Row } from '../../../ui/Row.tsx'
import { type DataColumn, DataTable } from '../../../ui/table/DataTable.tsx'
import { Text } from '../../../ui/Text.tsx'
import { useListSearch, useQueueFrom } from '../hooks.ts'

interface Props<T> {
  /** Of a query whose answer holds the queue and how many there are in all. */
  answer: {
    data: { items: readonly T[]; total: number } | undefined
    error: Error | null
    refetch: () => unknown
    isFetching: boolean
  }
  caption: string
  /** "곳", "개". */
  unit: string
  /** Columns without an order: the rank is the server's. */
  columns: DataColumn<T>[]
  idOf: (item: T) => string
  nameOf: (item: T) => string
  /** What it says when nothing waits. */
  empty: string
}

/** What waits for an admin, in the server's order. */
export function QueueTable<T extends object>({ answer, caption, unit, columns, idOf, nameOf, empty }: Props<T>) {
  const { data, error, refetch, isFetching } = answer
  const { change } = useListSearch()
  const from = useQueueFrom()
  const goTo = (place: number) => change({ from: place > 0 ? String(place) : undefined })
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <div aria-busy={!data}>
      <Text tone="quiet" below={8}>
        {data && `${grouped(data.total)}${unit}`}
      </Text>
      <DataTable
        caption={caption}
        columns={columns}
        shown={columns.map(({ id }) => id)}
        rows={data ? [...data.items] : []}
        idOf={idOf}
        nameOf={nameOf}
        order=""
        onOrder={ignore}
        empty={data ? empty : '불러오고 있어요.'}
      />
      <Row gap={8} justify="end" as="nav" aria-label="쪽">
        {from > 0 && (
          <Button variant="default" onClick={() => goTo(from - QUEUE_PAGE)}>
            이전
          </Button>
        )}
        {data && from + data.items.length < data.total && (
          <Button variant="default" onClick={() => goTo(from + QUEUE_PAGE)}>
            다음
          </Button>
        )}
      </Row>
    </div>
  )
}

const ignore = () => undefined
