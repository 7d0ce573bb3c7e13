import path from 'node:path'
import { importsOf, sourceFiles } from './source-imports.ts'

/** What each folder directly in `home` imports of the others, types included; without tests and what may import all of its runtime. */
export function importsAmongRooms(home: string): Map<string, Set<string>> {
  const roomOf = (file: string) => {
    const [room = '', ...rest] = path.posix.relative(home, file).split('/')
    return rest.length > 0 && room !== '..' ? room : null
  }
  const imports = new Map<string, Set<string>>()
  for (const file of sourceFiles()) {
    const room = roomOf(file)
    if (!room) continue
    const others = imports.get(room) ?? new Set()
    for (const imported of importsOf(file)) {
      const other = roomOf(imported)
      if (other && other !== room) others.add(other)
    }
    imports.set(room, others)
  }
  return imports
}

/** The first cycle found from `from`, as names in order; null if there is none. */
export function circleFrom(from: string, imports: Map<string, Set<string>>, way: string[] = []): string[] | null {
  if (way.includes(from)) return [...way.slice(way.indexOf(from)), from]
  for (const next of imports.get(from) ?? []) {
    const circle = circleFrom(next, imports, [...way, from])
    if (circle) return circle
  }
  return null
}
