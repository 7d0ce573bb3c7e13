import { canonical } from '../../../contract/api/canonical.ts'
import type { Photo } from '../../../contract/api/media.ts'
import type { PlaceBody } from '../../../contract/places/place-records.ts'
import type { DogPolicy } from '../../../contract/policy/policy.ts'
import type { PlaceInput } from './input.ts'

interface Context {
  /** What is stored; null of a new place. */
  before: PlaceInput | null
  /** The photos of the body, as they are stored. */
  photos: Photo[]
  /** Korea's ISO date. */
  today: string
}

/** What is stored of an admin's words. */
export function inputOf(
  { status: _status, guideHtml, policy, ...body }: PlaceBody,
  { before, photos, today }: Context,
): PlaceInput {
  return {
    ...body,
    photos,
    policy: policyOf(policy, before?.policy ?? null, today),
    guideHtml: guideHtml || null,
    sample: before?.sample ?? false,
  }
}

/** What the policy says, without where it is known from. */
const terms = ({ source: _source, sourceDate: _date, sourceTexts: _texts, ...said }: DogPolicy) => canonical(said)

/** A changed policy is the operator's own from that day on; the words of the former source stay beside it. */
function policyOf(policy: DogPolicy, stored: DogPolicy | null, today: string): DogPolicy {
  if (stored && terms(policy) === terms(stored)) return stored
  return { ...policy, source: 'admin', sourceDate: today, sourceTexts: stored?.sourceTexts ?? [] }
}
