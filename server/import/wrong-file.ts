/** A file that can't be imported at all: one sentence that says which and why, without a stack. */
export class WrongFile extends Error {
  override name = 'WrongFile'
  constructor(file: string, why: string) {
    super(`${file}: ${why}`)
  }
}
