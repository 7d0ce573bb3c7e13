import * as v from 'valibot'
import type { CorrectionWay } from '../../../contract/corrections/corrections.ts'
import { foldWords } from '../../../contract/text/hangul.ts'
import { Photo } from '../../../contract/api/media.ts'
import type { PlaceCard } from '../../../contract/places/places.ts'
import {
  isSomewhere,
  MAX_PROPOSAL_PHOTOS,
  NO_ADDRESS,
  type ProposalBody,
  ProposalFields,
} from '../../../contract/proposals/proposals.ts'
import type { FormPhoto } from '../media/form-model.ts'
import { cutText } from '../../lib/cut-text.ts'

/** A name in the address of the form, which may hold anything. */
export const readName = (name: unknown): string =>
  typeof name === 'string' || typeof name === 'number' ? cutText(String(name).trim(), 60) : ''

export interface Position {
  lat: number
  lng: number
}

/** The form's values; `formSchema` turns them into the request. */
export interface ProposalValues extends Record<string, unknown> {
  name: string
  /** '' if the member isn't sure. */
  group: string
  address: string
  position: Position | null
  rules: string
  way: CorrectionWay | ''
  phone: string
  homepage: string
  photos: FormPhoto[]
}
export const emptyValues = (name: string): ProposalValues => ({
  name,
  group: '',
  address: '',
  position: null,
  rules: '',
  way: '',
  phone: '',
  homepage: '',
  photos: [],
})

export const formSchema = v.pipe(
  v.object({
    ...ProposalFields.entries,
    group: v.pipe(
      v.string(),
      v.transform((key) => key || null),
      ProposalFields.entries.group,
    ),
    photos: v.pipe(v.array(v.object({ id: v.string(), photo: Photo })), v.maxLength(MAX_PROPOSAL_PHOTOS)),
  }),
  v.forward(
    v.partialCheck([['address'], ['position']], (told) => isSomewhere(told), NO_ADDRESS),
    ['address'],
  ),
  v.transform(({ photos, ...told }): ProposalBody => ({ ...told, photoIds: photos.map(({ id }) => id) })),
)

const DAYS_30_MS = 30 * 86_400_000
/** One for each name that was searched: another search doesn't overwrite what was written before. */
export const proposalDraft = (name: string, author: number | null) => ({
  key: name ? `place-proposal.${name}` : 'place-proposal',
  author,
  maxAgeMs: DAYS_30_MS,
})

/** Degrees within which a place of that name is probably the same one, some 5 km. */
const NEAR = 0.05
const keyOf = (name: string) => foldWords(name).join('')

/** Known places that may be the one that somebody describes: one name is in the other, and they are not far apart. */
export function alikeAmong<P extends Pick<PlaceCard, 'name' | 'lat' | 'lng'>>(
  places: readonly P[],
  { name, position }: { name: string; position: Position | null },
): P[] {
  const wanted = keyOf(name)
  return places.filter((place) => {
    const known = keyOf(place.name)
    const near =
      !position || (Math.abs(place.lat - position.lat) < NEAR && Math.abs(place.lng - position.lng) < NEAR * 1.3)
    return near && wanted !== '' && (known.includes(wanted) || wanted.includes(known))
  })
}
