import { IconPlus } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { todayInKorea } from '../../../../contract/time/korea-time.ts'
import { COUNTED_MOST } from '../../../../contract/records/records.ts'
import { grouped } from '../../../lib/number-text.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { download } from '../../../platform/device/download.ts'
import { Button, ButtonLink } from '../../../ui/actions/Button.tsx'
import { askConfirm } from '../../../ui/overlays/state.ts'
import { Row } from '../../../ui/kit/Row.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { type DataColumn, DataTable } from '../../../ui/table/DataTable.tsx'
import { PageButtons } from '../../../ui/table/PageButtons.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { useListSearch } from '../hooks.ts'
import { csvOf, type Listed, type RecordColumn, shownColumns } from '../model.ts'
import { binRecords } from '../mutations.ts'
import { allRecordsQuery, NEIGHBOURS_KEY, recordsQuery } from '../queries.ts'
import classes from './Backoffice.module.css'
import { ListTools } from './ListTools.tsx'
import { FilterBar } from './FilterBar.tsx'
import { ListFailure } from './ListFailure.tsx'
import { cutText } from '../../../lib/cut-text.ts'

/** Named in the question before a bulk action. */
const NAMED = 8

/** The list of a resource: ordered, filtered and paged by the server; its whole state is in the address. */
export function RecordList<R extends { id: number }>({ resource }: { resource: Listed<R> }) {
  const { api, columns, filters, since, searched, nameOf, path, title } = resource
  const { search, change } = useListSearch()
  const { history } = useRouter()
  const queryClient = useQueryClient()
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(recordsQuery(resource, search))
  const next = data?.cursor
  const [selected, setSelected] = useState<string[]>([])
  const bin = useCommand(useMemo(() => binRecords(resource), [resource]))
  const rows = data?.items ?? NONE
  const chosen = rows.filter(({ id }) => selected.includes(String(id)))
  const binned = Boolean(search['bin'])
  const shown = shownColumns(columns, search)
  const first = columns.find(({ id }) => shown.includes(id))?.id
  const tableColumns = useMemo(
    () =>
      // Previous and next in the form go by this list.
      columnsOf(resource, first, () =>
        queryClient.setQueryData(
          NEIGHBOURS_KEY(path),
          rows.map(({ id }) => id),
        ),
      ),
    [resource, first, path, rows, queryClient],
  )

  /** Says what it touches before it does so. */
  async function move(): Promise<void> {
    const names = chosen.slice(0, NAMED).map((record) => `· ${nameOf(record)}`)
    const more = chosen.length > NAMED ? [`외 ${chosen.length - NAMED}개`] : []
    const question = binned ? '되살릴까요?' : '휴지통으로 옮길까요? 30일 안에는 되살릴 수 있어요.'
    if (!(await askConfirm([`${chosen.length}개를 ${question}`, ...names, ...more].join('\n')))) return
    const { status } = await bin.run({ ids: chosen.map(({ id }) => id), binned: !binned })
    if (status === 'done') setSelected([])
  }

  async function saveCsv(): Promise<void> {
    // The failure is told already.
    const records = await queryClient.fetchQuery(allRecordsQuery(resource, search)).catch(() => null)
    if (!records) return
    const file = new Blob(
      [
        csvOf(
          columns.filter(({ id }) => shown.includes(id)),
          records,
        ),
      ],
      { type: 'text/csv' },
    )
    download(`${title} ${todayInKorea(new Date())}.csv`, file)
  }

  return (
    <Stack gap={16}>
      <Row gap={12} align="center" justify="between" wrap>
        <Text as="h1" size="title" weight={700}>
          {title}
        </Text>
        {api.create && (
          <ButtonLink
            to="/adm/$"
            params={{ _splat: `${path}/create` }}
            leftSection={<IconPlus size={18} aria-hidden />}
          >
            {resource.createWord ?? '새로 쓰기'}
          </ButtonLink>
        )}
      </Row>
      <FilterBar filters={filters} since={since} searched={searched} bin={Boolean(api.bin)} />
      <Row gap={12} align="center" justify="between" wrap rowGap={8}>
        <Row gap={8} align="center" aria-live="polite">
          <Text as="span" tone="quiet">
            {countText(data?.total)}
          </Text>
          {chosen.length > 0 && (
            <Button variant="default" loading={bin.pending} onClick={() => void move()}>
              {chosen.length}개 {binned ? '되살리기' : '휴지통으로'}
            </Button>
          )}
        </Row>
        <ListTools path={path} columns={columns} saveCsv={saveCsv} />
      </Row>
      {error && !data ? (
        <ListFailure error={error} refetch={refetch} isFetching={isFetching} />
      ) : (
        <div aria-busy={isPlaceholderData || !data}>
          <DataTable
            caption={`${title} 목록`}
            columns={tableColumns}
            shown={shown}
            rows={rows}
            idOf={idOf}
            nameOf={nameOf}
            order={search['order'] ?? resource.order}
            onOrder={(order) => change({ order })}
            {...(api.bin && { selected, onSelect: setSelected })}
            empty={data ? '찾은 것이 없어요.' : '불러오고 있어요.'}
          />
        </div>
      )}
      <PageButtons
        onPrevious={search['cursor'] ? () => history.back() : undefined}
        onNext={next ? () => change({ cursor: next }) : undefined}
      />
    </Stack>
  )
}

const NONE: never[] = []
const idOf = ({ id }: { id: number }) => String(id)

/** The number of matches is told with the first page only. */
const countText = (total: number | null | undefined) =>
  typeof total !== 'number' ? '' : total > COUNTED_MOST ? `${grouped(COUNTED_MOST)}개 넘음` : `${grouped(total)}개`

/** The table's columns; the first one that is shown opens the record. */
function columnsOf<R extends { id: number }>(
  { columns, path, api, opens }: Listed<R>,
  first: string | undefined,
  onOpen: () => void,
) {
  const contentOf = ({ cell, text, most }: RecordColumn<R>, record: R) =>
    cell?.(record) ?? (most ? cutText(text(record), most) : text(record))
  return columns.map((column): DataColumn<R> => {
    const { id, title, order, to } = column
    const cell = (record: R) => {
      const opened = id === first ? (opens?.(record) ?? (api.get ? `${path}/${record.id}` : null)) : null
      const splat = opened ?? to?.(record)
      return splat ? (
        <Link to="/adm/$" params={{ _splat: splat }} className={classes.name} {...(opened && { onClick: onOpen })}>
          {contentOf(column, record)}
        </Link>
      ) : (
        contentOf(column, record)
      )
    }
    return { id, title, cell, ...(order && { order }) }
  })
}
