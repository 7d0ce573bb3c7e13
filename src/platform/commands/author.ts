let authorNow: () => number | null = () => null

/** Set once, by the feature that knows the session. */
export function setAuthorSource(source: typeof authorNow): void {
  authorNow = source
}

/** Id of the logged-in member, the author of commands; null: nobody is logged in. */
export const currentAuthor = (): number | null => authorNow()
