import { STATE_NAME, WAY_NAME } from '../../../../contract/corrections/correction-names.ts'
import { CORRECTION_STATES, type CorrectionState } from '../../../../contract/corrections/corrections.ts'
import type { Group } from '../../../../contract/groups/groups.ts'
import type { ProposedPlace } from '../../../../contract/proposals/proposals-admin.ts'
import { dateText } from '../../../platform/dates/korean-dates.ts'
import { Chip } from '../../../ui/actions/Chip.tsx'
import { Heading } from '../../../ui/content/Heading.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { FilterBar } from '../../backoffice/admin/FilterBar.tsx'
import { QueueTable } from '../../backoffice/admin/QueueTable.tsx'
import { useListSearch } from '../../backoffice/hooks.ts'
import { optionsOf, type RecordColumn } from '../../backoffice/model.ts'
import { proposalsListKey, readProposals } from '../admin-queries.ts'

const columnsOf = (groups: readonly Group[]): readonly RecordColumn<ProposedPlace>[] => [
  { id: 'name', title: '장소', text: ({ name }) => name },
  { id: 'group', title: '종류', text: ({ group }) => groups.find(({ key }) => key === group)?.name ?? group ?? '' },
  { id: 'address', title: '어디', text: ({ address }) => address || '지도에 표시' },
  { id: 'way', title: '어떻게 알았나', text: ({ way }) => WAY_NAME[way] },
  { id: 'author', title: '제보한 회원', text: ({ author }) => author },
  { id: 'created', title: '보낸 때', text: ({ createdAt }) => dateText(createdAt) },
]
const filtersOf = (groups: readonly Group[]) => [
  { name: 'group', title: '종류', options: groups.map(({ key, name }) => ({ value: key, label: name })) },
  { name: 'way', title: '어떻게 알았나', options: optionsOf(WAY_NAME) },
]

const isState = (text: string | undefined): text is CorrectionState => CORRECTION_STATES.some((state) => state === text)

/** Places that members miss: those that wait, the longest waiting first, and those that are decided. */
export function ProposalQueue({ groups }: { groups: readonly Group[] }) {
  const { search, change } = useListSearch()
  const state = isState(search['state']) ? search['state'] : 'pending'
  const asked = { state, group: search['group'], way: search['way'], q: search['q'] }
  return (
    <Stack gap={16}>
      <Heading level={1}>장소 제보</Heading>
      <Text tone="quiet">회원이 없다고 알려 준 장소예요. 오래 기다린 것부터 보여요.</Text>
      <Row gap={8} as="fieldset" bare wrap aria-label="상태">
        {CORRECTION_STATES.map((one) => (
          <Chip
            key={one}
            selected={state === one}
            onClick={() => change({ state: one === 'pending' ? undefined : one })}
          >
            {STATE_NAME[one]}
          </Chip>
        ))}
      </Row>
      <FilterBar filters={filtersOf(groups)} searched="이름, 어디, 동반 조건, 제보한 회원" bin={false} />
      <QueueTable
        queryKey={proposalsListKey(asked)}
        read={readProposals(asked)}
        title="장소 제보"
        path="proposal"
        opens={opens}
        unit="개"
        columns={columnsOf(groups)}
        idOf={idOf}
        nameOf={nameOf}
        empty={state === 'pending' ? '기다리는 제보가 없어요.' : '이 상태의 제보가 없어요.'}
      />
    </Stack>
  )
}

const idOf = ({ id }: ProposedPlace) => String(id)
const opens = ({ id }: ProposedPlace) => `proposal/${id}`
const nameOf = ({ name }: ProposedPlace) => name
