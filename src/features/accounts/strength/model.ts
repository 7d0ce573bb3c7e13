import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { GUESSABLE_WORDS, SCORED_LENGTH, knownWords } from '../../../../contract/users/passwords.ts'

const zxcvbn = new ZxcvbnFactory({ dictionary: { ...dictionary, ...GUESSABLE_WORDS }, graphs: adjacencyGraphs })

/** How hard a password is to guess, 0-4, by the same estimator as the server's. 200 kB: fetched only when a password is being chosen. */
export const strengthOf = (password: string, known: readonly string[]): number =>
  zxcvbn.check(password.slice(0, SCORED_LENGTH), knownWords(known)).score
