import type { Clause, Phrase, Who } from '../grammar/tree.ts'
import { inComposedForms, inPlainForms } from '../grammar/plain/forms.ts'
import { normalise } from '../grammar/normalise.ts'
import { isOfAdults, readClause } from './clause.ts'
import { isOfSeveral } from './brackets.ts'
import { isBareExcept, isBut, isException, isLeftOut } from './exceptions.ts'
import { exempts, goesOnWithBut, isOnOtherTerms, isSomeDogs, letsSomeIn, takesSomeBack } from './exempt.ts'
import { mayBeOfSomeDogs, withoutContrasts } from './contrasts.ts'
import { Facts } from './facts.ts'
import { grantGroups, isGroup } from './groups.ts'
import { Named } from './others.ts'
import { inOwnWords } from './own-words.ts'
import { readGapped } from './gaps.ts'
import { mayBeKeptOutside } from './kept-outside.ts'
import { isAnyDog, Parts } from './parts.ts'
import { withProvided } from './provided.ts'
import { type Part, saysNothing, sentencesOf } from './sentences.ts'
import {
  asksMuzzleOfSome,
  type Following,
  goesOn,
  mayFollow,
  sharesPredicate,
  topicFor,
  isParallel,
  waits,
} from './following.ts'
import { unfold } from './unfold.ts'

/** Which field a text fills. In a field of sizes a group without a predicate is who may come. */
export type Field = 'size' | 'rules'

/**
 * Reads a text sentence by sentence; what is not understood stands in `facts.unread`, in its words. What is left
 * open is read once more in plain forms, and then in composed ones.
 * @param words the text that remarks are quoted from, if `source` is a shorter form of it
 */
export function readFacts(source: string, field: Field, words = source): Facts {
  const facts = readBoth(source, field)
  inOwnWords(facts, words)
  return facts
}

function readBoth(source: string, field: Field): Facts {
  let facts = readAll(source, field)
  for (const inForms of [inPlainForms, inComposedForms]) {
    if (facts.unread.length === 0) return facts
    const plain = inForms(source)
    if (plain === source) continue
    const again = readAll(plain, field)
    if (again.unread.length < facts.unread.length) facts = again
  }
  return facts
}

function readAll(source: string, field: Field): Facts {
  const facts = new Facts(field === 'size')
  const named = new Named()
  const sentences = [...sentencesOf(normalise(source))]
  const several = isOfSeveral(sentences.flatMap((parts) => parts.flatMap(({ clauses }) => clauses ?? [])))
  for (const sentence of sentences) new SentenceReader(facts, named, several).all(sentence)
  if (field === 'size') grantGroups(facts)
  return facts
}

/** Korean puts the predicate last: phrases without one wait for the clause that has it. */
class SentenceReader {
  private waiting: Following | null = null
  private before: Clause | null = null
  /** The clauses that say who may come, when and how many. */
  private readonly terms: string[] = []
  /** "단,": of the clause behind the comma. */
  private but: Phrase | null = null

  constructor(
    private readonly facts: Facts,
    private readonly named: Named,
    /** Whether the text lets in more than one group of dogs. */
    private readonly several: boolean,
  ) {}

  all(parts: readonly Part[]): void {
    const { length } = this.facts.unread
    for (const [i, part] of withoutContrasts(withProvided(parts)).entries()) {
      if (part.clauses)
        for (const [at, clause] of part.clauses.entries())
          this.counted(i > 0 && at === 0 ? { ...clause, listed: true } : clause)
      else if (part.remark && !this.waiting) this.facts.note(part.text)
      else this.misunderstand(part.text)
    }
    this.leave()
    if (this.facts.unread.length > length) this.facts.voided.push(...this.terms)
  }

  /** What of a sentence stays open with its unread words: "평일 가능, 주말 불가" is of the dogs that the first half names. */
  private counted(clause: Clause): void {
    const { terms } = this.facts
    this.clause(clause)
    if (this.facts.terms !== terms) this.terms.push(clause.text)
  }

  /** What waited for a predicate and got none. */
  private leave(): void {
    const { waiting } = this
    this.waiting = null
    if (waiting && !readGapped(this.facts, waiting.phrases, waiting.text)) this.facts.unread.push(waiting.text)
    else if (waiting) this.named.add(waiting.phrases)
  }

