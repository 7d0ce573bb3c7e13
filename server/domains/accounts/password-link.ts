export const PASSWORD_PATH = '/auth/find-password'

/** The secret is in the fragment (#), so it reaches neither logs nor the Referer header. */
export const passwordLink = (origin: string, token: string) => `${origin}${PASSWORD_PATH}#token=${token}`
