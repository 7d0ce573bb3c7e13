import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { todayInKorea } from '../../../../contract/time/korea-time.ts'
import { QUEUE_PAGE } from '../../../../contract/records/records.ts'
import { grouped } from '../../../lib/number-text.ts'
import { download } from '../../../platform/device/download.ts'
import { Row } from '../../../ui/kit/Row.tsx'
import { type DataColumn, DataTable } from '../../../ui/table/DataTable.tsx'
import { PageButtons } from '../../../ui/table/PageButtons.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { useListSearch, useQueueFrom } from '../hooks.ts'
import { csvOf, type RecordColumn, shownColumns } from '../model.ts'
import { allQueuedQuery, queuePageQuery, type ReadQueue } from '../queries.ts'
import { ListFailure } from './ListFailure.tsx'
import { ListTools } from './ListTools.tsx'

interface Props<T> {
  /** Key of the query and what it reads: what the filters in the address let through. */
  queryKey: readonly unknown[]
  read: ReadQueue<T>
  /** "신고": names the table and the file. */
  title: string
  /** "곳", "개". */
  unit: string
  /** Without an order: the rank is the server's. */
  columns: readonly RecordColumn<T>[]
  idOf: (item: T) => string
  nameOf: (item: T) => string
  /** Where an item is opened, below `/adm/`. */
  opens: (item: T) => string
  /** The list by its address, for its kept views. */
  path: string
  /** What it says when nothing waits. */
  empty: string
}

/** What waits for an admin, in the server's order; columns, file and kept views are as of every list. */
export function QueueTable<T extends object>(props: Props<T>) {
  const { queryKey, read, title, unit, columns, idOf, nameOf, opens, path, empty } = props
  const queryClient = useQueryClient()
  const { search, change } = useListSearch()
  const from = useQueueFrom()
  const { data, error, refetch, isFetching } = useQuery(queuePageQuery(queryKey, read, from))
  const shown = shownColumns(columns, search)
  const first = columns.find(({ id }) => shown.includes(id))?.id
  const goTo = (place: number) => change({ from: place > 0 ? String(place) : undefined })

  async function saveCsv(): Promise<void> {
    // The failure is told already.
    const all = await queryClient.fetchQuery(allQueuedQuery(queryKey, read)).catch(() => null)
    const chosen = columns.filter(({ id }) => shown.includes(id))
    if (all) saveFile(title, csvOf(chosen, all))
  }

  if (error && !data) return <ListFailure error={error} refetch={refetch} isFetching={isFetching} />
  return (
    <div aria-busy={!data}>
      <Row gap={12} align="center" justify="between" wrap rowGap={8} below={8}>
        <Text as="span" tone="quiet">
          {data && `${grouped(data.total)}${unit}`}
        </Text>
        <ListTools path={path} columns={columns} saveCsv={saveCsv} />
      </Row>
      <DataTable
        caption={`${title} 목록`}
        columns={columnsOf(columns, first, opens)}
        shown={shown}
        rows={data ? [...data.items] : []}
        idOf={idOf}
        nameOf={nameOf}
        order=""
        onOrder={ignore}
        empty={data ? empty : '불러오고 있어요.'}
      />
      <PageButtons
        onPrevious={from > 0 ? () => goTo(from - QUEUE_PAGE) : undefined}
        onNext={data && from + data.items.length < data.total ? () => goTo(from + QUEUE_PAGE) : undefined}
      />
    </div>
  )
}

const ignore = () => undefined

/** The table's columns; the first one that is shown opens the item. */
function columnsOf<T>(
  columns: readonly RecordColumn<T>[],
  first: string | undefined,
  opens: (item: T) => string,
): DataColumn<T>[] {
  return columns.map(({ id, title, text, cell }) => {
    const content = (item: T) => cell?.(item) ?? text(item)
    const opening = (item: T) => (
      <Link to="/adm/$" params={{ _splat: opens(item) }}>
        {content(item)}
      </Link>
    )
    return { id, title, cell: id === first ? opening : content }
  })
}

const saveFile = (title: string, words: string) =>
  download(`${title} ${todayInKorea(new Date())}.csv`, new Blob([words], { type: 'text/csv' }))
