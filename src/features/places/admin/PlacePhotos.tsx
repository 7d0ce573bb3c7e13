import type { Photo } from '../../../../contract/api/media.ts'
import { MAX_PLACE_PHOTOS } from '../../../../contract/places/place-records.ts'
import { Field } from '../../../ui/fields/Field.tsx'
import { PhotoFrame } from '../../../ui/content/PhotoFrame.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { CropPanel } from '../../backoffice/admin/CropPanel.tsx'
import { useCropping } from '../../backoffice/cropping-hooks.ts'
import { isPhotoRef } from '../../../platform/photos/photo-ref.ts'
import type { FieldsOf } from '../../backoffice/form-model.ts'
import { PhotoPicker } from '../../media/components/PhotoPicker.tsx'
import { NAMES, type PlaceValues } from '../admin-model.ts'
import { FocusPoint } from './FocusPoint.tsx'
import classes from './Place.module.css'
import { Section } from './Section.tsx'

/** As on cards; at the top of a place, as much of it as is as wide. */
const CARD = '4/3'

/** Photos in their order, the first of which is the cover, cut to a card's ratio if the admin likes; each with what stays in sight, its text for who can't see it, and whose it is. */
export function PlacePhotos({ form: { values, set, errors } }: { form: FieldsOf<PlaceValues> }) {
  const { photos } = values
  const { cropping, crop } = useCropping()
  const change = (index: number, changes: Partial<Pick<Photo, 'alt' | 'credit' | 'focus'>>) =>
    set(
      'photos',
      photos.map((one, at) => (at === index ? { ...one, photo: { ...one.photo, ...changes } } : one)),
    )
  return (
    <Section title={NAMES.photos}>
      <PhotoPicker
        label="사진 (첫 사진이 표지예요)"
        max={MAX_PLACE_PHOTOS}
        value={photos}
        error={errors.photos}
        prepare={crop}
        onChange={(next) => set('photos', next)}
      />
      {cropping && <CropPanel key={cropping.url} {...cropping} ratio={CARD} whole />}
      {photos.map(
        ({ id, photo }, index) =>
          !isPhotoRef(id) && (
            <Row key={id} gap={12} align="start">
              <FocusPoint name={`사진 ${index + 1}`} photo={photo} onChange={(focus) => change(index, { focus })} />
              <PhotoFrame photo={{ ...photo, alt: '' }} ratio={CARD} sizes="8rem" className={classes.thumbnail} />
              <Field
                label={`사진 ${index + 1} 설명`}
                value={photo.alt}
                maxLength={200}
                onChange={({ currentTarget }) => change(index, { alt: currentTarget.value })}
              />
              <Field
                label={`사진 ${index + 1} 출처`}
                value={photo.credit ?? ''}
                maxLength={100}
                onChange={({ currentTarget }) => change(index, { credit: currentTarget.value || null })}
              />
            </Row>
          ),
      )}
    </Section>
  )
}
