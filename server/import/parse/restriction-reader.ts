import { ALL_DAYS, type Day } from '../../../contract/days.ts'
import { SIZES } from '../../../contract/dog-sizes.ts'
import type { Bound, Concern, Limit, Requirement } from '../../../contract/policy.ts'
import { CARRIER_KINDS, carrying } from './carrying.ts'
import { type Clause, isSize, type Of, otherSizes, type Subject } from './clause.ts'
import { inOrder } from './days.ts'
import { emptyReading, type Reading, uniqueRequirements } from './reading.ts'

const OPPOSITE: Record<Bound, Bound> = { lte: 'gt', lt: 'gte', gte: 'lt', gt: 'lte' }

/**
 * Reads clauses from left to right. Korean puts the verb last: in "공격성, 짖음, 생리 중인 경우 입장 불가" the first two clauses
 * name only subjects, which wait for the verb. A subject with a topic marker ("대형견은 목줄, 입마개") holds for what follows.
 */
export class RestrictionReader {
  readonly reading: Reading = emptyReading()
  private waiting: Subject[] = []
  private waitingText: string[] = []
  private waitingDays: Day[] = []
  private waitingAreas: Of<'area'>[] = []
  private topic: Concern[] = []
  private onlyOutdoors = false
  private onlySome = false
  private indoorOnTerms = false

  clause(clause: Clause): void {
    if (clause.has('unknown') || (clause.has('hours') && !clause.has('days'))) return this.misunderstood(clause)
    if (clause.has('apart') || clause.has('advice')) return
    if (clause.has('otherAnimal') && clause.subjects.length === 0 && !clause.has('need')) return
    if (clause.has('otherwise') && !clause.has('need')) return
    if (this.numbers(clause) || this.days(clause) || this.areas(clause)) return
    if (clause.has('water') && !clause.has('need')) return
    this.rest(clause)
  }

  /** Wholly or not at all: half of a rule is no rule. The subjects before it still await their verb elsewhere. */
  private misunderstood(clause: Clause): void {
    this.reading.unparsed.push([...this.waitingText, clause.text].join(', '))
    this.waiting = []
    this.waitingText = []
    this.waitingDays = []
    this.waitingAreas = []
  }

  private numbers(clause: Clause): boolean {
    const { reading } = this
    for (const { count } of clause.of('count')) {
      reading.maxDogs = reading.maxDogs === null ? count : Math.min(count, reading.maxDogs)
      if (clause.has('room')) reading.maxDogsPer = 'room'
      else if (clause.has('party')) reading.maxDogsPer = 'party'
    }
    if (clause.has('count')) {
      if (clause.has('ban', 'who', 'weight', 'days')) this.misunderstood(clause)
      return true
    }
    const [age] = clause.of('age')
    if (age) {
      const banned = clause.has('ban') && age.bound === 'lt'
      const wanted = clause.has('ok', 'only') && age.bound === 'gte'
      if ((banned || wanted) && clause.subjects.length === 0) reading.minAgeMonths = age.months
      else this.misunderstood(clause)
      return true
    }
    const weights = clause.of('weight')
    const [weight] = weights
    if (!weight) return false
    const bound = clause.has('ban') ? OPPOSITE[weight.bound] : weight.bound
    const plain = !clause.has('need', 'ask', 'area', 'breed', 'exclusion', 'vague', 'askable', 'otherAnimal')
    // A bare "15kg 이상" may be who is meant or who is refused.
    const clear = clause.has('ban', 'ok', 'only') || bound === 'lte' || bound === 'lt'
    if (weights.length !== 1 || !plain || !clear || this.waiting.length > 0) this.misunderstood(clause)
    else this.limit({ weight: { bound, kg: weight.kg }, sizes: null }, this.takeDays(clause))
    return true
  }

  private takeDays(clause: Clause): Day[] {
    const days = [...this.waitingDays, ...clause.of('days').flatMap((token) => token.days)]
    this.waitingDays = []
    return days
  }

  private limit(limit: Omit<Limit, 'days'>, days: Day[]): void {
    this.reading.limits.push({ ...limit, days: days.length > 0 ? inOrder(days) : null })
  }

  private days(clause: Clause): boolean {
    if (!clause.has('days') && this.waitingDays.length === 0) return false
    const others = clause.all.some(({ type }) => !['days', 'hours', 'only', 'ok', 'ban', 'who', 'or'].includes(type))
    if (others) {
      if (clause.has('days')) this.misunderstood(clause)
      return clause.has('days')
    }
    const whos = [...this.takeWaiting(), ...clause.subjects]
    if (clause.all.every(({ type }) => type === 'days' || type === 'or')) {
      this.waitingDays.push(...clause.of('days').flatMap((token) => token.days))
      this.waiting = whos
      return true
    }
    // "평일오후만 가능": on other days surely not; on these, nobody here can say.
    if (clause.has('hours')) {
      this.reading.unparsed.push(clause.text)
      if (!clause.has('only')) return true
    }
    const days = this.takeDays(clause)
    const rest = ALL_DAYS.filter((day) => !days.includes(day))
    const sizes = whos.filter((subject): subject is Of<'who'> => subject.type === 'who' && isSize(subject.who))
    const refusedOn = clause.has('ban') ? days : clause.has('only') ? rest : null
    if (refusedOn === null || sizes.length !== whos.length) this.misunderstood(clause)
    else if (sizes.length > 0) {
      this.limit({ weight: null, sizes: otherSizes(sizes) }, refusedOn)
    } else {
      const allowed = ALL_DAYS.filter((day) => !refusedOn.includes(day))
      this.reading.entryDays = this.reading.entryDays?.filter((day) => allowed.includes(day)) ?? allowed
    }
    return true
  }

