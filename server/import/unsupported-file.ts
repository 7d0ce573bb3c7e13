/** A file that can't be imported at all; the message names it and the reason, and is shown without a stack. */
export class UnsupportedFile extends Error {
  override name = 'WrongFile'
  constructor(file: string, why: string) {
    super(`${file}: ${why}`)
  }
}
