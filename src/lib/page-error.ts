/** A screen that can't be shown, with the HTTP status that says why. */
export class PageError extends Error {
  constructor(
    readonly status: number,
    message = `Page refused: ${status}`,
    /** The route itself made no sense, as against a page that merely isn't there. */
    readonly fatal = false,
  ) {
    super(message)
    this.name = 'PageError'
  }
}
