/** Documents that members agree to. The texts are on the page: `/terms`, `/privacy`, and marketing beside its checkbox. */
export const DOCUMENTS = ['terms', 'privacy', 'marketing'] as const
export type DocumentName = (typeof DOCUMENTS)[number]

/** The versions in force, and since which day. Raise one with every change of its text: members are then asked again. */
export const DOCUMENT_VERSIONS: Record<DocumentName, { version: number; since: string }> = {
  terms: { version: 2, since: '2026-11-22' },
  privacy: { version: 2, since: '2026-11-22' },
  marketing: { version: 2, since: '2026-11-22' },
}

/** Versions of members who agreed before versions were recorded. */
export const FIRST_VERSION = 1

export const versionOf = (document: DocumentName) => DOCUMENT_VERSIONS[document].version

/** What the page showed to someone who agrees. */
export const SHOWN_VERSIONS = {
  terms: versionOf('terms'),
  privacy: versionOf('privacy'),
  marketing: versionOf('marketing'),
}
