import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { groupsQuery } from '../../features/groups/queries.ts'
import { readName } from '../../features/proposals/model.ts'
import { ProposePlaceScreen } from '../../features/proposals/screens/ProposePlaceScreen.tsx'
import { guard } from '../../features/session/guard-hooks.ts'
import { PinPicker } from '../-pin-picker.tsx'

export const Route = createFileRoute('/_mypage/my/evidence/create')({
  validateSearch: (search) => search as { name?: string },
  beforeLoad: guard('auth'),
  head: () => ({ meta: [{ title: '없는 장소 제보하기' }] }),
  component: ProposePlaceRoute,
})

function ProposePlaceRoute() {
  const { name } = Route.useSearch()
  const { data: groups = [] } = useQuery(groupsQuery)
  const navigate = useNavigate()
  return (
    <ProposePlaceScreen
      name={readName(name)}
      groups={groups}
      Picker={PinPicker}
      onSent={() => navigate({ to: '/my/evidence', replace: true })}
    />
  )
}
