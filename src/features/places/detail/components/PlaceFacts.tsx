import type { ReactNode } from 'react'
import type { Option } from '../../../../../contract/options/options.ts'
import type { Place } from '../../../../../contract/places/places.ts'
import type { Extent } from '../../known/model.ts'
import { shownOptions } from '../facts-model.ts'
import { asksVaccinationProof } from '../model.ts'
import { FoodLaw } from './FoodLaw.tsx'
import { PlaceGuideLink } from './PlaceGuideLink.tsx'
import { PlaceHours } from './PlaceHours.tsx'
import { PlaceInfo } from './PlaceInfo.tsx'
import { PlaceLocation } from './PlaceLocation.tsx'
import { PlaceOptions } from './PlaceOptions.tsx'

interface Props {
  place: Place
  extent: Extent
  options: readonly Option[]
  missing: ReactNode
}

/** Everything about a place beside the dog's rules: below the first view, so loaded after it. */
export function PlaceFacts({ place, extent, options, missing }: Props) {
  return (
    <>
      {asksVaccinationProof(place.policy, place.group) && <FoodLaw />}
      {place.hasGuide && <PlaceGuideLink id={place.id} />}
      <PlaceOptions keys={shownOptions(place)} options={options} />
      {extent !== 'mark' && <PlaceHours hours={place.hours} />}
      <PlaceLocation place={place} />
      {extent === 'whole' ? <PlaceInfo place={place} /> : missing}
    </>
  )
}
