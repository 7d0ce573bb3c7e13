import { useQuery } from '@tanstack/react-query'
import type { SiteConfig } from '../../../contract/site.ts'
import { groupsQuery } from '../../features/groups/queries.ts'
import { optionsQuery } from '../../features/options/queries.ts'
import { PlaceForm } from '../../features/places/admin/PlaceForm.tsx'
import { PlaceRecords } from '../../features/places/admin/PlaceRecords.tsx'
import { siteConfigQuery } from '../../features/site/queries.ts'
import type { MapSetup } from '../../platform/map/engine.ts'

/** Places in the back office, with the kinds and facilities that they may have. */
export function PlaceListPage() {
  const { data: groups = NONE } = useQuery(groupsQuery)
  return <PlaceRecords groups={groups} />
}

export function PlacePage({ id }: { id: number | null }) {
  const { data: groups = NONE } = useQuery(groupsQuery)
  const { data: options = NONE } = useQuery(optionsQuery)
  const { data: config } = useQuery(siteConfigQuery)
  return <PlaceForm id={id} groups={groups} options={options} setup={config && setupOf(config)} />
}

const setupOf = ({ kakaoMapKey, mapStyleUrl, mapTilesUrl }: SiteConfig): MapSetup => ({
  ...{ kakaoMapKey, styleUrl: mapStyleUrl },
  tilesUrl: mapTilesUrl ?? null,
})

const NONE: never[] = []