  private areas(clause: Clause): boolean {
    const areas = [...this.waitingAreas, ...clause.of('area')]
    if (areas.length === 0) return false
    const whos = clause.of('who')
    if (!clause.has('only', 'except', 'ban', 'ok', 'need', 'ask')) {
      // A bare name of an area waits for its verb, as a bare subject does.
      this.waitingAreas = areas
      this.waiting.push(...clause.subjects)
      return true
    }
    this.waitingAreas = []
    const name = areas.map((area) => area.name).join(', ')
    const outdoor = areas.every((area) => area.outdoor && !area.indoor)
    const indoor = areas.every((area) => area.indoor)
    if (clause.has('breed', 'exclusion', 'vague', 'askable', 'ask') && !clause.has('need')) this.misunderstood(clause)
    else if (clause.has('otherwise')) return true
    else if (clause.has('need') && !clause.has('ban', 'only')) {
      if (indoor && clause.has('ok')) this.indoorOnTerms = true
      this.needs(clause, indoor, indoor ? null : name)
    } else if (clause.has('need', 'weight', 'during')) this.misunderstood(clause)
    else if (clause.has('only') || clause.has('except')) {
      if (whos.length > 0) {
        for (const { who } of whos) this.require(outdoor ? 'outdoorOnly' : 'assignedArea', who, false, `${name}만`)
      } else this.confine(outdoor, /^(야외|실외)$/.test(name) ? null : `${name}만`)
    } else if (clause.has('ban')) {
      const closed = areas.filter((area) => !area.indoor).map((area) => area.name)
      if (whos.length > 0) for (const { who } of whos) this.require('assignedArea', who, false, `${name} 불가`)
      else
        this.confine(
          areas.some((area) => area.indoor && area.name.length <= 2),
          closed.length > 0 ? `${closed.join(', ')} 불가` : null,
        )
    } else if (whos.length > 0) return true
    else if (!indoor) this.confine(false, name)
    return true
  }

  private confine(outdoor: boolean, detail: string | null): void {
    if (outdoor) this.onlyOutdoors = true
    else this.onlySome = true
    if (detail) this.require('assignedArea', 'all', false, detail)
  }

  private rest(clause: Clause): void {
    if (clause.has('need')) return this.needsOrBan(clause)
    if (clause.has('ask')) return this.ask(clause)
    if (clause.has('ban')) return this.ban(clause)
    if (clause.has('ok', 'only') && clause.has('vague')) return this.misunderstood(clause)
    // "대형견도 입장 가능" takes nothing away; "소형견만 가능" does.
    if (clause.has('only') && clause.has('ok') && clause.of('who').some((subject) => isSize(subject.who))) {
      const refused = otherSizes([...this.takeWaiting(), ...clause.subjects])
      return this.limit({ weight: null, sizes: SIZES.filter((size) => !refused.includes(size)) }, [])
    }
    if (clause.has('only')) return this.misunderstood(clause)
    if (clause.has('ok')) return
    this.topic = clause
      .of('who')
      .filter((subject) => subject.topic)
      .map((subject) => subject.who)
    if (clause.subjects.length === 0 || this.topic.length > 0) return
    this.waiting.push(...clause.subjects)
    this.waitingText.push(clause.text)
  }

  private needsOrBan(clause: Clause): void {
    const tag = clause.of('need').every((token) => token.kind === 'nameTag')
    // In a list of who is turned away: "인식표를 하지 않은 동물, 발정기인 경우 입장 불가".
    if (clause.has('ban') && !clause.has('otherwise') && !tag) return this.misunderstood(clause)
    if (clause.has('ban') && this.waiting.length > 0) this.ban(clause)
    this.needs(clause, false, null)
  }

