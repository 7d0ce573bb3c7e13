import { QUEUE_CAUSES, type QueueCause, type QueuedPlace } from '../../../../contract/verification-admin.ts'
import { grouped } from '../../../lib/number-text.ts'
import { dateText, dayText } from '../../../platform/dates/korean-dates.ts'
import { Chip } from '../../../ui/Chip.tsx'
import { Heading } from '../../../ui/Heading.tsx'
import { Row } from '../../../ui/Row.tsx'
import { Stack } from '../../../ui/Stack.tsx'
import { Text } from '../../../ui/Text.tsx'
import { FilterBar } from '../../backoffice/admin/FilterBar.tsx'
import { QueueTable } from '../../backoffice/admin/QueueTable.tsx'
import { useListSearch } from '../../backoffice/hooks.ts'
import type { RecordColumn } from '../../backoffice/model.ts'
import { CAUSE_NAME } from '../admin-model.ts'
import { readVerification, verificationKey } from '../admin-queries.ts'

const COLUMNS: readonly RecordColumn<QueuedPlace>[] = [
  { id: 'name', title: '장소', text: ({ name }) => name },
  { id: 'region', title: '지역', text: ({ region }) => region },
  { id: 'savers', title: '저장한 사람', text: ({ savers }) => grouped(savers) },
  { id: 'verified', title: '마지막 확인', text: ({ verifiedAt }) => (verifiedAt ? dayText(verifiedAt) : '없음') },
  { id: 'suggestions', title: '제안', text: ({ suggestions }) => grouped(suggestions) },
  { id: 'conflicts', title: '다른 소식', text: ({ conflicts }) => grouped(conflicts) },
  { id: 'oldest', title: '기다린 때', text: ({ oldest }) => (oldest ? dateText(oldest) : '') },
]

const isCause = (text: string | undefined): text is QueueCause => QUEUE_CAUSES.some((cause) => cause === text)

/** Places whose data an admin should check: the most savers, the oldest confirmation, the most contradictions first. */
export function VerificationQueue() {
  const { search, change } = useListSearch()
  const only = isCause(search['only']) ? search['only'] : undefined
  const asked = { only, q: search['q'] }
  return (
    <Stack gap={16}>
      <Heading level={1}>확인할 곳</Heading>
      <Text tone="quiet">저장한 사람이 많고, 확인한 지 오래됐고, 다른 소식이 많은 곳부터 보여요.</Text>
      <Row gap={8} as="fieldset" bare wrap aria-label="무엇 때문에">
        <Chip selected={!only} onClick={() => change({ only: undefined })}>
          모두
        </Chip>
        {QUEUE_CAUSES.map((cause) => (
          <Chip key={cause} selected={only === cause} onClick={() => change({ only: cause })}>
            {CAUSE_NAME[cause]}
          </Chip>
        ))}
      </Row>
      <FilterBar filters={[]} searched="장소 이름" bin={false} />
      <QueueTable
        queryKey={verificationKey(asked)}
        read={readVerification(asked)}
        title="확인할 곳"
        path="verify"
        opens={opens}
        unit="곳"
        columns={COLUMNS}
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
