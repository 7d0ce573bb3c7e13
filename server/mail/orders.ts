import type { SocialProvider } from '../../contract/users/social-providers.ts'

/** A requested mail by occasion. Composed when sent, so that response times don't reveal whether an address is registered. */
export type MailOrder =
  | { kind: 'email-code'; email: string; asker: string }
  /** `known`: asked for by a browser that has logged in to the account before. */
  | { kind: 'reset-password'; email: string; known: boolean }
  | { kind: 'password-changed'; userId: number }
  | { kind: 'social-linked' | 'social-unlinked'; userId: number; provider: SocialProvider; at: string }
  | { kind: 'new-device'; userId: number; device: string; at: string }
  | { kind: 'second-factor'; userId: number; change: FactorChange; at: string }
  | { kind: 'withdrawn'; userId: number }
  /** What an admin decided about the member: the whole text, as it was decided. */
  | { kind: 'decision'; userId: number; title: string; paragraphs: string[]; button?: { label: string; path: string } }
  /** An admin made the account; the link sets its password. */
  | { kind: 'account-made'; userId: number }

/** What happened to the second factor of an account. */
export type FactorChange =
  | 'totp-added'
  | 'totp-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'codes-renewed'
  | 'code-used'
  | 'reset'
