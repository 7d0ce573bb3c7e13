import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Group } from '../../../../contract/groups.ts'
import type { Option } from '../../../../contract/options.ts'
import { useOverlayEntry } from '../../../platform/overlay-entry.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { VerdictPanel } from '../../dogs/components/VerdictPanel.tsx'
import { PhotoGallery } from '../../media/components/PhotoGallery.tsx'
import { DirectionSheet } from '../components/DirectionSheet.tsx'
import { NearbyPlaces } from '../components/NearbyPlaces.tsx'
import { NoPhotos } from '../components/NoPhotos.tsx'
import { PlaceActions } from '../components/PlaceActions.tsx'
import { PlaceGuideLink } from '../components/PlaceGuideLink.tsx'
import { PlaceHeader } from '../components/PlaceHeader.tsx'
import { PlaceHours } from '../components/PlaceHours.tsx'
import { PlaceInfo } from '../components/PlaceInfo.tsx'
import { PlaceLocation } from '../components/PlaceLocation.tsx'
import { PlaceOptions } from '../components/PlaceOptions.tsx'
import { PlacePolicy } from '../components/PlacePolicy.tsx'
import { PlaceSkeleton } from '../components/PlaceSkeleton.tsx'
import { placeQuery } from '../queries.ts'
import classes from './PlaceScreen.module.css'

interface Props {
  id: number
  groups: readonly Group[]
  options: readonly Option[]
  /** Beside the name: the heart. */
  likes?: ReactNode
  /** Among the actions: keeps it on this device. */
  save?: ReactNode
  /** Before what is nearby: what others say. */
  reviews?: ReactNode
}

/** One place, whole: first whether my dog may come in, then all else. */
export function PlaceScreen({ id, groups, options, likes = null, save = null, reviews = null }: Props) {
  const { data: place, error, refetch, isFetching } = useQuery({ ...placeQuery(id), retryOnMount: false })
  const way = useOverlayEntry('way')
  if (!place) {
    if (!error) return <PlaceSkeleton />
    return <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
  }
  return (
    <article className={classes.place}>
      <div className={classes.photos}>
        {place.photos.length > 0 ? <PhotoGallery photos={place.photos} label={`${place.name} 사진`} /> : <NoPhotos />}
      </div>
      <div className={classes.head}>
        <PlaceHeader place={place} kind={groups.find(({ key }) => key === place.group)} likes={likes} />
      </div>
      <aside className={classes.side} aria-label="우리 강아지 동반 여부">
        <div className={classes.stay}>
          <VerdictPanel policy={place.policy} />
          <div className={classes.actions}>
            <PlaceActions place={place} onFindWay={() => way.open(0)} save={save} />
          </div>
        </div>
      </aside>
      <div className={classes.body}>
        <PlacePolicy policy={place.policy} />
        {place.hasGuide && <PlaceGuideLink id={place.id} />}
        <PlaceOptions keys={place.options} options={options} />
        <PlaceHours hours={place.hours} />
        <PlaceLocation place={place} />
        <PlaceInfo place={place} />
        {reviews}
      </div>
      <div className={classes.more}>
        <NearbyPlaces place={place} groups={groups} />
      </div>
      <DirectionSheet destination={place} opened={way.value !== null} onClose={() => way.close()} />
      <div className={classes.bottom}>
        <PlaceActions place={place} onFindWay={() => way.open(0)} save={save} />
      </div>
    </article>
  )
}
