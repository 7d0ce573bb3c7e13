import type { BuildGraph } from './build-graph.ts'

/**
 * Folders whose code is no part of the shell. It is fetched by those who work with it, or, where it is `kept`, stays on the device once a
 * map, or a place that is kept whole, needs it (sw/lazy-assets.ts). What only such code imports goes with it.
 */
export const ON_DEMAND: readonly { folder: RegExp; kept: boolean }[] = [
  { folder: /^src\/(app|features\/[^/]+)\/admin\//, kept: false },
  // The judge of passwords, with its dictionary: for who chooses one.
  { folder: /^src\/features\/accounts\/strength\//, kept: false },
  // Tiles come from the server, so without a network there is nothing to draw.
  { folder: /^src\/platform\/map\/protomaps\//, kept: false },
  { folder: /^src\/platform\/map\/maplibre\//, kept: true },
]

/** The start page opens without a network whatever screen was visited first; the worker's code is what every page loads next. */
const START = /^src\/(routes\/_default(\/index)?\.tsx\?tsr-split=component|app\/offline\/offline\.ts)$/

/** The files of the shell and of all screens, those of it that every screen or the start page starts with, and those to be kept once they were needed. */
export function filesOf({ chunks }: BuildGraph): { shell: Set<string>; core: Set<string>; kept: Set<string> } {
  const markOf = (file: string) =>
    ON_DEMAND.find(({ folder }) => Object.keys(chunks[file]?.modules ?? {}).some((module) => folder.test(module)))
  const reach = (from: string[], enters: (file: string) => boolean, atOnce = false) => {
    const files = new Set<string>()
    const seen = new Set(from.filter((file) => enters(file)))
    for (const file of seen) {
      const { imports = [], dynamicImports = [], assets = [] } = chunks[file] ?? {}
      for (const found of [file, ...assets]) files.add(found)
      for (const next of atOnce ? imports : [...imports, ...dynamicImports]) if (enters(next)) seen.add(next)
    }
    return files
  }
  const all = Object.keys(chunks)
  const entries = all.filter((file) => chunks[file]?.entry)
  const shell = reach(entries, (file) => !markOf(file))
  const isStart = (file: string) => Object.keys(chunks[file]?.modules ?? {}).some((module) => START.test(module))
  const core = reach([...entries, ...[...shell].filter((file) => isStart(file))], (file) => !markOf(file), true)
  const kept = reach(
    all.filter((file) => markOf(file)?.kept),
    (file) => markOf(file)?.kept !== false && !shell.has(file),
  )
  for (const file of shell) kept.delete(file)
  return { shell, core, kept }
}
