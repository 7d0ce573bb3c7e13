import { versionOf, type DocumentName } from '../../../../contract/users/agreements.ts'
import type { Consent } from '../../../../contract/users/consents.ts'

/** The consent to a document that is in force, if there is one; the newest version counts. */
export const consentTo = (document: DocumentName, consents: readonly Consent[]): Consent | null =>
  consents
    .filter((consent) => consent.document === document && consent.withdrawnAt === null)
    .reduce<Consent | null>((newest, one) => (newest && newest.version >= one.version ? newest : one), null)

/** Whether the member has agreed to the current version of everything that is required. */
export const isAgreed = (consents: readonly Consent[]): boolean =>
  (['terms', 'privacy'] as const).every(
    (document) => (consentTo(document, consents)?.version ?? 0) >= versionOf(document),
  )
