import type { Clause, Count, Days, Items, Occasion, Phrase, Place, Who } from '../grammar/tree.ts'

/** A clause with its phrases by kind. Each must find its place in what the clause says, or the clause is not understood. */
export class Parts {
  readonly whos: Who[]
  readonly places: Place[]
  readonly days: Days[]
  readonly occasions: Occasion[]
  readonly items: Items[]
  readonly counts: Count[]
  readonly otherwise: boolean
  readonly conduct: string[]
  readonly things: string[]
  /** "모두 가능". */
  readonly all: boolean
  readonly visit: boolean
  /** A word for dogs in general: "반려견 입장 불가". */
  readonly dogs: boolean

  constructor(
    readonly clause: Clause,
    readonly phrases: readonly Phrase[],
  ) {
    const of = <K extends Phrase['is']>(is: K) =>
      phrases.filter((phrase): phrase is Extract<Phrase, { is: K }> => phrase.is === is)
    const whos = of('who')
    // "야외만 반려동물 동반 가능" speaks of no dog in particular.
    this.whos = whos.filter((who) => !isAnyDog(who))
    this.dogs = this.whos.length < whos.length
    this.places = of('place')
    this.days = of('days')
    this.occasions = of('occasion')
    this.items = of('items')
    this.counts = of('count')
    this.conduct = of('conduct').map(({ text }) => text)
    this.otherwise = of('otherwise').length > 0
    this.things = of('thing').map(({ text }) => text)
    const adverbs = of('adverb')
    this.all = adverbs.some(({ sort }) => sort === 'all')
    this.visit = Boolean(clause.predicate?.visit) || adverbs.some(({ sort }) => sort === 'visit')
  }

  /** Whether it has phrases of these kinds alone, besides adverbs. */
  has(...kinds: Phrase['is'][]): boolean {
    return this.phrases.every(
      (phrase) => phrase.is === 'adverb' || kinds.includes(phrase.is) || (phrase.is === 'who' && isAnyDog(phrase)),
    )
  }
}

export const isAnyDog = (who: Who) =>
  who.terms.every((term) => term.is === 'dogs') && !['except', 'not', 'to', 'also'].includes(who.case) && !who.among

/** A clause without a verb. */
export const bare = (phrases: Phrase[], text: string): Clause => ({ phrases, predicate: null, brackets: [], text })
