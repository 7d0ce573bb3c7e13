import { IconCurrentLocation, IconList, IconMap, IconMinus, IconPlus, IconRefresh } from '@tabler/icons-react'
import { useMediaQuery } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import type { Group } from '../../../../contract/groups.ts'
import type { Option } from '../../../../contract/options.ts'
import type { PlaceCard as Card } from '../../../../contract/places.ts'
import type { MapBox, MapEngine, MapView } from '../../../platform/map/engine.ts'
import { PROVINCES } from '../../../platform/map/labels.ts'
import { requestLocation, useVisitorLocation } from '../../../platform/location-state.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { showSnackbar } from '../../../ui/overlays/state.ts'
import { DESKTOP_QUERY } from '../../../ui/theme.ts'
import { useVisitorDog } from '../../dogs/state.ts'
import { ActiveFilters } from '../components/ActiveFilters.tsx'
import { FilterBar } from '../components/FilterBar.tsx'
import { MapCanvas, type MapProblem } from '../components/MapCanvas.tsx'
import { MapList } from '../components/MapList.tsx'
import { MapMarks } from '../components/MapMarks.tsx'
import { MapPreview } from '../components/MapPreview.tsx'
import { MapSheet, type SheetStop } from '../components/MapSheet.tsx'
import { PlaceCard } from '../components/PlaceCard.tsx'
import { activeFilters, countText, type Names, unfiltered } from '../filter-model.ts'
import { filterPart, listBox, type MapSearch, middleOf, readView, sameBox, writeView } from '../map-model.ts'
import { clusterQuery } from '../map-queries.ts'
import { dogOf, type PlaceSearch, type Position, tidy } from '../model.ts'
import { placeCountQuery, placeQuery } from '../queries.ts'
import { type Origin, useOrigin } from '../state.ts'
import classes from './MapScreen.module.css'

const FilterSheet = lazy(async () => ({ default: (await import('../components/FilterSheet.tsx')).FilterSheet }))

interface Props {
  search: MapSearch
  onChange: (search: MapSearch) => void
  /** `/map/list`: on a phone the list in full. */
  list: boolean
  groups: readonly Group[]
  options: readonly Option[]
  /** Of the operator; undefined while that isn't known. */
  styleUrl: string | null | undefined
  /** The layout, which takes the map and what lies beside it. */
  Frame: ComponentType<{ panel: ReactNode; children: ReactNode }>
}

const PROBLEM: Record<MapProblem, string> = {
  unsupported: '이 기기에서는 지도를 그릴 수 없어요. 목록으로 볼 수 있어요.',
  failed: '지도를 불러오지 못했어요. 목록으로 볼 수 있어요.',
}