  private clause(written: Clause): void {
    const clause = this.named.resolve(written)
    const unfolded = clause && unfold(clause, this.several)
    if (!unfolded) return this.misunderstand(written.text)
    const own = { ...clause, phrases: unfolded.phrases, brackets: [] }
    // "입마개(맹견만) 필수": all of it stands in clauses of their own.
    const nothingLeft = own.phrases.length === 0 && clause.phrases.length > 0
    if (!nothingLeft && !this.read(own)) return this.misunderstand(clause.text)
    // "실내는 안 됨(케이지 이용 시 가능)".
    const but = unfolded.extra.find(isBut)?.phrases ?? []
    const takesBack = (extra: Clause) =>
      (extra.predicate?.verb === 'may' || extra.predicate?.thenMay) &&
      !isOfBreeds(extra) &&
      (isException([...but, ...extra.phrases], own, extra) ||
        letsSomeIn(extra.phrases, own) ||
        takesSomeBack(extra.phrases, own))
    if (unfolded.extra.some(takesBack)) return this.misunderstand(clause.text)
    // "예약 필수(소형견 제외)".
    const asked = { ...own, phrases: own.phrases.filter(({ is }) => is !== 'items') }
    if (unfolded.extra.some((extra) => isBareExcept(extra) && isLeftOut(extra.phrases, extra, asked, true)))
      return this.misunderstand(clause.text)
    // "가능(실내는 케이지 필수, 대형견 제외)": the last is left out of what may, not of what is asked.
    const left = (extra: Clause) => clause.predicate?.verb === 'may' && isBareExcept(extra)
    const extra = [...unfolded.extra.filter(left), ...unfolded.extra.filter((each) => !left(each))]
    new SentenceReader(this.facts, this.named, this.several).all([{ clauses: extra, text: clause.text }])
  }

  private read(clause: Clause): boolean {
    const understood = this.understand(clause)
    if (understood) this.named.hear(clause)
    return understood
  }

  private understand(clause: Clause): boolean {
    const { waiting } = this
    if (waiting && sharesPredicate(waiting.phrases, clause)) return this.shared(waiting, clause)
    if (waiting && isParallel(waiting.phrases, clause)) return this.parallel(waiting, clause)
    if (this.waiting && !mayFollow(this.waiting.phrases, clause)) this.leave()
    const but = this.but !== null || clause.phrases.some((phrase) => phrase.is === 'adverb' && phrase.sort === 'but')
    const topic = this.waiting
      ? []
      : (goesOn(clause, this.before ?? (but ? this.named.last : null), but) ?? topicFor(clause, this.before))
    if (topic === null) return false
    const begins = !this.before && !this.waiting && topic.length === 0
    if (begins && this.named.last && asksMuzzleOfSome(clause, this.named.last)) return false
    if (!this.waiting && topic.length === 0 && mayBeOfSomeDogs(clause, this.named.last)) return false
    if (begins && this.named.last && mayBeKeptOutside(clause, this.named.last)) return false
    const phrases = [...(this.waiting?.phrases ?? topic), ...clause.phrases]
    if (clause.predicate === null && phrases.every((phrase) => phrase.is === 'adverb')) {
      this.but = phrases.find((phrase) => phrase.is === 'adverb' && phrase.sort === 'but') ?? null
      if (isOfAdults(phrases)) this.facts.note(clause.text)
      return true
    }
    if (isLeftOut(phrases, clause, this.before ?? (but && !isOfConcern(phrases) ? this.named.last : null), but))
      return false
    const text = [this.waiting?.text, clause.text].filter(Boolean).join(', ')
    if (clause.predicate === null) {
      if (this.facts.listing && isGroup(phrases)) {
        this.facts.groups.push({ phrases, text })
        this.waiting = null
        return true
      }
      if (waits(clause) && !readClause(this.facts, new Parts(clause, phrases))) {
        this.waiting = { phrases, text }
        return true
      }
      if (waits(clause)) {
        this.waiting = null
        this.before = clause
        return true
      }
    }
    const apart = this.but
    this.but = null
    const butThen = apart ? [apart, ...phrases] : phrases
    if (!this.waiting && exempts(this.facts, { ...clause, phrases: butThen }, this.named.last)) {
      this.before = { ...clause, phrases }
      return true
    }
    if ((apart || goesOnWithBut(this.before)) && isOnOtherTerms(phrases, this.named.last)) return false
    const mayNow = clause.predicate?.verb === 'may' || clause.predicate?.thenMay
    if (mayNow && isException(phrases, this.before, clause) && !narrowsDays(phrases, this.named.last)) return false
    if (mayNow && this.named.last && letsSomeIn(phrases, this.named.last, apart !== null)) return false
    if (mayNow && this.before && goesOnWithBut(this.before) && takesSomeBack(clause.phrases, this.before)) return false
    const parts = new Parts(clause, phrases)
    if (topic.length === 0 && mayGoOn(clause, this.before)) {
      if (!letsOut(parts, this.before)) return false
      this.facts.note(text)
    } else if (!readClause(this.facts, parts)) return false
    this.waiting = null
    this.before = { ...clause, phrases }
    return true
  }

