import { type Language, type Phrase, say } from './index.ts'

/** A failure that is told to the operator in one sentence, without a stack. */
export class Told extends Error {
  constructor(
    readonly why: Phrase,
    /** The file that it is about. */
    readonly about?: string,
  ) {
    super(sentenceOf('en', why, about))
  }
  sentence(language: Language): string {
    return sentenceOf(language, this.why, this.about)
  }
}

const sentenceOf = (language: Language, why: Phrase, about?: string) =>
  about === undefined ? say(language, why) : `${about}: ${say(language, why)}`
