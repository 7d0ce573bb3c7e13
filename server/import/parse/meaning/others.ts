import { SIZES } from '../../../../contract/dogs/dog-sizes.ts'
import type { Clause, Phrase, Place, Term, Who } from '../grammar/tree.ts'
import { type Measure, reachOfSpans } from './spans.ts'
import { opposite, otherSizes } from './whom.ts'

/** What the sentences of a text named so far, of which "그 외" and "나머지" are the rest. */
export class Named {
  private readonly terms: Term[] = []
  /** The clause before, in whichever sentence. */
  last: Clause | null = null
  private places = false
  private times = false

  /** @param clause one that was understood, with what it shares with those before */
  hear(clause: Clause): void {
    if (clause.predicate !== null) this.last = clause
    this.add(clause.phrases)
  }

  add(phrases: readonly Phrase[]): void {
    for (const phrase of phrases) {
      if (phrase.is === 'place') this.places = true
      else if (phrase.is === 'days' || phrase.is === 'occasion') this.times = true
      else if (phrase.is === 'who') this.terms.push(...(phrase.among ?? phrase.terms))
    }
  }

  /** The clause with the dogs that it means; null where that can't be told. */
  resolve(clause: Clause): Clause | null {
    if (!clause.phrases.some((phrase) => isOthers(phrase) || (phrase.is === 'place' && isOtherPlace(phrase))))
      return clause
    const phrases = joined(clause.phrases)
    const resolved = phrases.map((phrase) => this.restOf(phrase, clause, phrases))
    return resolved.every((phrase) => phrase !== null) ? { ...clause, phrases: resolved } : null
  }

  private restOf(phrase: Phrase, { predicate }: Clause, phrases: readonly Phrase[]): Phrase | null {
    if (phrase.is === 'place' && isOtherPlace(phrase)) return this.places && !this.times ? phrase : null
    if (!isOthers(phrase)) return phrase
    // "평일은 소형견만, 그 외는 …", "실내는 소형견만, 그 외는 …": the other days, the other parts, or the other dogs.
    const ofDogs = /견|강아지|반려|동물|아이|친구|개/.test(phrase.text)
    const split = this.places && !ofDogs && phrases.every(({ is }) => is !== 'place')
    if (this.times || split || phrase.terms.length > 1) return null
    const refused = predicate?.verb === 'mayNot' || predicate?.verb === 'limit'
    const narrows = refused || phrase.case === 'only'
    // "맹견과 20kg이 넘는 대형견은 불가, 나머지는 가능": whoever is refused stays so.
    const may = predicate?.verb === 'may' && !narrows && phrases.every(takesNothing)
    const rest = complement(this.terms, narrows) ?? (may && this.terms.length > 0 ? EVERY : null)
    return (
      rest && {
        ...phrase,
        terms: [rest],
        case: phrase.case === 'none' && /[는은]$/.test(phrase.text) ? 'topic' : phrase.case,
      }
    )
  }
}

const EVERY: Term = { is: 'every' }
/** No phrase by which some may only on terms, or in a part. */
const takesNothing = (phrase: Phrase) =>
  phrase.is === 'who' || phrase.is === 'adverb' || (phrase.is === 'items' && phrase.as === 'lacking')

const isOthers = (phrase: Phrase): phrase is Who =>
  phrase.is === 'who' && phrase.terms.some(({ is }) => is === 'others')

/** A part that is what others leave: "나머지 객실", "그 외 구역". */
const OTHER_PLACE = /^(?:그\s*(?:외|밖)|나머지|이외|다른)/
export const isOtherPlace = ({ areas }: Pick<Place, 'areas'>) => areas.some(({ name }) => OTHER_PLACE.test(name))

/** "나머지 객실은": of the rooms, not of the dogs. */
function joined(phrases: readonly Phrase[]): Phrase[] {
  const all: Phrase[] = []
  for (const phrase of phrases) {
    const before = all.at(-1)
    if (phrase.is === 'place' && before && isOthers(before) && before.case === 'none' && before.terms.length === 1) {
      const [area, ...more] = phrase.areas
      if (area && before.brackets.length === 0 && !/견|강아지|반려|동물|[은는]$/.test(before.text)) {
        all[all.length - 1] = {
          ...phrase,
          areas: [{ ...area, name: `${before.text} ${area.name}`, whole: false }, ...more],
          text: `${before.text} ${phrase.text}`,
        }
        continue
      }
    }
    all.push(phrase)
  }
  return all
}

/**
 * All dogs but those named: of sizes the other sizes, of weights what lies beyond them. Breeds and 맹견 leave all others, whom a rule can ask for
 * something but not turn away.
 */
function complement(terms: readonly Term[], narrows: boolean): Term | null {
  const groups = terms.filter(({ is }) => is === 'sizes' || is === 'weight' || is === 'range')
  const single = terms.filter(({ is }) => is === 'concern' || is === 'breed' || is === 'trait')
  if (groups.length + single.length + terms.filter(({ is }) => is === 'dogs' || is === 'guide').length < terms.length)
    return null
  if (groups.length === 0) return single.length > 0 && !narrows ? { is: 'every' } : null
  const sizes = groups.flatMap((term) => (term.is === 'sizes' && !term.weight ? term.sizes : []))
  if (groups.every(({ is }) => is === 'sizes')) {
    const left = groups.some((term) => term.is === 'sizes' && term.weight) ? [] : otherSizes(sizes)
    return left.length > 0 && left.length < SIZES.length ? { is: 'sizes', sizes: left, weight: null } : null
  }
  const spans = groups.map(spanOf)
  return spans.every((span) => span !== null) ? beyond(spans) : null
}

function spanOf(term: Term): Measure[] | null {
  if (term.is === 'range') return term.sizes ? null : [term.from, term.to]
  const { kg, bound } = term.is === 'weight' ? term.weight : { kg: 0, bound: null }
  return bound ? [{ kg, bound }] : null
}

/** "10kg 이하" leaves those over 10 kg, "10kg 이상" the lighter ones. */
function beyond(spans: readonly Measure[][]): Term | null {
  const end = reachOfSpans(spans)
  const [only] = spans
  const start = spans.length === 1 && only?.length === 1 ? only[0] : undefined
  const last = end === 'all' ? undefined : (end ?? start)
  return last ? { is: 'weight', weight: opposite(last) } : null
}