  private needs(clause: Clause, indoor: boolean, detail: string | null): void {
    const whos = clause.of('who')
    // "대형견, 마킹하는 친구들은 매너벨트 착용": the verb reaches back to the first.
    const earlier = whos.length > 0 ? this.takeWaiting().filter((subject) => subject.type === 'who') : []
    // "대형견도 입장 가능" beside a requirement names nobody whom alone it concerns.
    const named = clause.has('ok') ? [] : [...earlier, ...whos].map((subject) => subject.who)
    if (whos.some((subject) => subject.topic)) this.topic = named
    const concerned = named.length > 0 ? named : this.topic.length > 0 ? this.topic : (['all'] as const)
    const during = clause.of('during')[0]?.text ?? null
    const list = clause.of('need')
    const choice = clause.has('or') || /안거나/.test(clause.text)
    const carried = list.every(({ kind }) => CARRIER_KINDS.has(kind))
    for (const who of concerned) {
      if (choice && !carried && list.length > 1) {
        const first = list.find(({ kind }) => kind !== 'held')
        if (first)
          this.require(first.kind, who, indoor, clause.text.replace(/\s*(?:착용|필수|필요|이용|지참)\s*/g, ' ').trim())
        continue
      }
      for (const each of list) {
        const particulars = [detail, during, each.detail].filter(Boolean).join(', ')
        this.require(each.kind, who, indoor, particulars || null)
      }
    }
    // Exclusions beside a requirement ("목줄 착용, 공격성 …" without a comma) still await their verb.
    if (!clause.has('ban')) this.waiting.push(...clause.subjects.filter((subject) => subject.type === 'exclusion'))
  }

  private require(kind: Requirement['kind'], who: Concern, indoor: boolean, detail: string | null): void {
    this.reading.requirements.push({ kind, who, indoor, detail })
  }

  private takeWaiting(): Subject[] {
    const { waiting } = this
    this.waiting = []
    this.waitingText = []
    return waiting
  }

  private ask(clause: Clause): void {
    const subjects = [...this.takeWaiting(), ...clause.subjects]
    const exclusions = subjects.filter((subject) => subject.type === 'exclusion')
    for (const subject of subjects) {
      if (subject.type === 'who') this.require('reservation', subject.who, false, null)
      else if (subject.type === 'askable' || subject.type === 'vague')
        this.require('reservation', 'all', false, subject.text)
      else if (subject.type === 'breed') this.require('reservation', 'all', false, subject.name)
    }
    if (exclusions.length > 0) {
      const marking = exclusions.some((subject) => subject.kind === 'marking')
      const detail = exclusions.map((subject) => subject.text).join(', ')
      this.require('reservation', marking ? 'marking' : 'all', false, detail)
    }
    if (subjects.length === 0) this.require('reservation', 'all', false, null)
  }

  private ban(clause: Clause): void {
    const { reading } = this
    const named = [...this.takeWaiting(), ...clause.subjects]
    const topic = this.topic.map((who): Subject => ({ type: 'who', who, topic: true }))
    const subjects = named.length > 0 ? named : topic
    if (subjects.length === 0 && !clause.has('water', 'need', 'during')) return this.misunderstood(clause)
    const sizes = subjects.filter((subject): subject is Of<'who'> => subject.type === 'who' && isSize(subject.who))
    if (sizes.length > 0) {
      this.limit({ weight: null, sizes: otherSizes(sizes) }, [])
    }
    for (const [index, subject] of subjects.entries()) {
      const before = subjects[index - 1]
      // "사회화 되어있지 않은 테리어": the breed only says which of the unsocialized are meant.
      const unsocialized = before?.type === 'exclusion' && before.kind === 'unsocialized'
      if (subject.type === 'exclusion') reading.exclusions.push(subject.kind)
      else if (subject.type === 'breed' && !unsocialized) reading.bannedBreeds.push(subject.name)
      else if (subject.type === 'vague' || subject.type === 'askable') reading.unparsed.push(subject.text)
      else if (subject.type === 'who' && subject.who === 'restricted') reading.restrictedBreeds = 'banned'
      else if (subject.type === 'who' && subject.who === 'marking') reading.exclusions.push('marking')
      else if (subject.type === 'who' && subject.who === 'unneutered') this.require('neutered', 'all', false, null)
      else if (subject.type === 'who' && !isSize(subject.who)) reading.unparsed.push(clause.text)
    }
  }

  /** A full stop or a new line: what still waits will get no verb, and a topic ends. */
  stop(): void {
    if (this.waiting.length > 0) this.reading.unparsed.push(...this.waitingText)
    this.reading.unparsed.push(...this.waitingAreas.map((area) => area.name))
    this.waiting = []
    this.waitingText = []
    this.waitingDays = []
    this.waitingAreas = []
    this.topic = []
  }

  finish(): Reading {
    const { reading } = this
    this.stop()
    if (this.onlyOutdoors) reading.entry = this.indoorOnTerms ? 'all' : 'outdoor'
    else if (this.onlySome) reading.entry = 'some'
    else if (this.indoorOnTerms) reading.entry = 'all'
    reading.requirements = uniqueRequirements(carrying(reading.requirements))
    reading.exclusions = [...new Set(reading.exclusions)]
    reading.bannedBreeds = [...new Set(reading.bannedBreeds)]
    reading.unparsed = [...new Set(reading.unparsed)]
    return reading
  }
}
