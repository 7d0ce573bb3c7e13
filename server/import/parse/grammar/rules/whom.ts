import type { TokenType } from 'chevrotain'
import * as d from '../dogs.ts'
import * as n from '../numbers.ts'
import * as p from '../particles.ts'
import type * as tree from '../tree.ts'
import { into, listed } from './lists.ts'
import { TermRules } from './terms.ts'

/** With what a further member of a list begins: behind a comma only these make it a list. */
const TERM: ReadonlySet<TokenType> = new Set([
  d.SizeWord,
  n.Weight,
  n.WeightRange,
  n.Height,
  n.Age,
  d.Trait,
  d.Dog,
  d.Every,
  d.Others,
  d.Guide,
  d.Animals,
  d.Restricted,
  d.ConcernWord,
  d.Breed,
  d.Vague,
  d.Listed,
])

/** Lists of terms, with what narrows them. */
export abstract class WhomRules extends TermRules {
  protected readonly who = this.RULE('who', (): tree.Who => {
    const start = this.LA(1).startOffset
    const terms: tree.Term[] = []
    let joint: tree.Joint = 'single'
    const brackets: tree.Clause[] = []
    const bracketAt: number[] = []
    const behind = (found: tree.Clause[]) =>
      this.ACTION(() => {
        brackets.push(...found)
        bracketAt.push(...found.map(() => terms.length - 1))
      })
    let open = false
    let among: tree.Term[] | null = null
    into(terms, this.SUBRULE(this.term))
    this.OPTION(() => behind(this.SUBRULE(this.bracket)))
    this.MANY({
      GATE: () => TERM.has(this.LA(2).tokenType),
      DEF: () => {
        const how = this.SUBRULE(this.joint)
        joint = listed(joint, how === 'either' ? 'or' : how)
        into(terms, this.SUBRULE2(this.term))
        this.OPTION2(() => behind(this.SUBRULE2(this.bracket)))
      },
    })
    this.OPTION3(() => {
      this.CONSUME(p.Etc)
      open = true
      // "도사견 등 맹견": of these there is a list in the law.
      this.OPTION6(() => {
        this.CONSUME(d.Restricted)
        terms.push({ is: 'concern', who: 'restricted' })
        open = false
      })
    })
    this.OPTION4(() => {
      this.CONSUME(d.Among)
      among = this.SUBRULE3(this.term)
      this.OPTION5(() => behind(this.SUBRULE3(this.bracket)))
    })
    const particle = this.SUBRULE(this.case)
    return {
      is: 'who',
      terms,
      joint,
      case: particle,
      among,
      open,
      brackets,
      bracketAt,
      text: this.ACTION(() => this.textFrom(start)),
    }
  })
}
