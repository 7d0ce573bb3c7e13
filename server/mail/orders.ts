/** A requested mail by occasion. Composed when sent, so that response times don't reveal whether an address is registered. */
export type MailOrder =
  | { kind: 'email-code'; email: string }
  | { kind: 'reset-password'; email: string }
  | { kind: 'password-changed'; userId: number }
  | { kind: 'withdrawn'; userId: number }
