import type { TokenType } from 'chevrotain'
import * as d from '../dogs.ts'
import { Comma, Slash } from '../marks.ts'
import * as p from '../particles.ts'
import * as th from '../things.ts'
import type * as tree from '../tree.ts'
import * as vb from '../verbs.ts'
import { listed } from './lists.ts'
import { WhereAndWhenRules } from './where-and-when.ts'

const ITEM: ReadonlySet<TokenType> = new Set([th.ItemWord])
const ENDS: ReadonlySet<TokenType> = new Set([Comma, Slash])
const DONE: ReadonlySet<TokenType> = new Set([th.Do, vb.Use])

/** With what: things that are brought, worn or done. */
export abstract class ItemRules extends WhereAndWhenRules {
  protected readonly items = this.RULE('items', (): tree.Phrase => {
    const start = this.LA(1).startOffset
    const groups: tree.Item[][] = []
    const brackets: tree.Clause[] = []
    const bracketAt: number[] = []
    const behind = (found: tree.Clause[]) =>
      this.ACTION(() => {
        brackets.push(...found)
        bracketAt.push(...found.map(() => groups.length - 1))
      })
    let joint: tree.Joint = 'single'
    let as: tree.Items['as'] = 'bare'
    let having = false
    let fits: string | null = null
    groups.push([this.SUBRULE(this.item)])
    this.OPTION(() => behind(this.SUBRULE(this.bracket)))
    this.SUBRULE(this.done)
    this.MANY({
      // "입마개 착용, 배변봉투 지참" are two rules; "입마개, 배변봉투 지참" is a list.
      GATE: () => ITEM.has(this.LA(2).tokenType) && !(ENDS.has(this.LA(1).tokenType) && DONE.has(this.LA(0).tokenType)),
      DEF: () => {
        const how = this.SUBRULE(this.joint)
        const item = this.SUBRULE2(this.item)
        if (how === 'either') groups.at(-1)?.push(item)
        else groups.push([item])
        joint = listed(joint, how)
        this.OPTION2(() => behind(this.SUBRULE2(this.bracket)))
        this.SUBRULE2(this.done)
      },
    })
    this.OPTION3(() => this.CONSUME(p.Etc))
    let particle = this.SUBRULE(this.case)
    this.SUBRULE3(this.done)
    this.OPTION4(() =>
      this.OR2([
        {
          ALT: () => {
            this.CONSUME(th.When)
            as = 'when'
          },
        },
        {
          ALT: () => {
            this.CONSUME(th.OnlyIf)
            as = 'when'
          },
        },
        {
          ALT: () => {
            this.CONSUME(th.Lacking)
            as = 'lacking'
          },
        },
        {
          ALT: () => {
            const image = this.CONSUME(th.Having).image
            having = true
            // "이동장에 들어가는": any dog that fits into what it is carried in.
            if (image.startsWith('들어'))
              fits = this.ACTION(() => `${this.textFrom(start).slice(0, -image.length)}들어가야 함`)
            this.OPTION5(() => this.OR3([{ ALT: () => this.CONSUME(d.Dog) }, { ALT: () => this.CONSUME(d.Every) }]))
            particle = this.SUBRULE2(this.case)
          },
        },
      ]),
    )
    const text = this.ACTION(() => this.textFrom(start))
    if (having) {
      const items = groups.flat().map((item) => ({ ...item, detail: fits ?? item.detail }))
      const any = (joint as tree.Joint) === 'or' || groups.some((group) => group.length > 1)
      // "등록과 접종 또는 중성화를 마친": of which the last is an alternative can't be told.
      const told = !any || items.length === 2 || groups.length === 1
      const term: tree.Term = told ? { is: 'having', items, any } : { is: 'vague', text }
      return {
        is: 'who',
        terms: [term],
        joint: 'single',
        case: particle,
        among: null,
        open: false,
        brackets,
        text,
      }
    }
    return { is: 'items', groups, joint, as, case: particle, brackets, bracketAt, text }
  })

  /** "목줄을 착용": what is done with it. */
  protected readonly done = this.RULE('done', (): void => {
    this.OPTION(() => this.CONSUME(p.Object))
    this.MANY(() => this.OR([{ ALT: () => this.CONSUME(th.Do) }, { ALT: () => this.CONSUME(vb.Use) }]))
  })

  protected readonly item = this.RULE('item', (): tree.Item => {
    const image = this.CONSUME(th.ItemWord).image
    return this.ACTION(() => th.itemOf(image))
  })
}
