import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { MyEntriesScreen } from '../../features/entries/screens/MyEntriesScreen.tsx'
import { guard } from '../../features/session/guard-hooks.ts'
import { MyCorrections } from '../../features/corrections/components/MyCorrections.tsx'
import { groupsQuery } from '../../features/groups/queries.ts'
import { MyProposals } from '../../features/proposals/components/MyProposals.tsx'

export const Route = createFileRoute('/_mypage/my/evidence/')({
  beforeLoad: guard('auth'),
  head: () => ({ meta: [{ title: '내 제보' }] }),
  component: EvidenceRoute,
})

function EvidenceRoute() {
  const { data: groups = [] } = useQuery(groupsQuery)
  return (
    <MyEntriesScreen>
      <MyProposals groups={groups} />
      <MyCorrections />
    </MyEntriesScreen>
  )
}
