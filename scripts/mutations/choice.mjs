/** Tables of constants have hundreds of literals: so many of one kind in one file stand for all. */
const MOST_ALIKE = 3

/**
 * A generator of numbers in [0, 1) that repeats itself for the same seed (mulberry32).
 * @param {number} seed
 */
export function seeded(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** @template T @param {T[]} items @param {() => number} random @returns {T[]} */
function shuffled(items, random) {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

/**
 * All mutants in the order in which they are to be tried: each operator in turn, so that a few of them are of all kinds.
 * @param {import('./operators.mjs').Mutant[]} all
 * @param {number} seed
 */
export function inOrderOfTrial(all, seed) {
  const random = seeded(seed)
  /** @type {Map<string, import('./operators.mjs').Mutant[]>} */
  const byOperator = new Map()
  /** @type {Map<string, number>} */
  const alike = new Map()
  for (const mutant of shuffled(all, random)) {
    const kind = `${mutant.operator} ${mutant.file}`
    const count = alike.get(kind) ?? 0
    if (count >= MOST_ALIKE) continue
    alike.set(kind, count + 1)
    byOperator.set(mutant.operator, [...(byOperator.get(mutant.operator) ?? []), mutant])
  }
  const rows = [...byOperator].toSorted(([a], [b]) => a.localeCompare(b)).map(([, mutants]) => mutants)
  const longest = Math.max(0, ...rows.map((row) => row.length))
  return Array.from({ length: longest }, (_, at) => rows.flatMap((row) => row[at] ?? [])).flat()
}
