import { NO_ENTRY_SUMMARY } from '../../../contract/entries/entry-evidence.ts'
import type { Place } from '../../../contract/places/places.ts'
import type { Sido } from '../../../contract/regions/regions.ts'
import type { PlaceValues } from './admin-model.ts'

/** The place that a form would save, as visitors would get it: without what members add. */
export function placeOf({ photos, status: _status, guideHtml, sido, ...values }: PlaceValues): Place {
  const shown = photos.map(({ photo }) => photo)
  return {
    ...values,
    id: 0,
    name: values.name || '이름',
    sido: sido as Sido,
    sample: false,
    photo: shown[0] ?? null,
    photos: shown,
    hasGuide: guideHtml !== '',
    rating: null,
    reviewCount: 0,
    likeCount: 0,
    entries: NO_ENTRY_SUMMARY,
    roadAddress: values.roadAddress || null,
    lotAddress: values.lotAddress || null,
    phone: values.phone || null,
    homepage: values.homepage || null,
    admission: values.admission || null,
    description: values.description || null,
    updatedAt: new Date().toISOString(),
  }
}
