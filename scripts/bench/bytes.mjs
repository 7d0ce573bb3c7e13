import { chunksBefore, FIRST_SCREENS, measureBytes, readGraph, weigh } from '../budgets.mjs'

export function benchBytes() {
  return measureBytes().map(({ what, measured, budget }) => ({
    what: `${what}, brotli`,
    measured,
    budget,
    unit: 'kB',
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
