import { chunksBefore, FIRST_SCREENS, measureBudgets, readGraph, weigh } from '../budgets.mjs'

export function benchBytes() {
  return measureBudgets().map(({ what, measured, budget, unit }) => ({
    what: unit === 'kB' ? `${what}, brotli` : what,
    measured,
    budget,
    unit,
    fails: true,
  }))
}

/** Prints what each module weighs of the chunks before the first screens: its share of the chunk's bytes. */
function printModules() {
  const graph = readGraph()
  for (const file of new Set(FIRST_SCREENS.flatMap((screen) => [...chunksBefore(graph, screen)]))) {
    const modules = Object.entries(graph.chunks[file]?.modules ?? {})
    const alone = modules.reduce((sum, [, bytes]) => sum + bytes, 0)
    console.log(`${file}: ${weigh([file]).toFixed(1)} kB`)
    for (const [module, bytes] of modules.sort((a, b) => b[1] - a[1]))
      console.log(`  ${(weigh([file]) * (bytes / alone)).toFixed(2)}  ${module}`)
  }
}

// `node scripts/bench/bytes.mjs --modules`, after a build.
if (process.argv[1] === import.meta.filename && process.argv.includes('--modules')) printModules()
