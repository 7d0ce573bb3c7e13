import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import type { SiteConfig } from '../../../contract/site.ts'
import { Dashboard } from '../../features/dashboard/admin/Dashboard.tsx'
import { groupsQuery } from '../../features/groups/queries.ts'
import { optionsQuery } from '../../features/options/queries.ts'
import type { PlaceValues } from '../../features/places/admin-model.ts'
import { PlaceForm } from '../../features/places/admin/PlaceForm.tsx'
import { PlaceMerge } from '../../features/places/admin/PlaceMerge.tsx'
import { PlaceRecords } from '../../features/places/admin/PlaceRecords.tsx'
import { ReadingFigures } from '../../features/places/admin/ReadingFigures.tsx'
import { siteConfigQuery } from '../../features/site/queries.ts'
import { onDemand } from '../../ui/OnDemand.tsx'
import type { MapSetup } from '../../platform/map/engine.ts'
import { isRowId } from '../../platform/navigation/path-params.ts'
import { NotFoundPage } from '../frame/ErrorPage.tsx'

/** Places in the back office, with the kinds and facilities that they may have. */
export function PlaceListPage() {
  const { data: groups = NONE } = useQuery(groupsQuery)
  return <PlaceRecords groups={groups} />
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
  return <PlaceForm id={id} Preview={Preview} groups={groups} options={options} setup={config && setupOf(config)} />
}

/** Merges the place of the address into the one that its search names. */
export function PlaceMergePage({ id }: { id: number | null }) {
  const into = useRouterState({ select: ({ location }) => Number((location.search as { into?: unknown }).into) })
  return id !== null && isRowId(String(into)) ? <PlaceMerge from={id} into={into} /> : <NotFoundPage />
}

const setupOf = ({ kakaoMapKey, mapStyleUrl, mapTilesUrl }: SiteConfig): MapSetup => ({
  ...{ kakaoMapKey, styleUrl: mapStyleUrl },
  tilesUrl: mapTilesUrl ?? null,
})

const NONE: never[] = []
