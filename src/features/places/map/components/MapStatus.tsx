import { IconRefresh, IconZoomOut } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { DataOf } from '../../../../../contract/api/endpoint.ts'
import type { placesApi } from '../../../../../contract/places/places-api.ts'
import { grouped } from '../../../../lib/number-text.ts'
import { isNoAnswer } from '../../../../platform/api/api.ts'
import { Button } from '../../../../ui/actions/Button.tsx'
import type { MapViewState } from '../hooks.ts'
import classes from './MapStatus.module.css'

interface Props {
  clusters: UseQueryResult<DataOf<typeof placesApi.clusterPlaces>>
  look: MapViewState
  /** Filters may be why there is nothing. */
  filtered: boolean
}

/** One message at a time at the upper edge: an error, no places here, or a map that has left the list. */
export function MapStatus({ clusters, look, filtered }: Props) {
  const { data, isPlaceholderData } = clusters
  const empty = data?.count === 0 && !isPlaceholderData && look.engine !== null
  return (
    <div className={classes.news}>
      <output className="visually-hidden">
        {look.elsewhere && data && !isPlaceholderData && `지도에 ${grouped(data.count)}곳이 보여요.`}
      </output>
      {/* Without a network the connection line says so, and the query is repeated automatically. */}
      {clusters.isError && !isNoAnswer(clusters.error) ? (
        <div role="alert">
          <Button variant="default" onClick={() => void clusters.refetch()} loading={clusters.isFetching}>
            장소를 불러오지 못했어요 · 다시 시도
          </Button>
        </div>
      ) : empty ? (
        <Button
          variant="default"
          leftSection={<IconZoomOut size={18} stroke={2} aria-hidden />}
          onClick={() => look.engine?.zoomBy(-2)}
        >
          {filtered ? '조건에 맞는 곳이 없어요' : '이 지역에는 없어요'} · 넓게 보기
        </Button>
      ) : (
        look.elsewhere && (
          <Button leftSection={<IconRefresh size={18} stroke={2} aria-hidden />} onClick={look.searchHere}>
            이 지역에서 다시 찾기
          </Button>
        )
      )}
    </div>
  )
}
