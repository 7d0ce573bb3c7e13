import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Dog } from '../../../contract/dogs/dogs.ts'
import type { Place } from '../../../contract/places/places.ts'
import { SAMPLE_DOGS } from '../../../contract/dogs/sample-dogs.ts'
import { verdict } from '../../../contract/verdict/verdict.ts'
import { Chip } from '../../ui/actions/Chip.tsx'
import { RichText } from '../../ui/content/RichText.tsx'
import { Row } from '../../ui/kit/Row.tsx'
import { Stack } from '../../ui/kit/Stack.tsx'
import { PreviewDialog } from '../../features/backoffice/admin/PreviewDialog.tsx'
import { useMoment } from '../../features/dogs/state.ts'
import { VerdictBadge } from '../../features/dogs/verdict/components/VerdictBadge.tsx'
import { VerdictReasons } from '../../features/dogs/verdict/components/VerdictReasons.tsx'
import { groupsQuery } from '../../features/groups/queries.ts'
import { optionsQuery } from '../../features/options/queries.ts'
import { PhotoGallery } from '../../features/media/components/PhotoGallery.tsx'
import type { PlaceValues } from '../../features/places/admin-model.ts'
import { PlaceCard } from '../../features/places/card/components/PlaceCard.tsx'
import { NoPhotos } from '../../features/places/detail/components/NoPhotos.tsx'
import { PlaceHeader } from '../../features/places/detail/components/PlaceHeader.tsx'
import { PlaceHours } from '../../features/places/detail/components/PlaceHours.tsx'
import { PlaceInfo } from '../../features/places/detail/components/PlaceInfo.tsx'
import { PlaceOptions } from '../../features/places/detail/components/PlaceOptions.tsx'
import { PlacePolicy } from '../../features/places/detail/components/PlacePolicy.tsx'
import { shownOptions } from '../../features/places/detail/facts-model.ts'
import { placeOf } from '../../features/places/preview-model.ts'

interface Props {
  values: PlaceValues
  onClose: () => void
}

/** The place as the form has it: its card in a list, its page and its guide, with the answer for a sample dog. */
export function PlacePreview({ values, onClose }: Props) {
  const { data: groups = [] } = useQuery(groupsQuery)
  const { data: options = [] } = useQuery(optionsQuery)
  const [sample, setSample] = useState(0)
  const dog = SAMPLE_DOGS[sample]?.[1]
  if (!dog) return null
  const place = placeOf(values)
  const kind = groups.find(({ key }) => key === place.group)
  return (
    <PreviewDialog
      onClose={onClose}
      choices={
        <Row gap={8} rowGap={8} as="fieldset" bare wrap aria-label="예시 강아지">
          {SAMPLE_DOGS.map(([name], index) => (
            <Chip key={name} selected={sample === index} onClick={() => setSample(index)}>
              {name}
            </Chip>
          ))}
        </Row>
      }
    >
      <PlaceCard card={place} kind={kind} layout="row" dogs={[dog]} />
      {place.photos.length > 0 ? <PhotoGallery photos={place.photos} label={`${place.name} 사진`} /> : <NoPhotos />}
      <PlaceHeader place={place} kind={kind} likes={null} />
      <Answer place={place} dog={dog} />
      <PlacePolicy place={place} />
      <PlaceOptions keys={shownOptions(place)} options={options} />
      <PlaceHours hours={place.hours} />
      <PlaceInfo place={place} />
      {values.guideHtml && <RichText html={values.guideHtml} />}
    </PreviewDialog>
  )
}

function Answer({ place, dog }: { place: Place; dog: Dog }) {
  const moment = useMoment()
  if (!moment) return null
  const { level, reasons } = verdict(dog, place.policy, moment)
  return (
    <Stack gap={12}>
      <VerdictBadge level={level} />
      <VerdictReasons reasons={reasons} />
    </Stack>
  )
}
