import { lazy, type ReactNode, Suspense } from 'react'
import type { Group } from '../../../../../contract/groups/groups.ts'
import type { Option } from '../../../../../contract/options/options.ts'
import type { Place } from '../../../../../contract/places/places.ts'
import { onDemand } from '../../../../ui/states/OnDemand.tsx'
import { useOverlayEntry } from '../../../../platform/navigation/overlay-entry.ts'
import { VerdictPanel } from '../../../dogs/verdict/components/VerdictPanel.tsx'
import { PhotoGallery } from '../../../media/components/PhotoGallery.tsx'
import { policyGist } from '../../card/model.ts'
import type { Extent } from '../../known/model.ts'
import { EntryNote } from './EntryNote.tsx'
import { NoPhotos } from './NoPhotos.tsx'
import classes from './PlaceArticle.module.css'
import { PlaceActions } from './PlaceActions.tsx'
import { PlaceHeader } from './PlaceHeader.tsx'
import { PlacePolicy } from './PlacePolicy.tsx'

// Below the first view, or after a press: their code comes later.
const PlaceFacts = lazy(async () => ({ default: (await import('./PlaceFacts.tsx')).PlaceFacts }))
const NearbyPlaces = lazy(async () => ({ default: (await import('./NearbyPlaces.tsx')).NearbyPlaces }))
const InsteadPlaces = onDemand(async () => (await import('./InsteadPlaces.tsx')).InsteadPlaces)
const DirectionSheet = onDemand(async () => (await import('./DirectionSheet.tsx')).DirectionSheet)

export interface PlaceSlots {
  groups: readonly Group[]
  options: readonly Option[]
  /** Beside the name: the heart. */
  likes?: ReactNode
  /** Among the actions: the button of the member's lists. */
  lists?: ReactNode
  /** Below the policy: evidence from members' entry reports. */
  renderEntries?: (place: Place) => ReactNode
  /** Before the nearby places: reviews. */
  reviews?: ReactNode
}

interface Props extends PlaceSlots {
  place: Place
  /** How much of the place is known to the device; unknown parts are omitted, not shown as unknown to the source. */
  extent?: Extent
  /** Shown in the position of parts that are still missing. */
  missing?: ReactNode
}

/** A place: first whether the visitor's dog may enter, then everything else. */
export function PlaceArticle({
  place,
  extent = 'whole',
  missing = null,
  groups,
  options,
  likes = null,
  lists = null,
  renderEntries,
  reviews = null,
}: Props) {
  const way = useOverlayEntry('way')
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
          <VerdictPanel
            policy={place.policy}
            rule={policyGist(place.policy)}
            note={<EntryNote entries={place.entries} />}
            instead={
              <div className={classes.instead}>
                <InsteadPlaces when place={place} groups={groups} />
              </div>
            }
          />
          <div className={classes.actions}>
            <PlaceActions place={place} onFindWay={() => way.open(0)} lists={lists} />
          </div>
        </div>
      </aside>
      <div className={classes.body}>
        <PlacePolicy place={place} />
        {extent === 'whole' && renderEntries?.(place)}
        <Suspense fallback={<div className={classes.facts} />}>
          <PlaceFacts place={place} extent={extent} options={options} missing={missing} />
        </Suspense>
        {reviews}
      </div>
      <div className={classes.more}>
        <Suspense fallback={<div className={classes.nearby} />}>
          <NearbyPlaces place={place} groups={groups} />
        </Suspense>
      </div>
      <DirectionSheet
        when={way.value !== null}
        destination={place}
        opened={way.value !== null}
        onClose={() => way.close()}
      />
      <div className={classes.bottom}>
        <PlaceActions place={place} onFindWay={() => way.open(0)} lists={lists} />
      </div>
    </article>
  )
}
