import { createToken, type IToken, Lexer } from 'chevrotain'
import * as dogs from './dogs.ts'
import * as marks from './marks.ts'
import * as numbers from './numbers.ts'
import * as particles from './particles.ts'
import * as places from './places.ts'
import * as things from './things.ts'
import { vocabulary } from './token.ts'
import * as times from './times.ts'
import * as verbs from './verbs.ts'

/** What no word of the lexicon begins with; the clause that holds it is not understood. */
export const Unknown = createToken({ name: 'Unknown', pattern: Lexer.NA })

/** The order in which words are tried: longer expressions before the words that they consist of. */
const ORDER = [
  marks.Space,
  marks.Stop,
  marks.Comma,
  marks.Slash,
  marks.Open,
  marks.Close,
  numbers.Won,
  numbers.People,
  numbers.Sum,
  numbers.Per,
  numbers.WeightRange,
  numbers.Weight,
  numbers.Height,
  times.DayRange,
  times.Season,
  things.Reason,
  dogs.Vague,
  dogs.Listed,
  dogs.Others,
  dogs.Guide,
  dogs.Restricted,
  dogs.ConcernWord,
  dogs.Trait,
  dogs.SizeWord,
  dogs.Every,
  times.During,
  verbs.OnVisit,
  verbs.Before,
  verbs.Whether,
  verbs.Adnominal,
  verbs.NoPets,
  verbs.NeedNot,
  verbs.MayNotLong,
  verbs.LimitPerhaps,
  verbs.MayNot,
  verbs.Limit,
  things.Lacking,
  things.ItemWord,
  things.Conduct,
  numbers.Age,
  numbers.Count,
  things.Thing,
  times.DayWord,
  times.Weather,
  times.Hours,
  places.WholeArea,
  places.PartArea,
  dogs.Animals,
  dogs.Breed,
  verbs.Provide,
  verbs.Advise,
  particles.But,
  verbs.Welcome,
  verbs.May,
  things.OnlyIf,
  verbs.Must,
  things.Do,
  verbs.AskHow,
  verbs.Ask,
  places.AreaWord,
  dogs.Dog,
  dogs.Darling,
  verbs.Visit,
  verbs.Use,
  particles.NotCase,
  particles.Except,
  dogs.TraitTail,
  things.Having,
  things.When,
  particles.If,
  numbers.BoundWord,
  numbers.From,
  numbers.Tilde,
  particles.All,
  particles.Adverb,
  particles.Only,
  particles.Topic,
  particles.With,
  particles.Either,
  particles.Or,
  particles.And,
  particles.Including,
  particles.Etc,
  dogs.Among,
  particles.Also,
  particles.At,
  particles.To,
  particles.Of,
  particles.Subject,
  particles.Object,
  Unknown,
]

const missing = vocabulary.filter((type) => !ORDER.includes(type))
if (missing.length > 0) throw new Error(`Without a place in the order: ${missing.map(({ name }) => name).join(', ')}`)

export const tokenTypes = ORDER
const lexer = new Lexer(ORDER, { positionTracking: 'onlyOffset', ensureOptimizations: true })

const unknown = (image: string, startOffset: number): IToken => ({
  image,
  startOffset,
  tokenType: Unknown,
  tokenTypeIdx: Unknown.tokenTypeIdx ?? 0,
})

/** Every letter of the text as tokens, those that no word begins with as `Unknown`. */
export function tokensOf(text: string): IToken[] {
  const { tokens, errors } = lexer.tokenize(text)
  if (errors.length === 0) return tokens
  const strangers = errors.map(({ offset, length }) => unknown(text.slice(offset, offset + length), offset))
  return [...tokens, ...strangers].sort((a, b) => a.startOffset - b.startOffset)
}
