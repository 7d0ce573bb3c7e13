/** A screen that can't be shown, with the HTTP status for the reason. */
export class PageError extends Error {
  constructor(
    readonly status: number,
    message = `Page refused: ${status}`,
    /** The address itself is invalid, as opposed to a page that doesn't exist. */
    readonly fatal = false,
  ) {
    super(message)
    this.name = 'PageError'
  }
}
