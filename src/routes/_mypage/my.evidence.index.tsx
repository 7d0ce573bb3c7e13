import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { myCorrectionsQuery } from '../../features/corrections/queries.ts'
import { myEntriesQuery } from '../../features/entries/queries.ts'
import { MyEntriesScreen } from '../../features/entries/screens/MyEntriesScreen.tsx'
import { guard } from '../../features/session/guard-hooks.ts'
import { MyCorrections } from '../../features/corrections/components/MyCorrections.tsx'
import { groupsQuery } from '../../features/groups/queries.ts'
import { myProposalsQuery } from '../../features/proposals/queries.ts'
import { getSession } from '../../features/session/state.ts'
import { MyProposals } from '../../features/proposals/components/MyProposals.tsx'

export const Route = createFileRoute('/_mypage/my/evidence/')({
  beforeLoad: guard('auth'),
  codeSplitGroupings: [['loader', 'component']],
  // All at once: each list is shown after the one above it.
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(groupsQuery)
    const { userId } = getSession()
    if (userId === null) return
    void queryClient.prefetchInfiniteQuery(myEntriesQuery(userId))
    void queryClient.prefetchInfiniteQuery(myProposalsQuery(userId))
    void queryClient.prefetchInfiniteQuery(myCorrectionsQuery(userId))
  },
  head: () => ({ meta: [{ title: '내 제보' }] }),
  component: EvidenceRoute,
})

function EvidenceRoute() {
  const { data: groups = [] } = useQuery(groupsQuery)
  return (
    <MyEntriesScreen>
      <MyProposals groups={groups}>
        <MyCorrections />
      </MyProposals>
    </MyEntriesScreen>
  )
}
