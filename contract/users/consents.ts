import * as v from 'valibot'
import { DOCUMENTS, type DocumentName, SHOWN_VERSIONS, versionOf } from './agreements.ts'

const Version = (document: DocumentName) =>
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(versionOf(document), '아직 없는 약관이에요.'))

/** The versions that a new member was shown; without them, those in force. A page of an older build may show older ones. */
export const ShownVersions = v.optional(
  v.object({ terms: Version('terms'), privacy: Version('privacy'), marketing: Version('marketing') }),
  SHOWN_VERSIONS,
)

/** One consent of a member. Withdrawn ones stay, as proof. */
export const Consent = v.object({
  document: v.picklist(DOCUMENTS),
  version: v.number(),
  agreedAt: v.string(),
  /** null = in force. */
  withdrawnAt: v.nullable(v.string()),
})
export type Consent = v.InferOutput<typeof Consent>

export const AgreeBody = v.object({ terms: Version('terms'), privacy: Version('privacy') })
