import { Told } from '../words/told.ts'
import type { Phrase } from '../words/index.ts'

/** A file that can't be imported at all. */
export class UnsupportedFile extends Told {
  override name = 'UnsupportedFile'
  constructor(file: string, why: Phrase) {
    super(why, file)
  }
}
