import type { Clause, Phrase, Term, Who } from '../grammar/tree.ts'

/** A clause with its brackets resolved: what they narrow is narrowed, what they say besides stands in clauses of its own. */
export interface Unfolded {
  phrases: Phrase[]
  extra: Clause[]
}

const bare = (phrases: Phrase[], text: string): Clause => ({ phrases, predicate: null, brackets: [], text })

/** Null where a bracket can't be attached to what it stands behind. */
export function unfold(clause: Clause): Unfolded | null {
  const extra: Clause[] = []
  const phrases: Phrase[] = []
  for (const phrase of clause.phrases) {
    if (phrase.is !== 'who' || phrase.brackets.length === 0) {
      phrases.push(phrase)
      continue
    }
    const narrowed = narrow(phrase, extra)
    if (!narrowed) return null
    phrases.push(narrowed)
  }
  const [bracket] = clause.brackets
  const scope = bracket && clause.brackets.length === 1 ? scopeIn(bracket) : null
  if (scope?.is === 'who' && weighs(phrases, scope))
    return unfold({
      ...clause,
      phrases: phrases.map((each) => (each.is === 'who' ? { ...each, brackets: [bracketOf(scope)] } : each)),
      brackets: [],
    })
  if (scope && phrases.every(({ is }) => is !== scope.is)) phrases.unshift(scope)
  else if (clause.brackets.some(isExtra)) extra.push(...clause.brackets)
  else if (bracket) return null
  const merged = mergeWhos(phrases, clause, extra)
  return merged && { phrases: merged, extra }
}

/** "소형견만 가능(10kg 미만)": the weight narrows the group, as if it stood right behind it. */
function weighs(phrases: readonly Phrase[], scope: Who): boolean {
  const whos = phrases.filter((phrase) => phrase.is === 'who')
  const [term] = scope.terms
  return (
    scope.terms.length === 1 &&
    term?.is === 'weight' &&
    whos.length === 1 &&
    whos[0]?.terms.length === 1 &&
    whos[0].terms[0]?.is === 'sizes'
  )
}
const bracketOf = (scope: Who): Clause => bare([scope], scope.text)

/** "(대형견)", "(실내)", "(주말)" behind a whole rule: whom, where or when it is for. */
function scopeIn({ phrases, predicate }: Clause): Phrase | null {
  const [only] = phrases
  if (predicate !== null || phrases.length !== 1 || !only) return null
  return (only.is === 'who' || only.is === 'place' || only.is === 'days') &&
    (only.case === 'none' || only.case === 'topic')
    ? only
    : null
}

const isExtra = ({ phrases, predicate }: Clause) =>
  predicate !== null ||
  phrases.some(
    (phrase) =>
      phrase.is === 'items' || phrase.is === 'adverb' || ('case' in phrase && ['only', 'except'].includes(phrase.case)),
  )

/** "소형견(10kg 이하)", "맹견(도사견, 핏불테리어)", "전 견종(맹견 제외)". */
function narrow(who: Who, extra: Clause[]): Who | null {
  if (who.terms.every((term) => term.is === 'having')) return sameThing(who) ? { ...who, brackets: [] } : null
  const terms = [...(who.among ?? who.terms)]
  for (const bracket of who.brackets) {
    const [inside] = bracket.phrases
    if (isExtra(bracket)) {
      extra.push(bracket)
      continue
    }
    if (bracket.phrases.length !== 1 || inside?.is !== 'who' || inside.case !== 'none' || inside.brackets.length > 0)
      return null
    const last = terms.at(-1)
    const [term] = inside.terms
    if (last?.is === 'sizes' && !last.weight && inside.terms.length === 1 && term?.is === 'weight')
      terms[terms.length - 1] = { ...last, weight: term.weight }
    else if (last?.is === 'concern' && last.who === 'restricted' && inside.terms.every((each) => each.is === 'breed'))
      terms.push(...inside.terms)
    else if (last?.is === 'weight' && inside.terms.length === 1 && term?.is === 'sizes' && !term.weight)
      terms[terms.length - 1] = { ...term, weight: last.weight }
    else return null
  }
  return who.among ? { ...who, among: terms, brackets: [] } : { ...who, terms, brackets: [] }
}

/** "이동장(켄넬)에 들어가는": another word for it. */
function sameThing({ terms, brackets }: Who): boolean {
  const kinds = new Set(terms.flatMap((term) => (term.is === 'having' ? term.items.map(({ kind }) => kind) : [])))
  return brackets.every(
    ({ phrases, predicate }) =>
      predicate === null &&
      phrases.every((phrase) => phrase.is === 'items' && phrase.groups.flat().every(({ kind }) => kinds.has(kind))),
  )
}

const LIMITING: ReadonlySet<Term['is']> = new Set(['weight', 'sizes', 'range', 'having', 'age', 'every', 'dogs'])

/** "맹견 제외 15kg 이하 접종 완료한 전 견종": exceptions and demands stand in clauses of their own, the rest is one group. */
function mergeWhos(phrases: Phrase[], clause: Clause, extra: Clause[]): Phrase[] | null {
  const whos = phrases.filter((phrase): phrase is Who => phrase.is === 'who')
  if (whos.length < 2) return phrases
  const verb = clause.predicate?.verb
  if (verb !== undefined && verb !== 'may') return phrases
  const kept: Who[] = []
  for (const who of whos) {
    if (who.case === 'except') extra.push(bare([who], who.text))
    else kept.push(who)
  }
  const last = kept.at(-1)
  if (!last) return phrases
  const mixed = kept.slice(0, -1).some((who) => who.case !== 'none') || kept.some((who) => who.among || who.open)
  const terms = kept.flatMap((who) => who.terms)
  if (kept.length > 1 && (mixed || terms.some((term) => !LIMITING.has(term.is)))) return phrases
  const having = terms.filter((term) => term.is === 'having')
  const ages = terms.filter((term) => term.is === 'age')
  const rest = terms.filter((term) => term.is !== 'having' && term.is !== 'age')
  const asked = (some: Term[]): Clause => ({
    ...clause,
    brackets: [],
    phrases: [{ ...last, terms: some, joint: 'and', case: 'only', brackets: [] }],
    predicate: { verb: 'may', visit: true, thenMay: false },
  })
  if (kept.length > 1) {
    if (having.length > 0) extra.push(demand(having, last.text))
    if (ages.length > 0) extra.push(asked(ages))
  }
  const one: Who = kept.length > 1 ? { ...last, terms: rest, text: kept.map(({ text }) => text).join(' ') } : last
  return [...phrases.filter((phrase) => phrase.is !== 'who'), one]
}

/** What dogs must have had done, as a rule of its own. */
function demand(having: readonly Term[], text: string): Clause {
  const groups = having.flatMap((term) => (term.is === 'having' ? term.items.map((item) => [item]) : []))
  const items: Phrase = { is: 'items', groups, joint: 'and', as: 'bare', case: 'none', brackets: [], text }
  return { phrases: [items], predicate: { verb: 'must', visit: false, thenMay: false }, brackets: [], text }
}