  /** "소형견은 실내에서, 대형견은 마당에서 가능": the verb is of both. */
  private parallel(waiting: Following, clause: Clause): boolean {
    const first = { ...clause, phrases: waiting.phrases, text: waiting.text }
    const gapped = readGapped(this.facts, waiting.phrases, waiting.text)
    if (!gapped && !readClause(this.facts, new Parts(first, waiting.phrases))) return false
    if (!readClause(this.facts, new Parts(clause, clause.phrases))) return false
    this.named.add(waiting.phrases)
    this.waiting = null
    this.before = clause
    return true
  }

  private shared(waiting: Following, clause: Clause): boolean {
    if (clause.predicate === null) {
      this.waiting = { phrases: [...waiting.phrases, ...clause.phrases], text: `${waiting.text}, ${clause.text}` }
      return true
    }
    for (const phrase of [...waiting.phrases, ...clause.phrases])
      if (phrase.is !== 'adverb' && !readClause(this.facts, new Parts(clause, [phrase]))) return false
    this.waiting = null
    this.before = clause
    return true
  }

  private misunderstand(text: string): void {
    if (!this.waiting && saysNothing(text)) return this.facts.note(text)
    this.facts.unread.push([this.waiting?.text, text].filter(Boolean).join(', '))
    this.waiting = null
    this.before = null
  }
}

const isOfConcern = (phrases: readonly Phrase[]) =>
  phrases.some((phrase) => phrase.is === 'who' && phrase.terms.every(({ is }) => is === 'concern'))

/** What only some breeds may is open anyway. */
const isOfBreeds = ({ phrases }: Clause) => {
  const who = phrases.find(isNamed)
  return who?.is === 'who' && who.terms.every(({ is }) => is === 'breed')
}

/** "동반 가능합니다. 다만 주말은 소형견만 가능": fewer than before, so that nothing is taken back. */
function narrowsDays(phrases: readonly Phrase[], last: Clause | null): boolean {
  const [days, who, ...more] = phrases.filter(({ is }) => is !== 'adverb')
  const may =
    last?.predicate?.verb === 'may' &&
    last.phrases.every((phrase) => phrase.is === 'adverb' || (phrase.is === 'who' && isAnyDog(phrase)))
  return may && days?.is === 'days' && who?.is === 'who' && who.case === 'only' && more.length === 0
}

/** "대형견 실내 불가, 야외만 가능", "대형견은 목줄 착용, 실내 불가": whether the second is still of large dogs can't be told. */
function mayGoOn({ phrases }: Clause, before: Clause | null): boolean {
  if (!before) return false
  const of = before.phrases.find(
    (phrase): phrase is Who => phrase.is === 'who' && !isAnyDog(phrase) && phrase.terms.every(isSomeDogs),
  )
  if (!of || !['topic', 'subject', 'none', 'at', 'not', 'except'].includes(of.case)) return false
  const scoped = before.phrases.some((phrase) => isWhere(phrase) || (phrase.is === 'items' && of.case !== 'none'))
  return scoped && phrases.some(isWhere) && phrases.every((phrase) => phrase.is !== 'items' && !isNamed(phrase))
}

const isWhere = (phrase: Phrase) => phrase.is === 'place' || phrase.is === 'days'
const isNamed = (phrase: Phrase) => phrase.is === 'who' && !isAnyDog(phrase)

/** "대형견 실내 불가, 테라스 가능": of large dogs or of all, it takes nothing away from anybody. */
function letsOut({ places, days, whos, clause }: Parts, before: Clause | null): boolean {
  const [place] = places
  const open = ['none', 'topic', 'subject', 'at', 'also']
  const refusedInside = before?.phrases.some(
    (phrase) => phrase.is === 'place' && phrase.areas.every((area) => area.indoor),
  )
  return (
    clause.predicate?.verb === 'may' &&
    before?.predicate?.verb === 'mayNot' &&
    Boolean(refusedInside) &&
    days.length + whos.length === 0 &&
    places.length === 1 &&
    place !== undefined &&
    open.includes(place.case) &&
    place.areas.every((area) => area.outdoor)
  )
}
