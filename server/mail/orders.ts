/** A mail by its occasion. What it says is found out when it is sent: whether an address is registered takes no time of the caller. */
export type MailOrder =
  | { kind: 'email-code'; email: string }
  | { kind: 'reset-password'; email: string }
  | { kind: 'password-changed'; userId: number }
  | { kind: 'withdrawn'; userId: number }
