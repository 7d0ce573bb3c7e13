import type { Group } from '../../../../contract/groups/groups.ts'
import { SIDO_KEYS } from '../../../../contract/regions/regions.ts'
import type { QueuedPlace } from '../../../../contract/verification/verification-admin.ts'
import { grouped } from '../../../lib/number-text.ts'
import { dateText, dayText } from '../../../platform/dates/korean-dates.ts'
import { Heading } from '../../../ui/content/Heading.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { FilterBar } from '../../backoffice/admin/FilterBar.tsx'
import { QueueTable } from '../../backoffice/admin/QueueTable.tsx'
import { useListSearch } from '../../backoffice/hooks.ts'
import { optionsOf, type RecordColumn } from '../../backoffice/model.ts'
import { CAUSE_NAME } from '../admin-model.ts'
import { readVerification, verificationKey } from '../admin-queries.ts'

const columnsOf = (groups: readonly Group[]): readonly RecordColumn<QueuedPlace>[] => [
  { id: 'name', title: '장소', text: ({ name }) => name },
  { id: 'group', title: '종류', text: ({ group }) => groups.find(({ key }) => key === group)?.name ?? group },
  { id: 'region', title: '지역', text: ({ region }) => region },
  { id: 'savers', title: '저장한 사람', text: ({ savers }) => grouped(savers) },
  { id: 'verified', title: '마지막 확인', text: ({ verifiedAt }) => (verifiedAt ? dayText(verifiedAt) : '없음') },
  { id: 'suggestions', title: '제안', text: ({ suggestions }) => grouped(suggestions) },
  { id: 'conflicts', title: '다른 소식', text: ({ conflicts }) => grouped(conflicts) },
  { id: 'oldest', title: '기다린 때', text: ({ oldest }) => (oldest ? dateText(oldest) : '') },
]

const filtersOf = (groups: readonly Group[]) => [
  { name: 'only', title: '무엇 때문에', options: optionsOf(CAUSE_NAME) },
  { name: 'group', title: '종류', options: groups.map(({ key, name }) => ({ value: key, label: name })) },
  { name: 'sido', title: '시도', options: SIDO_KEYS.map((key) => ({ value: key, label: key })) },
]

/** Places whose data an admin should check: the most savers, the oldest confirmation, the most contradictions first. */
export function VerificationQueue({ groups }: { groups: readonly Group[] }) {
  const { search } = useListSearch()
  const asked = { only: search['only'], group: search['group'], sido: search['sido'], q: search['q'] }
  return (
    <Stack gap={16}>
      <Heading level={1}>확인할 곳</Heading>
      <Text tone="quiet">저장한 사람이 많고, 확인한 지 오래됐고, 다른 소식이 많은 곳부터 보여요.</Text>
      <FilterBar filters={filtersOf(groups)} searched="장소 이름" bin={false} />
      <QueueTable
        queryKey={verificationKey(asked)}
        read={readVerification(asked)}
        title="확인할 곳"
        path="verify"
        opens={opens}
        unit="곳"
        columns={columnsOf(groups)}
        idOf={idOf}
        nameOf={nameOf}
        empty="확인할 곳이 없어요."
      />
    </Stack>
  )
}

const idOf = ({ id }: QueuedPlace) => String(id)
const opens = ({ id }: QueuedPlace) => `verify/${id}`
const nameOf = ({ name }: QueuedPlace) => name
