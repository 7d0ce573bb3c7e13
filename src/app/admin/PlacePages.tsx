import { useQuery } from '@tanstack/react-query'
import { VerificationQueue } from '../../features/corrections/admin/VerificationQueue.tsx'
import { Dashboard } from '../../features/dashboard/admin/Dashboard.tsx'
import { groupsQuery } from '../../features/groups/queries.ts'
import { optionsQuery } from '../../features/options/queries.ts'
import type { PlaceValues } from '../../features/places/admin-model.ts'
import { PlaceForm } from '../../features/places/admin/PlaceForm.tsx'
import { PlaceMerge } from '../../features/places/admin/PlaceMerge.tsx'
import { PlaceRecords } from '../../features/places/admin/PlaceRecords.tsx'
import { ReadingFigures } from '../../features/places/admin/ReadingFigures.tsx'
import { ProposalQueue } from '../../features/proposals/admin/ProposalQueue.tsx'
import { ProposalFacts } from '../../features/proposals/admin/ProposalFacts.tsx'
import { ProposalScreen } from '../../features/proposals/admin/ProposalScreen.tsx'
import { proposalQuery } from '../../features/proposals/admin-queries.ts'
import { useScreenLocation } from '../../platform/navigation/screen-location.ts'
import { Unloaded } from '../../features/backoffice/admin/Unloaded.tsx'
import { siteConfigQuery } from '../../features/site/queries.ts'
import { Stack } from '../../ui/kit/Stack.tsx'
import { onDemand } from '../../ui/states/OnDemand.tsx'
import { mapSetup } from '../../platform/map/map-setup.ts'
import { isRowId } from '../../../contract/api/row-id.ts'
import { NotFoundPage } from '../frame/ErrorPage.tsx'

/** Places in the back office, with the kinds and facilities that they may have. */
export function PlaceListPage() {
  const { data: groups = NONE } = useQuery(groupsQuery)
  return <PlaceRecords groups={groups} />
}

/** Places whose data an admin should check. */
export function VerificationPage() {
  const { data: groups = NONE } = useQuery(groupsQuery)
  return <VerificationQueue groups={groups} />
}

export function ProposalListPage() {
  const { data: groups = NONE } = useQuery(groupsQuery)
  return <ProposalQueue groups={groups} />
}

/** The dashboard, with how much of the places' terms is read. */
export function DashboardPage() {
  const { data: groups = NONE } = useQuery(groupsQuery)
  return (
    <Dashboard>
      <ReadingFigures groups={groups} />
    </Dashboard>
  )
}

const PlacePreview = onDemand(async () => (await import('./PlacePreview.tsx')).PlacePreview)
const Preview = (props: { values: PlaceValues; onClose: () => void }) => <PlacePreview when {...props} />

export function PlacePage({ id }: { id: number | null }) {
  const { data: groups = NONE } = useQuery(groupsQuery)
  const { data: options = NONE } = useQuery(optionsQuery)
  const { data: config } = useQuery(siteConfigQuery)
  const proposed = useScreenLocation(({ search }) => Number((search as { proposal?: unknown }).proposal))
  const fromProposal = id === null && isRowId(String(proposed))
  // As it was opened: a later answer must not take the form away.
  const proposal = useQuery({
    ...proposalQuery(proposed),
    enabled: fromProposal,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const given = { id, Preview, groups, options, setup: config && mapSetup(config) }
  if (!fromProposal) return <PlaceForm {...given} />
  if (!proposal.data) return <Unloaded title="장소 제보" query={proposal} />
  // Decided meanwhile, by this admin in another tab or by another one.
  if (proposal.data.state !== 'pending') return <ProposalScreen id={proposed} groups={groups} />
  return (
    <Stack gap={16}>
      <ProposalFacts proposal={proposal.data} groups={groups} />
      <PlaceForm {...given} proposal={proposal.data} />
    </Stack>
  )
}

export function ProposalPage({ id }: { id: number | null }) {
  const { data: groups = NONE } = useQuery(groupsQuery)
  return <ProposalScreen id={id} groups={groups} />
}

/** Merges the place of the address into the one that its search names. */
export function PlaceMergePage({ id }: { id: number | null }) {
  const into = useScreenLocation(({ search }) => Number((search as { into?: unknown }).into))
  return id !== null && isRowId(String(into)) ? <PlaceMerge from={id} into={into} /> : <NotFoundPage />
}

const NONE: never[] = []
