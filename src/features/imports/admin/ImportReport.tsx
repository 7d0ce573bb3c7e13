import type { ImportReportData } from '../../../../contract/imports/imports-admin.ts'
import { grouped } from '../../../lib/number-text.ts'
import { BulletList } from '../../../ui/content/BulletList.tsx'
import { Message } from '../../../ui/states/Message.tsx'
import { type DataColumn, DataTable } from '../../../ui/table/DataTable.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { TitledCard } from '../../../ui/content/TitledCard.tsx'
import { shareText, sourceName } from '../admin-model.ts'
import type { FieldWords } from './ChangedFields.tsx'
import classes from './Imports.module.css'

type Coverage = ImportReportData['coverage'][number]
type Phrase = ImportReportData['unread'][number]

const coverageOf = ({ groupName }: FieldWords): DataColumn<Coverage>[] => [
  { id: 'source', title: '자료', cell: ({ source }) => sourceName(source) },
  { id: 'group', title: '종류', cell: ({ group }) => groupName(group) },
  { id: 'places', title: '장소', cell: ({ places }) => grouped(places) },
  { id: 'whole', title: '다 읽음', cell: ({ whole, places }) => shareText(whole, places) },
  { id: 'partly', title: '일부만 읽음', cell: ({ partly, places }) => shareText(partly, places) },
  { id: 'none', title: '못 읽음', cell: ({ none, places }) => shareText(none, places) },
]
const PHRASES: DataColumn<Phrase>[] = [
  { id: 'phrase', title: '못 읽은 말', cell: ({ phrase }) => phrase },
  { id: 'places', title: '장소', cell: ({ places }) => grouped(places) },
  { id: 'completes', title: '읽으면 다 알게 되는 곳', cell: ({ completes }) => grouped(completes) },
]

const FIGURES: readonly (readonly [name: string, of: (report: ImportReportData) => number])[] = [
  ['기록', ({ records }) => records],
  ['장소', ({ places }) => places],
  ['같은 곳의 기록', ({ duplicates }) => duplicates],
  ['새 장소', ({ created }) => created],
  ['바뀐 곳', ({ updated }) => updated],
  ['그대로인 곳', ({ unchanged }) => unchanged],
  ['문을 닫은 곳', ({ closed }) => closed],
  ['새 판에 없는 곳', ({ gone }) => gone],
  ['다시 연 곳', ({ reopened }) => reopened],
  ['이미 닫았던 곳', ({ ended }) => ended],
  ['더 오래된 기록', ({ older }) => older],
  ['직접 등록한 곳', ({ linked }) => linked],
  ['여기서 지운 곳', ({ removed }) => removed],
  ['바뀌는 판정', ({ verdicts }) => verdicts],
]

interface Props {
  title: string
  report: ImportReportData
  words: FieldWords
}

/** The figures of an import, or of its dry run: the same as the command's. */
export function ImportReport({ title, report, words }: Props) {
  const { refused, coverage, unread, unusable, missing, seconds } = report
  return (
    <TitledCard title={title} text={`${seconds.toFixed(1)}초 걸렸어요.`}>
      {unusable.map((file) => (
        <Message key={file}>{file}: 쓸 수 있는 기록이 하나도 없어요.</Message>
      ))}
      {missing.map(
        ({ source, gone, known, withheld }) =>
          withheld && (
            <Message key={source}>
              {sourceName(source)}: 아는 {grouped(known)}개 가운데 {grouped(gone)}개가 새 판에 없어요. 파일이 자료
              전체인지 확인해 주세요.
            </Message>
          ),
      )}
      <dl className={classes.facts}>
        {FIGURES.map(([name, of]) => (
          <div key={name} className={classes.fact}>
            <dt>{name}</dt>
            <dd>{grouped(of(report))}</dd>
          </div>
        ))}
      </dl>
      {refused.length > 0 && (
        <>
          <Text as="h3" weight={600}>
            제외한 기록
          </Text>
          <BulletList lines={refused.map(({ reason, count }) => `${reason} ${grouped(count)}개`)} />
        </>
      )}
      {coverage.length > 0 && (
        <>
          <Text as="h3" weight={600}>
            동반 조건을 얼마나 읽었나
          </Text>
          <Table
            caption="동반 조건을 얼마나 읽었나"
            columns={coverageOf(words)}
            rows={coverage}
            idOf={({ source, group }) => `${source} ${group}`}
          />
        </>
      )}
      {unread.length > 0 && (
        <>
          <Text as="h3" weight={600}>
            많이 나온 못 읽은 말
          </Text>
          <Table caption="많이 나온 못 읽은 말" columns={PHRASES} rows={unread} idOf={({ phrase }) => phrase} />
        </>
      )}
    </TitledCard>
  )
}

interface TableProps<R> {
  caption: string
  columns: readonly DataColumn<R>[]
  rows: readonly R[]
  idOf: (row: R) => string
}

/** A table whose order is the report's. */
const Table = <R extends object>({ columns, idOf, ...props }: TableProps<R>) => (
  <DataTable
    {...props}
    columns={columns}
    shown={columns.map(({ id }) => id)}
    idOf={idOf}
    nameOf={idOf}
    order=""
    onOrder={() => undefined}
    empty="없어요."
  />
)
