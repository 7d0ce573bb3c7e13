import { SIZES, type Size } from '../../../../contract/dogs/dog-sizes.ts'
import type { Clause, Place, Term, Who } from '../grammar/tree.ts'
import { asked, isExtra } from './brackets.ts'
import { isLargest, isLower, isSmallest, isUpper } from './whom.ts'

/** "소형견(10kg 이하)", "맹견(도사견, 핏불테리어)", "전 견종(맹견 제외)". */
export function narrow(who: Who, extra: Clause[], where: Place | null, several: boolean): Who | null {
  if (who.terms.every((term) => term.is === 'having')) return sameThing(who) ? { ...who, brackets: [] } : null
  const scale = ownWeights(who)
  if (scale) return { ...who, terms: [scale], joint: 'single', brackets: [], bracketAt: [] }
  const terms = [...(who.among ?? who.terms)]
  for (const [i, bracket] of who.brackets.entries()) {
    const [inside] = bracket.phrases
    // "맹견(도사견, 로트와일러) 및 20kg 초과": behind another term than the last.
    const at = who.among ? -1 : (who.bracketAt?.[i] ?? -1)
    if (at >= 0 && at < who.terms.length - 1) {
      if (!namesRestricted(who.terms[at], bracket)) return null
      terms.splice(at + 1, 0, ...(inside?.is === 'who' ? inside.terms : []))
      continue
    }
    if (inside?.is === 'count' && bracket.phrases.length === 1 && !bracket.predicate && bracket.brackets.length === 0) {
      // "무게 제한 없음(2마리까지)"; of "대형견(1마리)" it is of these alone.
      if (!who.terms.every(({ is }) => is === 'every' || is === 'dogs') && !isLower(who)) return null
      extra.push(bracket)
      continue
    }
    if (isExtra(bracket)) {
      extra.push(asked(bracket, who, where, several))
      continue
    }
    if (bracket.phrases.length !== 1 || inside?.is !== 'who' || inside.case !== 'none' || inside.brackets.length > 0)
      return null
    const last = terms.at(-1)
    const [term] = inside.terms
    // "소형견, 중형견(15kg 미만)": lighter than that they all are.
    const listed = terms.length > 1 ? unionOf(terms) : null
    if (
      listed &&
      term?.is === 'weight' &&
      inside.terms.length === 1 &&
      term.weight.bound &&
      isUpper(term.weight.bound)
    ) {
      terms.splice(0, terms.length, { is: 'sizes', sizes: listed, weight: term.weight })
      continue
    }
    if (last?.is === 'sizes' && !last.weight && inside.terms.length === 1 && term?.is === 'weight')
      terms[terms.length - 1] = { ...last, weight: term.weight }
    else if (last?.is === 'concern' && last.who === 'restricted' && inside.terms.every((each) => each.is === 'breed'))
      terms.push(...inside.terms)
    else if (last?.is === 'weight' && inside.terms.length === 1 && term?.is === 'sizes' && !term.weight)
      terms[terms.length - 1] = { ...term, weight: last.weight }
    // "대형견(리트리버, 진돗개 등) 입장 불가": these as well, if some weigh less.
    else if (
      last?.is === 'sizes' &&
      !last.weight &&
      isLargest(last.sizes) &&
      inside.terms.every(({ is }) => is === 'breed')
    )
      terms.push(...inside.terms)
    // "반려견(10kg 미만)에 한함".
    else if (last?.is === 'dogs' && terms.length === 1 && inside.terms.length === 1 && term && isGroup(term))
      terms[0] = term
    else return null
  }
  return who.among ? { ...who, among: terms, brackets: [] } : { ...who, terms, brackets: [] }
}

/** "소형견(8kg 이하), 중형견(15kg 이하)": each bracket says what the size means there, so that all up to the heaviest come. */
function ownWeights({ terms, among, joint, brackets, bracketAt, case: own }: Who): Term | null {
  if (terms.length < 2 || among || joint === 'or' || !['none', 'only'].includes(own)) return null
  if (brackets.length !== terms.length || !terms.every((_, i) => (bracketAt ?? [])[i] === i)) return null
  const sizes = unionOf(terms)
  const inOrder = terms.every((term, i) => term.is === 'sizes' && term.sizes.join() === SIZES[i])
  const weights = brackets.flatMap(({ phrases, predicate, brackets: more }) => {
    const [inside] = phrases
    const alone =
      phrases.length === 1 && !predicate && more.length === 0 && inside?.is === 'who' && inside.case === 'none'
    const [term, ...others] = alone ? inside.terms : []
    return term?.is === 'weight' && others.length === 0 ? [term.weight] : []
  })
  const rises = weights.every(({ kg, bound }, i) => {
    const before = weights[i - 1]
    return bound !== null && isUpper(bound) && (!before || (before.bound === bound && before.kg < kg))
  })
  const most = weights.at(-1)
  return sizes && inOrder && rises && most && weights.length === terms.length
    ? { is: 'sizes', sizes, weight: most }
    : null
}

/** The sizes of a list of nothing else, if the smallest are among them and no gap is. */
function unionOf(terms: readonly Term[]): Size[] | null {
  const sizes = terms.flatMap((term) => (term.is === 'sizes' && !term.weight ? term.sizes : []))
  return terms.every(({ is }) => is === 'sizes') && isSmallest(sizes)
    ? SIZES.filter((size) => sizes.includes(size))
    : null
}

/** The breeds behind a word for all that the law names. */
function namesRestricted(term: Term | undefined, { phrases, predicate }: Clause): boolean {
  const [inside, ...more] = phrases
  return (
    term?.is === 'concern' &&
    term.who === 'restricted' &&
    predicate === null &&
    more.length === 0 &&
    inside?.is === 'who' &&
    inside.case === 'none' &&
    inside.brackets.length === 0 &&
    inside.terms.every(({ is }) => is === 'breed')
  )
}

const isGroup = ({ is }: Term) => is === 'weight' || is === 'sizes'

/** "이동장(켄넬)에 들어가는": another word for it. */
function sameThing({ terms, brackets }: Who): boolean {
  const kinds = new Set(terms.flatMap((term) => (term.is === 'having' ? term.items.map(({ kind }) => kind) : [])))
  return brackets.every(
    ({ phrases, predicate }) =>
      predicate === null &&
      phrases.every((phrase) => phrase.is === 'items' && phrase.groups.flat().every(({ kind }) => kinds.has(kind))),
  )
}
