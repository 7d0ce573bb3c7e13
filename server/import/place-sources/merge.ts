import type { DogPolicy } from '../../../contract/policy.ts'
import type { PlaceInput } from '../../domains/places/input.ts'

/** What one source says of a place, and when it said it. */
export interface Said {
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
 * The place of which several sources tell: the newest leads, and older ones fill in what it leaves open. A dog policy is never
 * mixed: half of one and half of the other is what neither said.
 */
export function mergeSourceRecords(said: readonly Said[]): PlaceInput {
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