export function MapScreen({ search, onChange, list, groups, options, styleUrl, Frame }: Props) {
  const dog = useVisitorDog()
  const origin = useOrigin()
  const { status, location } = useVisitorLocation()
  const wide = useMediaQuery(DESKTOP_QUERY) ?? false
  const [engine, setEngine] = useState<MapEngine | null>(null)
  const [problem, setProblem] = useState<MapProblem | null>(null)
  const [seen, setSeen] = useState<{ view: MapView; box: MapBox } | null>(null)
  const [area, setArea] = useState<MapBox | null>(null)
  const [pulled, setPulled] = useState<SheetStop>('peek')
  const [sheet, setSheet] = useState({ wanted: false, opened: false })
  const stop = list || problem ? 'full' : pulled

  const filter = filterPart(search)
  const clusters = useQuery(clusterQuery({ search: filter, dog, seen }))
  const box = area ?? undefined
  const from = area ? middleOf(area) : origin
  const count = useQuery({
    ...placeCountQuery({ search: filter, dog, box }),
    enabled: area !== null || problem !== null,
    placeholderData: keepPreviousData,
  })
  // An address that names a place alone opens where that is.
  const sought = search.at === undefined ? search.place : undefined
  const chosen = useQuery({ ...placeQuery(sought ?? 0), enabled: sought !== undefined })
  const here = seen && listBox(seen.box, seen.view.zoom)
  // What is being read is not pulled away: the list then waits for a word.
  const reading = wide || stop !== 'peek' || search.sido !== undefined
  const elsewhere = reading && here !== null && area !== null && !sameBox(here, area)

  useEffect(() => {
    const { latitude: lat, longitude: lng, accuracy = null } = location ?? {}
    engine?.setPosition(lat === undefined || lng === undefined ? null : { lat, lng, accuracy })
  }, [engine, location])

  const onFilter = (next: PlaceSearch) => {
    onChange({ ...next, ...(search.at && { at: search.at }) })
    const there = next.sido && next.sido !== search.sido && PROVINCES[next.sido]
    if (there) engine?.setView({ lng: there[0], lat: there[1], zoom: there[2] })
  }
  const searchHere = () => {
    setArea(here)
    if (search.sido) onChange(tidyMap({ ...search, sido: undefined, sigungu: undefined }))
  }
  const locate = async () => {
    const found = await requestLocation()
    if (found.location) engine?.setView({ lat: found.location.latitude, lng: found.location.longitude, zoom: 13 })
    else if (found.message) showSnackbar(found.message, 'warning')
  }

  const names: Names = {
    group: (key) => groups.find((group) => group.key === key)?.name ?? key,
    option: (key) => options.find((option) => option.key === key)?.name ?? key,
    dog,
  }
  const filters = activeFilters(filter, names)
  const described = filter.kg === undefined ? undefined : dogOf(filter, dog)
  const renderCard = (card: Card, index: number) => (
    <PlaceCard
      card={card}
      level={2}
      layout="row"
      kind={groups.find(({ key }) => key === card.group)}
      from={origin.own ? origin : null}
      dog={described}
      priority={index < 2}
    />
  )

  const map = (
    <>
      {!problem && (
        <MapCanvas
          view={readView(search.at) ?? firstView(search, origin, chosen.data, wide)}
          styleUrl={chosen.isLoading ? undefined : styleUrl}
          onEngine={setEngine}
          onProblem={setProblem}
          onIdle={(view, bounds, cause) => {
            setSeen({ view, box: bounds })
            if (area === null || cause === 'call' || !reading) setArea(listBox(bounds, view.zoom))
            if (writeView(view) !== search.at) onChange({ ...search, at: writeView(view) })
          }}
          onPress={() => search.place !== undefined && onChange(tidyMap({ ...search, place: undefined }))}
          onFallback={() => showSnackbar('지도를 불러오지 못해 간단한 지도로 보여 드려요.', 'info')}
        />
      )}
      {problem && <output className={classes.problem}>{PROBLEM[problem]}</output>}
      {engine && clusters.data && (
        <MapMarks
          engine={engine}
          found={clusters.data}
          dog={dogOf(filter, dog)}
          groups={groups}
          selected={search.place}
          onSelect={({ id }) => onChange({ ...search, place: id })}
        />
      )}
      {engine && (
        <fieldset className={classes.tools} aria-label="지도 다루기">
          <IconButton label="확대" variant="default" onClick={() => engine.zoomBy(1)}>
            <IconPlus size={20} stroke={2} aria-hidden />
          </IconButton>
          <IconButton label="축소" variant="default" onClick={() => engine.zoomBy(-1)}>
            <IconMinus size={20} stroke={2} aria-hidden />
          </IconButton>
          <IconButton label="내 위치" variant="default" disabled={status === 'loading'} onClick={() => void locate()}>
            <IconCurrentLocation size={20} stroke={2} aria-hidden />
          </IconButton>
        </fieldset>
      )}
      {elsewhere && (
        <div className={classes.again}>
          <Button leftSection={<IconRefresh size={18} stroke={2} aria-hidden />} onClick={searchHere}>
            이 지역에서 다시 찾기
          </Button>
        </div>
      )}
      {clusters.isError && (
        <div className={classes.again} role="alert">
          <Button variant="default" onClick={() => void clusters.refetch()} loading={clusters.isFetching}>
            장소를 불러오지 못했어요 · 다시 시도
          </Button>
        </div>
      )}
      {search.place !== undefined && !problem && (
        <MapPreview
          id={search.place}
          groups={groups}
          from={origin.own ? origin : null}
          dog={described}
          onClose={() => onChange(tidyMap({ ...search, place: undefined }))}
        />
      )}
    </>
  )

  const head = (
    <>
      <div className={classes.head}>
        <h1 className={classes.title}>{list ? '지도 목록' : '지도'}</h1>
        <output className={classes.count}>{count.data && `이 지역 ${countText(count.data)}`}</output>
        {!problem && !wide && (
          <ButtonLink
            className={classes.swap}
            variant="subtle"
            to={list ? '/map' : '/map/list'}
            search={search}
            replace
            leftSection={list ? <IconMap size={18} aria-hidden /> : <IconList size={18} aria-hidden />}
          >
            {list ? '지도 보기' : '목록 보기'}
          </ButtonLink>
        )}
      </div>
      <FilterBar
        alone
        search={filter}
        dog={dog}
        count={filters.length}
        onChange={onFilter}
        onIntent={() => undefined}
        onOpen={() => setSheet({ wanted: true, opened: true })}
      />
    </>
  )
  const panel = (
    <MapSheet stop={stop} onStop={setPulled} fixed={list || problem !== null} head={head}>
      <ActiveFilters filters={filters} onChange={onFilter} onClear={() => onFilter(unfiltered(filter))} />
      {(area ?? problem) && (
        <MapList
          search={filter}
          onChange={onFilter}
          dog={dog}
          from={from}
          box={box}
          names={names}
          renderCard={renderCard}
        />
      )}
    </MapSheet>
  )

  return (
    <>
      <Frame panel={panel}>{map}</Frame>
      {sheet.wanted && (
        <Suspense>
          <FilterSheet
            search={filter}
            onChange={onFilter}
            dog={dog}
            groups={groups}
            options={options}
            box={box}
            opened={sheet.opened}
            onClose={() => setSheet({ wanted: true, opened: false })}
          />
        </Suspense>
      )}
    </>
  )
}

/** Without what is undefined, so that the address has none of it. */
function tidyMap({ at, place, ...search }: MapSearch): MapSearch {
  return { ...tidy(search), ...(at !== undefined && { at }), ...(place !== undefined && { place }) }
}

/** The place that is sought, the region of the filter, where the visitor is, or the whole country. */
function firstView({ sido }: MapSearch, origin: Origin, place: Position | undefined, wide: boolean): MapView {
  if (place) return { lat: place.lat, lng: place.lng, zoom: 14 }
  if (sido) {
    const [lng, lat, zoom] = PROVINCES[sido]
    return { lng, lat, zoom }
  }
  return { lat: origin.lat, lng: origin.lng, zoom: origin.own ? 12 : wide ? 6.2 : 5.6 }
}
