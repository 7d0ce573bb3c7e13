import { SIZES, type Size } from '../../../contract/dog-sizes.ts'
import type { Concern } from '../../../contract/policy.ts'
import type { Token } from './lexicon.ts'

export type Of<T extends Token['type']> = Extract<Token, { type: T }>
/** Of whom a rule may speak. */
export type Subject = Of<'who' | 'exclusion' | 'breed' | 'vague' | 'askable'>

export const isSize = (who: Concern): who is Size => (SIZES as readonly string[]).includes(who)

/** One rule between two separators, with what it consists of. */
export class Clause {
  constructor(
    readonly all: Token[],
    readonly text: string,
  ) {}
  has(...types: Token['type'][]): boolean {
    return this.all.some((token) => types.includes(token.type))
  }
  of<T extends Token['type']>(type: T): Of<T>[] {
    return this.all.filter((token): token is Of<T> => token.type === type)
  }
  get subjects(): Subject[] {
    return this.all.filter((token): token is Subject =>
      ['who', 'exclusion', 'breed', 'vague', 'askable'].includes(token.type),
    )
  }
}

/** The sizes that these subjects don't name. */
export const otherSizes = (subjects: readonly Subject[]): Size[] =>
  SIZES.filter((size) => !subjects.some((subject) => subject.type === 'who' && subject.who === size))
