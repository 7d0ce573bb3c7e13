import type { BuildGraph } from './build-graph.ts'

/**
 * Folders whose code is no part of the shell. It is fetched by those who work with it, or, where it is `kept`, stays on the device once it
 * was needed, a place is kept whole, or a page is idle on a good line (sw/lazy-assets.ts). What only such code imports goes with it.
 */
export const ON_DEMAND: readonly { folder: RegExp; kept: boolean }[] = [
  { folder: /^src\/(app|features\/[^/]+)\/admin\//, kept: false },
  // Of few members, for who points at a missing place.
  { folder: /^src\/features\/places\/components\/(AddressSearch|PinMap|PinPicker)\.tsx$/, kept: false },
  // Only a site that has banners or popups shows them, and only with a network.
  { folder: /^src\/app\/BannerHost\.tsx$/, kept: false },
  // The judge of passwords, with its dictionary: for who chooses one.
  { folder: /^src\/features\/accounts\/strength\//, kept: false },
  // Tiles come from the server, so without a network there is nothing to draw.
  { folder: /^src\/platform\/map\/protomaps\//, kept: false },
  { folder: /^src\/platform\/map\/(?:maplibre|shipped)\//, kept: true },
  // For who writes: without it, photos are put in order by their arrows.
  { folder: /^src\/features\/media\/components\/SortableItems\.tsx/, kept: true },
  // For who writes: without it, a text is plain.
  { folder: /^src\/ui\/rich-text\//, kept: true },
  {
    folder:
      /^src\/(features\/posts\/form\/|routes\/_subpage\/community\.(create|\$id\.(edit|report))\.tsx\?|routes\/_mypage\/my\.community\.tsx\?)/,
    kept: true,
  },
  // For members, once they are logged in.
  { folder: /^src\/(features\/notifications\/|routes\/_mypage\/my\.notification\.tsx\?)/, kept: true },
  // Asked of admins and mentors, and only with a network.
  {
    folder: /^src\/(features\/second-factor\/|app\/session\/ask-proof\.tsx|platform\/device\/passkeys\.ts)/,
    kept: false,
  },
  // A report is sent to the server at once, and few members have something hidden.
  { folder: /^src\/features\/reports\/components\/(?:ReportForm|CaseNote)\.tsx$/, kept: true },
  // Only where the operator has a key of Kakao's.
  { folder: /^src\/platform\/map\/kakao\.ts$/, kept: true },
  // Nothing can be installed without a network.
  { folder: /^src\/features\/install\/components\/InstallSheetPanel\.tsx$/, kept: false },
  // Of few visitors; what they have opened once opens without a network.
  { folder: /^src\/(features\/mentoring\/|routes\/(-mentoring-pages|_subpage\/mentor[^?]*\?tsr-split))/, kept: true },
]

/** The start page opens without a network whatever screen was visited first; the worker's code is what every page loads next. */
const START = /^src\/(routes\/_default(\/index)?\.tsx\?tsr-split=component|app\/offline\/offline\.ts)$/

/** A screen that opens without a network although nobody has opened it before. */
const isKeptScreen = (module: string) =>
  /^src\/routes\/(?!adm\.).*\?tsr-split/.test(module) && !ON_DEMAND.some(({ folder }) => folder.test(module))

/** The files of the shell and of all screens, those of it that every screen or the start page starts with, and those to be kept once they were needed. */
export function filesOf({ chunks }: BuildGraph): { shell: Set<string>; core: Set<string>; kept: Set<string> } {
  const markOf = (file: string) => {
    const modules = Object.keys(chunks[file]?.modules ?? {})
    const mark = ON_DEMAND.find(({ folder }) => modules.some((module) => folder.test(module)))
    const screen = mark && modules.find(isKeptScreen)
    if (screen)
      throw new Error(
        `${screen} would be missing without a network: its chunk holds ${modules.find((module) => mark.folder.test(module))}`,
      )
    return mark
  }
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
