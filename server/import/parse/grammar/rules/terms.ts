import type { Bound } from '../../../../../contract/policy/policy.ts'
import * as d from '../dogs.ts'
import * as n from '../numbers.ts'
import * as p from '../particles.ts'
import * as th from '../things.ts'
import type * as tree from '../tree.ts'
import * as vb from '../verbs.ts'
import { Foundation } from './foundation.ts'
import { between, bounded, spanned } from './sizes.ts'

/** Terms for dogs: by size, weight, height, age, by what they are like, and by name. */
export abstract class TermRules extends Foundation {
  protected readonly term = this.RULE('term', (): tree.Term[] => {
    const terms = this.OR<tree.Term[]>([
      { ALT: () => [this.SUBRULE(this.sized)] },
      { ALT: () => [this.SUBRULE(this.weighed)] },
      { ALT: () => [this.SUBRULE(this.ranged)] },
      { ALT: () => [this.SUBRULE(this.tall)] },
      { ALT: () => [this.SUBRULE(this.aged)] },
      { ALT: () => [this.SUBRULE(this.trait)] },
      { ALT: () => [this.SUBRULE(this.simple)] },
    ])
    this.OPTION(() => {
      this.CONSUME(vb.Adnominal)
      this.CONSUME2(d.Dog)
    })
    // "15kg 미만 반려견까지".
    this.OPTION2({
      GATE: () => this.LA(1).image === '까지' && this.LA(0).tokenType === d.Dog,
      DEF: () => this.CONSUME(n.BoundWord),
    })
    return terms
  })

  protected readonly bound = this.RULE('bound', (): Bound => {
    const image = this.CONSUME(n.BoundWord).image
    this.OPTION(() => this.CONSUME(p.Of))
    return this.ACTION(() => n.boundOf(image))
  })

  protected readonly sized = this.RULE('sized', (): tree.Term => {
    const image = this.CONSUME(d.SizeWord).image
    let sizes = this.ACTION(() => d.sizesIn(image))
    let weight: tree.Measure | null = null
    this.OPTION(() => {
      this.CONSUME(n.Tilde)
      const upper = this.CONSUME2(d.SizeWord).image
      sizes = this.ACTION(() => between(sizes, d.sizesIn(upper)))
    })
    this.OPTION2(() =>
      this.OR([
        {
          ALT: () => {
            const bound = this.SUBRULE(this.bound)
            sizes = this.ACTION(() => bounded(sizes, bound))
          },
        },
        {
          ALT: () => {
            this.CONSUME(n.From)
            let to: string | null = null
            // "소형견부터 중형견까지".
            this.OPTION4(() => {
              to = this.CONSUME3(d.SizeWord).image
              this.OPTION5(() => this.SUBRULE3(this.bound))
            })
            sizes = this.ACTION(() => (to ? between(sizes, d.sizesIn(to)) : bounded(sizes, 'gte')))
          },
        },
        {
          ALT: () => {
            const kg = this.CONSUME(n.Weight).image
            let limit: Bound | null = null
            this.OPTION3(() => (limit = this.SUBRULE2(this.bound)))
            weight = this.ACTION(() => ({ kg: n.numbersIn(kg)[0] ?? 0, bound: limit }))
          },
        },
      ]),
    )
    return { is: 'sizes', sizes, weight }
  })

  protected readonly weighed = this.RULE('weighed', (): tree.Term => {
    const image = this.CONSUME(n.Weight).image
    let bound: Bound | null = null
    this.OPTION(() => (bound = this.SUBRULE(this.bound)))
    const weight = this.ACTION(() => ({ kg: n.numbersIn(image)[0] ?? 0, bound: bound ?? n.statedBound(image) }))
    let term: tree.Term = { is: 'weight', weight }
    // "5kg 초과 10kg 이하": one group, between two bounds.
    this.OPTION3({
      GATE: () => bound === 'gte' || bound === 'gt',
      DEF: () => {
        const upper = this.CONSUME2(n.Weight).image
        const limit = this.SUBRULE2(this.bound)
        term = this.ACTION(() => spanned(weight, { kg: n.numbersIn(upper)[0] ?? 0, bound: limit }))
      },
    })
    this.OPTION2(() =>
      this.OR([
        { ALT: () => this.CONSUME(d.Dog) },
        { ALT: () => this.CONSUME(d.Darling) },
        {
          ALT: () => {
            const size = this.CONSUME(d.SizeWord).image
            term = this.ACTION(() =>
              term.is === 'range'
                ? { ...term, sizes: d.sizesIn(size) }
                : { is: 'sizes', sizes: d.sizesIn(size), weight },
            )
          },
        },
      ]),
    )
    return term
  })

