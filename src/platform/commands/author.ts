let authorNow: () => number | null = () => null

/** Told once, by whoever knows the session. */
export function setAuthorSource(source: typeof authorNow): void {
  authorNow = source
}

/** Id of the member in whose name a command is sent now; null: nobody is logged in. */
export const currentAuthor = (): number | null => authorNow()
