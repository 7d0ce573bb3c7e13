import { useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { CHANGE_KINDS, type ChangeKind, TAKEABLE_KINDS } from '../../../../contract/imports/import-states.ts'
import { type ImportChange, type ImportChoice, type ImportRun } from '../../../../contract/imports/imports-admin.ts'
import { grouped } from '../../../lib/number-text.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Chip } from '../../../ui/actions/Chip.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { type DataColumn, DataTable } from '../../../ui/table/DataTable.tsx'
import { PageButtons } from '../../../ui/table/PageButtons.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { TitledCard } from '../../../ui/content/TitledCard.tsx'
import { FilterBar } from '../../backoffice/admin/FilterBar.tsx'
import { useListSearch } from '../../backoffice/hooks.ts'
import { CHANGE_FILTERS, CHANGE_NAME } from '../admin-model.ts'
import { chooseChanges } from '../admin-mutations.ts'
import { changesQuery } from '../admin-queries.ts'
import { ChangedFields, type FieldWords } from './ChangedFields.tsx'
import classes from './Imports.module.css'

export type { FieldWords }

interface Props {
  run: ImportRun
  fields: FieldWords
}

const NONE: ImportChange[] = []
const isTakeable = (kind: ChangeKind) => TAKEABLE_KINDS.some((one) => one === kind)

const columnsOf = (fields: FieldWords, several: boolean): DataColumn<ImportChange>[] => [
  {
    id: 'name',
    title: '장소',
    cell: ({ name, placeId, address, taken, kind }) => (
      <div className={isTakeable(kind) && !taken ? classes.left : undefined}>
        {placeId === null ? (
          <strong>{name || '(이름 없음)'}</strong>
        ) : (
          <Link to="/adm/$" params={{ _splat: `place/${placeId}` }}>
            {name}
          </Link>
        )}
        {address && (
          <Text size="sm" tone="quiet">
            {address}
          </Text>
        )}
      </div>
    ),
  },
  {
    id: 'kind',
    title: '종류',
    cell: ({ kind, taken }) => `${CHANGE_NAME[kind]}${isTakeable(kind) && !taken ? ' · 뺌' : ''}`,
  },
  { id: 'what', title: '무엇이', cell: (change) => <ChangedFields change={change} words={fields} /> },
  {
    id: 'where',
    title: several ? '파일과 줄' : '줄',
    cell: ({ file, line }) => [...(several ? [file] : []), ...(line === null ? [] : [`${grouped(line)}줄`])].join(' '),
  },
]

/** The difference that an import makes, place by place; until it runs, each can be left out. */
export function ImportChanges({ run, fields }: Props) {
  const { search, change } = useListSearch()
  const { history } = useRouter()
  const [selected, setSelected] = useState<string[]>([])
  const choose = useCommand(chooseChanges)
  const { data, error, refetch, isFetching } = useQuery(changesQuery(run.id, run.changedAt, search))
  const next = data?.cursor
  const several = run.files.length > 1
  const columns = useMemo(() => columnsOf(fields, several), [fields, several])
  const open = run.stage === 'check' && run.state === 'done'
  const shownKind = CHANGE_KINDS.find((kind) => kind === search['kind'])

  async function take(choice: Partial<ImportChoice> & Pick<ImportChoice, 'taken'>): Promise<void> {
    const { status } = await choose.run({ id: run.id, choice: { kinds: [], ids: [], ...choice } })
    if (status === 'done') setSelected([])
  }
  const ids = selected.map(Number)
  const bulk = ids.length > 0 ? { ids } : shownKind ? { kinds: [shownKind] as ImportChoice['kinds'] } : {}
  const what = ids.length > 0 ? `고른 ${ids.length}개` : shownKind ? `${CHANGE_NAME[shownKind]} 모두` : '모두'

  return (
    <TitledCard title="무엇이 바뀌나" text="빼면 가져오지 않아요. 관리자가 고친 값은 자료가 달라도 그대로 남아요.">
      <Row gap={8} rowGap={8} as="fieldset" bare wrap aria-label="종류">
        <Chip selected={!search['kind']} onClick={() => change({ kind: undefined })}>
          모두
        </Chip>
        {run.counts.map(({ kind, total, taken }) => (
          <Chip key={kind} selected={search['kind'] === kind} onClick={() => change({ kind })}>
            {CHANGE_NAME[kind]} {isTakeable(kind) && taken < total && `${grouped(taken)} / `}
            {grouped(total)}
          </Chip>
        ))}
      </Row>
      <FilterBar filters={CHANGE_FILTERS} searched="이름, 주소" bin={false} />
      {open && (!shownKind || isTakeable(shownKind)) && (
        <Row gap={8} rowGap={8} wrap align="center" aria-live="polite">
          <Button variant="default" loading={choose.pending} onClick={() => void take({ taken: false, ...bulk })}>
            {what} 빼기
          </Button>
          <Button variant="default" loading={choose.pending} onClick={() => void take({ taken: true, ...bulk })}>
            {what} 넣기
          </Button>
        </Row>
      )}
      {error && !data ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <DataTable
          caption="바뀌는 장소 목록"
          columns={columns}
          shown={SHOWN}
          rows={data?.items ?? NONE}
          idOf={({ id }) => String(id)}
          nameOf={({ name }) => name}
          order=""
          onOrder={() => undefined}
          {...(open && { selected, onSelect: setSelected })}
          empty={data ? '찾은 것이 없어요.' : '불러오고 있어요.'}
        />
      )}
      <PageButtons
        onPrevious={search['cursor'] ? () => history.back() : undefined}
        onNext={next ? () => change({ cursor: next }) : undefined}
      />
    </TitledCard>
  )
}

const SHOWN = ['name', 'kind', 'what', 'where']
