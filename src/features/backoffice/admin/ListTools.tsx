import { Button } from '../../../ui/actions/Button.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import type { RecordColumn } from '../model.ts'
import { ColumnChoice } from './ColumnChoice.tsx'
import { SavedViews } from './SavedViews.tsx'

interface Props<R> {
  /** The list's address, under which views are kept. */
  path: string
  columns: readonly RecordColumn<R>[]
  saveCsv: () => Promise<void>
}

/** What every list of the back office offers above its table. */
export const ListTools = <R,>({ path, columns, saveCsv }: Props<R>) => (
  <Row gap={8} align="center">
    <SavedViews list={path} />
    <ColumnChoice columns={columns} />
    <Button variant="default" onClick={() => void saveCsv()}>
      CSV로 받기
    </Button>
  </Row>
)
