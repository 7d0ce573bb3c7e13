import type { ScreenFiles, Style } from './preloads.ts'

/** What HTML needs of its screen's styles. */
interface ShownStyles {
  /** In the order in which they apply. */
  styles: readonly Style[]
  /** Addresses of sheets that add nothing to these: whoever loads the code beside them need not fetch them. */
  known: readonly string[]
}

/**
 * The styles of what stands in HTML: the screen's own, and of the parts whose code is loaded later those that have a class of it. Without
 * them such a part stands unstyled until its code arrives, and for ever without script. A class has the same rules in each sheet that
 * has it: it is a module's own, or one of the kit's (scripts/vite/kit.ts).
 */
export function shownStyles(
  body: string,
  { styles, laterStyles }: Pick<ScreenFiles, 'styles' | 'laterStyles'>,
): ShownStyles {
  const shown = new Set([...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  const covered = new Set(styles.flatMap(classesOf))
  const chosen: Style[] = []
  const choose = (style: Style) => {
    chosen.push(style)
    for (const name of classesOf(style)) covered.add(name)
  }
  const needed = (isOwn: (name: string) => boolean) => (style: Style) =>
    !chosen.includes(style) && classesOf(style).some((name) => shown.has(name) && !covered.has(name) && isOwn(name))
  // Sheets with a module's own class first: they belong to a part that is shown, and bring classes of the kit along.
  for (const isOwn of [isOfModule, () => true]) for (const style of laterStyles) if (needed(isOwn)(style)) choose(style)
  const inOrder = laterStyles.filter((style) => chosen.includes(style))
  // What else may stand in a sheet is known of one that has classes of the kit alone.
  const addsNothing = (names: string[]) =>
    names.length > 0 && names.every((name) => covered.has(name) && !isOfModule(name))
  const known = laterStyles.filter((style) => !chosen.includes(style) && addsNothing(classesOf(style)))
  return { styles: [...styles, ...inOrder], known: known.map(({ href }) => href) }
}

/** Names of a module's classes end with a digest of it; the kit's have no dash. */
const isOfModule = (name: string) => name.includes('-')

const CLASS = /\.([a-z][\w-]*)/gi
/** Sheets are few, and the same objects in every call. */
const found = new WeakMap<Style, string[]>()

function classesOf(style: Style): string[] {
  const known = found.get(style) ?? [...new Set([...style.css.matchAll(CLASS)].map(([, name = '']) => name))]
  found.set(style, known)
  return known
}
