import * as p from '../particles.ts'
import * as th from '../things.ts'
import type * as tree from '../tree.ts'
import * as vb from '../verbs.ts'
import { ItemRules } from './items.ts'
import { is } from './lists.ts'

/** What is said of them: may, may not, must, ask first. */
export abstract class PredicateRules extends ItemRules {
  protected readonly predicate = this.RULE('predicate', (): tree.Predicate => {
    let visit = false
    let thenMay = false
    let pets = false
    let unneeded = false
    this.OPTION(() => {
      this.AT_LEAST_ONE(() =>
        this.OR([
          { ALT: () => (visit = Boolean(this.CONSUME(vb.Visit))) },
          { ALT: () => (visit = Boolean(this.CONSUME(vb.Use))) },
          { ALT: () => this.CONSUME(vb.Before) },
          { ALT: () => this.CONSUME(vb.AskHow) },
          { ALT: () => this.CONSUME(vb.Whether) },
          { ALT: () => this.CONSUME(th.Do) },
        ]),
      )
      this.OPTION1(() =>
        this.OR2([
          { ALT: () => this.CONSUME(p.Topic) },
          { ALT: () => this.CONSUME(p.Subject) },
          { ALT: () => this.CONSUME(p.Object) },
          { ALT: () => this.CONSUME(p.To) },
          { ALT: () => this.CONSUME(p.At) },
          { ALT: () => this.CONSUME(p.Also) },
        ]),
      )
      this.OPTION2(() => this.CONSUME(p.All))
      // "동반은 사전에 전화 문의".
      this.MANY3(() =>
        this.OR9([
          { ALT: () => this.CONSUME2(vb.Before) },
          {
            ALT: () => {
              this.CONSUME2(vb.AskHow)
              this.OPTION7(() => this.CONSUME2(p.To))
            },
          },
        ]),
      )
    })
    const verb = this.OR3<tree.Verb>([
      { ALT: () => is(this.CONSUME(vb.May), 'may') },
      {
        ALT: () => {
          this.CONSUME(vb.NoPets)
          pets = true
          return 'mayNot'
        },
      },
      { ALT: () => is(this.CONSUME(vb.NeedNot), 'needNot') },
      { ALT: () => is(this.CONSUME(vb.Welcome), 'welcome') },
      { ALT: () => is(this.CONSUME(vb.MayNot), 'mayNot') },
      { ALT: () => is(this.CONSUME(vb.MayNotLong), 'mayNot') },
      { ALT: () => is(this.CONSUME(vb.LimitPerhaps), 'limitPerhaps') },
      { ALT: () => is(this.CONSUME(vb.Limit), 'limit') },
      { ALT: () => is(this.CONSUME(vb.Must), 'must') },
      { ALT: () => is(this.CONSUME(vb.Provide), 'provide') },
      { ALT: () => is(this.CONSUME(vb.Advise), 'advise') },
      {
        ALT: () => {
          this.AT_LEAST_ONE1({
            DEF: () => {
              this.CONSUME(vb.Ask)
              this.OPTION3(() => this.OR4([{ ALT: () => this.CONSUME(p.And) }, { ALT: () => this.CONSUME(p.Or) }]))
            },
          })
          this.OPTION4(() =>
            this.OR8([{ ALT: () => this.CONSUME2(p.Object) }, { ALT: () => this.CONSUME2(p.Subject) }]),
          )
          this.OPTION5(() =>
            this.OR5([
              { ALT: () => this.CONSUME2(vb.Must) },
              { ALT: () => (unneeded = Boolean(this.CONSUME2(vb.NeedNot))) },
              {
                ALT: () => {
                  this.CONSUME(th.When)
                  this.MANY2(() =>
                    this.OR6([{ ALT: () => this.CONSUME2(vb.Visit) }, { ALT: () => this.CONSUME2(vb.Use) }]),
                  )
                  this.OPTION6(() =>
                    this.OR7([{ ALT: () => this.CONSUME2(vb.May) }, { ALT: () => this.CONSUME3(vb.Must) }]),
                  )
                  thenMay = true
                },
              },
            ]),
          )
          return unneeded ? 'needNot' : 'ask'
        },
      },
    ])
    return { verb, visit, pets, thenMay }
  })

  /** "소형견만 입장", "안고 관람". */
  protected readonly bareVisit = this.RULE('bareVisit', (): tree.Predicate => {
    this.CONSUME(vb.Visit)
    return { verb: 'visit', visit: true, pets: false, thenMay: false }
  })
}
