import type { DogPolicy } from '../../../contract/policy/policy.ts'
import type { PlaceInput } from '../../domains/places/input.ts'

/** The record of a place by one source, with its date. */
export interface SourceRecord {
  edition: string | null
  record: PlaceInput
}

const FILLABLE = [
  'roadAddress',
  'lotAddress',
  'phone',
  'homepage',
  'parking',
  'admission',
  'indoor',
  'outdoor',
  'description',
  'guideHtml',
] as const satisfies readonly (keyof PlaceInput)[]

const speaks = ({ entry, coveredDays, limits, requirements }: DogPolicy) =>
  entry !== 'unknown' || coveredDays.length + limits.length + requirements.length > 0

/**
 * Merges the records of several sources: the newest wins, older ones fill its empty fields. Dog policies are never
 * mixed, since a mixture would state what neither source did.
 */
export function mergeSourceRecords(said: readonly SourceRecord[]): PlaceInput {
  const [lead, ...older] = [...said]
    .sort((a, b) => (b.edition ?? '').localeCompare(a.edition ?? ''))
    .map(({ record }) => record)
  if (!lead) throw new Error('Nobody says anything of this place')
  const place: PlaceInput = { ...lead }
  for (const other of older) {
    for (const field of FILLABLE) if (place[field] === null) Object.assign(place, { [field]: other[field] })
    if (!speaks(place.policy)) place.policy = other.policy
    if (place.hours.periods === null && other.hours.periods !== null) place.hours = other.hours
    if (place.photos.length === 0) place.photos = other.photos
    place.options = [...new Set([...place.options, ...other.options])]
  }
  return place
}
