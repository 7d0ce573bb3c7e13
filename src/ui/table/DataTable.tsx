import '@mantine/core/styles/Table.layer.css'
import { Table } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react'
import {
  type ColumnDef,
  columnVisibilityFeature,
  rowSelectionFeature,
  type RowSelectionState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { type ReactNode, useMemo } from 'react'
import classes from './DataTable.module.css'

export interface DataColumn<Row> {
  id: string
  title: string
  cell: (row: Row) => ReactNode
  /** The name of the order by this column; without it the list can't be ordered by it. */
  order?: string
}

interface Props<Row> {
  /** Accessible name. */
  caption: string
  columns: readonly DataColumn<Row>[]
  /** Ids of the columns that are shown. */
  shown: readonly string[]
  rows: readonly Row[]
  idOf: (row: Row) => string
  nameOf: (row: Row) => string
  /** Ascending by that name, descending with a minus before it. */
  order: string
  onOrder: (order: string) => void
  /** Ids of the selected rows. */
  selected?: readonly string[]
  /** Without it, no row can be selected. */
  onSelect?: (selected: string[]) => void
  /** Said instead of rows if there are none. */
  empty: string
}

const NONE: readonly string[] = []
const features = tableFeatures({ rowSelectionFeature, columnVisibilityFeature })

/** A table whose order, filter and pages are the server's: it shows what it is given, and says what is wanted. */
export function DataTable<Row extends object>(props: Props<Row>) {
  const { caption, columns, shown, rows, idOf, nameOf, order, onOrder, selected = NONE, onSelect, empty } = props
  const definitions = useMemo(
    () =>
      columns.map(({ id, title, cell }): ColumnDef<typeof features, Row> => ({
        id,
        header: title,
        cell: ({ row }) => cell(row.original),
      })),
    [columns],
  )
  const table = useTable({
    features,
    data: rows,
    columns: definitions,
    getRowId: idOf,
    state: {
      columnVisibility: Object.fromEntries(columns.map(({ id }) => [id, shown.includes(id)])),
      rowSelection: Object.fromEntries(selected.map((id) => [id, true as const])),
    },
    onRowSelectionChange: (change) => {
      const before: RowSelectionState = Object.fromEntries(selected.map((id) => [id, true as const]))
      onSelect?.(Object.keys(typeof change === 'function' ? change(before) : change))
    },
  })
  const orderOf = (id: string) => columns.find((column) => column.id === id)?.order
  return (
    <Table.ScrollContainer
      minWidth={640}
      className={classes.frame ?? ''}
      scrollAreaProps={{ viewportProps: { tabIndex: 0, 'aria-label': caption } }}
      type="native"
    >
      <Table className={classes.table ?? ''} aria-label={caption}>
        <Table.Thead>
          {table.getHeaderGroups().map((group) => (
            <Table.Tr key={group.id}>
              {onSelect && (
                <Table.Th className={classes.check ?? ''}>
                  <label>
                    <input
                      type="checkbox"
                      aria-label="이 쪽 모두 고르기"
                      checked={table.getIsAllRowsSelected()}
                      ref={(box) => void (box && (box.indeterminate = table.getIsSomeRowsSelected()))}
                      onChange={table.getToggleAllRowsSelectedHandler()}
                    />
                  </label>
                </Table.Th>
              )}
              {group.headers.map((header) => (
                <HeaderCell
                  key={header.id}
                  title={<table.FlexRender header={header} />}
                  order={orderOf(header.column.id)}
                  current={order}
                  onOrder={onOrder}
                />
              ))}
            </Table.Tr>
          ))}
        </Table.Thead>
        <Table.Tbody>
          {table.getRowModel().rows.map((row) => (
            <Table.Tr key={row.id} aria-selected={onSelect && row.getIsSelected()}>
              {onSelect && (
                <Table.Td className={classes.check ?? ''}>
                  <label>
                    <input
                      type="checkbox"
                      aria-label={`${nameOf(row.original)} 고르기`}
                      checked={row.getIsSelected()}
                      onChange={row.getToggleSelectedHandler()}
                    />
                  </label>
                </Table.Td>
              )}
              {row.getVisibleCells().map((cell) => (
                <Table.Td key={cell.id}>
                  <table.FlexRender cell={cell} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
          {rows.length === 0 && (
            <Table.Tr>
              <Table.Td colSpan={shown.length + (onSelect ? 1 : 0)} className={classes.empty ?? ''}>
                {empty}
              </Table.Td>
            </Table.Tr>
          )}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

interface HeaderProps {
  title: ReactNode
  order: string | undefined
  current: string
  onOrder: (order: string) => void
}

/** First press: descending, as what is newest or most is asked for most. */
function HeaderCell({ title, order, current, onOrder }: HeaderProps) {
  if (!order) return <Table.Th scope="col">{title}</Table.Th>
  const [up, down] = [current === order, current === `-${order}`]
  const Icon = up ? IconArrowUp : down ? IconArrowDown : IconArrowsSort
  return (
    <Table.Th scope="col" aria-sort={up ? 'ascending' : down ? 'descending' : 'none'}>
      <button type="button" className={classes.order} onClick={() => onOrder(down ? order : `-${order}`)}>
        {title}
        <Icon size={14} aria-hidden />
      </button>
    </Table.Th>
  )
}