  protected readonly ranged = this.RULE('ranged', (): tree.Term => {
    const image = this.CONSUME(n.WeightRange).image
    let sizes: ReturnType<typeof d.sizesIn> | null = null
    this.OPTION(() => this.CONSUME(p.Of))
    this.OPTION2(() =>
      this.OR([
        { ALT: () => this.CONSUME(d.Dog) },
        {
          ALT: () => {
            const size = this.CONSUME(d.SizeWord).image
            sizes = this.ACTION(() => d.sizesIn(size))
          },
        },
      ]),
    )
    return this.ACTION((): tree.Term => {
      const [from = 0, to = 0] = n.numbersIn(image)
      return { is: 'range', from: { kg: from, bound: 'gte' }, to: { kg: to, bound: 'lte' }, sizes }
    })
  })

  protected readonly tall = this.RULE('tall', (): tree.Term => {
    const image = this.CONSUME(n.Height).image
    let bound: Bound | null = null
    this.OPTION(() => (bound = this.SUBRULE(this.bound)))
    this.OPTION2(() => this.CONSUME(d.Dog))
    return { is: 'height', cm: this.ACTION(() => n.numbersIn(image)[0] ?? 0), bound }
  })

  protected readonly aged = this.RULE('aged', (): tree.Term => {
    const image = this.CONSUME(n.Age).image
    let bound: Bound = 'gte'
    this.OR([
      { ALT: () => (bound = this.SUBRULE(this.bound)) },
      {
        ALT: () => {
          this.CONSUME(n.From)
          bound = 'gte'
        },
      },
    ])
    this.OPTION(() => this.CONSUME(d.Dog))
    return { is: 'age', months: this.ACTION(() => n.monthsIn(image)), bound, inMonths: image.includes('개월') }
  })

  protected readonly trait = this.RULE('trait', (): tree.Term => {
    const image = this.CONSUME(d.Trait).image
    this.OPTION(() =>
      this.OR([
        { ALT: () => this.CONSUME(p.Subject) },
        { ALT: () => this.CONSUME(p.Of) },
        // "전염병에 걸린".
        { ALT: () => this.CONSUME(p.At) },
      ]),
    )
    this.OPTION2(() => this.CONSUME(p.Etc))
    this.OPTION3(() => this.CONSUME2(p.Subject))
    this.OPTION4(() => this.OR3([{ ALT: () => this.CONSUME(d.TraitTail) }, { ALT: () => this.CONSUME(th.Having) }]))
    this.OPTION5(() =>
      this.OR2([
        { ALT: () => this.CONSUME(d.Dog) },
        { ALT: () => this.CONSUME(d.Darling) },
        { ALT: () => this.CONSUME(d.Breed) },
      ]),
    )
    return this.ACTION((): tree.Term => ({ is: 'trait', kind: d.traitOf(image) ?? 'ill', text: image }))
  })

  protected readonly simple = this.RULE('simple', (): tree.Term =>
    this.OR<tree.Term>([
      {
        ALT: () => {
          this.CONSUME(d.Dog)
          return { is: 'dogs' }
        },
      },
      {
        // "동반 가능한 견종은".
        ALT: () => {
          this.CONSUME(vb.Adnominal)
          this.CONSUME5(d.Dog)
          return { is: 'dogs' }
        },
      },
      {
        ALT: () => {
          this.CONSUME(d.Every)
          return { is: 'every' }
        },
      },
      {
        ALT: () => {
          this.CONSUME(d.Others)
          this.OPTION3({
            // "그 외 모든 견종": not "그 외 제한 없음".
            GATE: () => this.LA(1).tokenType !== d.Every || /^(?:모든|전)/.test(this.LA(1).image),
            DEF: () =>
              this.OR4([
                { ALT: () => this.CONSUME4(d.Dog) },
                { ALT: () => this.CONSUME2(d.Darling) },
                { ALT: () => this.CONSUME2(d.Every) },
              ]),
          })
          return { is: 'others' }
        },
      },
      {
        ALT: () => {
          this.CONSUME(d.Guide)
          return { is: 'guide' }
        },
      },
      {
        ALT: () => {
          this.CONSUME(d.Animals)
          return { is: 'animals' }
        },
      },
      {
        ALT: () => {
          this.CONSUME(d.Restricted)
          return { is: 'concern', who: 'restricted' }
        },
      },
      {
        ALT: () => {
          const image = this.CONSUME(d.ConcernWord).image
          this.OPTION(() => this.OR2([{ ALT: () => this.CONSUME2(d.Dog) }, { ALT: () => this.CONSUME(d.Darling) }]))
          const who = this.ACTION(() => d.concernOf(image) ?? 'male')
          return { is: 'concern', who, ...(/수컷|남아|남자/.test(image) && { male: true }) }
        },
      },
      {
        ALT: () => {
          const image = this.CONSUME(d.Breed).image
          return { is: 'breed', name: image.replace(/\s*(?:견종|계열|류)$/, '').replace(/\s+/g, ' ') }
        },
      },
      { ALT: () => ({ is: 'vague', text: this.CONSUME(d.Vague).image }) },
      { ALT: () => ({ is: 'vague', text: this.CONSUME(d.Listed).image }) },
    ]),
  )
}
