import { MAX_PLACE_PHOTOS } from '../../../../contract/place-records.ts'
import { Field } from '../../../ui/Field.tsx'
import { PhotoFrame } from '../../../ui/PhotoFrame.tsx'
import { Row } from '../../../ui/Row.tsx'
import { isPhotoRef } from '../../../platform/photos/photo-ref.ts'
import type { FieldsOf } from '../../backoffice/form-model.ts'
import { PhotoPicker } from '../../media/components/PhotoPicker.tsx'
import { NAMES, type PlaceValues } from '../admin-model.ts'
import classes from './Place.module.css'
import { Section } from './Section.tsx'

/** Photos in their order, the first of which is the cover; each with its text for who can't see it, and whose it is. */
export function PlacePhotos({ form: { values, set, errors } }: { form: FieldsOf<PlaceValues> }) {
  const { photos } = values
  const change = (index: number, changes: { alt?: string; credit?: string | null }) =>
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
        onChange={(next) => set('photos', next)}
      />
      {photos.map(
        ({ id, photo }, index) =>
          !isPhotoRef(id) && (
            <Row key={id} gap={12} align="start">
              <PhotoFrame photo={{ ...photo, alt: '' }} ratio="1/1" sizes="4rem" className={classes.thumbnail} />
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
