import type { Hours } from '../../../contract/time/hours.ts'
import type { Photo } from '../../../contract/api/media.ts'
import type { DogPolicy } from '../../../contract/policy/policy.ts'
import type { Sido } from '../../../contract/regions/regions.ts'

/** A place as written by an import, the demo or (later) an admin. */
export interface PlaceInput {
  name: string
  /** Key of its group. */
  group: string
  sido: Sido
  /** "강릉시", "청주시 흥덕구"; '' if there is none (세종). */
  sigungu: string
  roadAddress: string | null
  lotAddress: string | null
  /** WGS84 degrees. */
  lat: number
  lng: number
  phone: string | null
  homepage: string | null
  hours: Hours
  parking: boolean | null
  /** Entrance fee for people, as the source words it. */
  admission: string | null
  indoor: boolean | null
  outdoor: boolean | null
  description: string | null
  /** Keys of options. */
  options: string[]
  policy: DogPolicy
  photos: Photo[]
  /** Rich text of the guide; sanitized when written. */
  guideHtml: string | null
  /** Demo content, labelled 예시. */
  sample: boolean
}
