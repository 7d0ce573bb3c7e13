import { existsSync } from 'node:fs'
import path from 'node:path'
import MagicString from 'magic-string'
import type { Plugin } from 'vite'

const ICONS = path.resolve(import.meta.dirname, '../../node_modules/@tabler/icons-react/dist/esm/icons')
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']@tabler\/icons-react["'];?/g

/**
 * Imports each icon from its own file. By way of the package's one index every icon would count as needed wherever any is, and
 * they would all land in what every screen loads; besides, the index names 6,000 of them.
 */
export function iconImports(): Plugin {
  return {
    name: 'icon-imports',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/src\/.*\.tsx?/, code: /@tabler\/icons-react/ },
      handler(code) {
        const direct = new MagicString(code)
        for (const found of code.matchAll(IMPORT))
          direct.update(
            found.index,
            found.index + found[0].length,
            (found[1] ?? '').split(',').map(importOf).join('\n'),
          )
        return { code: direct.toString(), map: direct.generateMap({ hires: true }) }
      },
    },
  }
}

/** `name`: as between the braces of an import, `IconX` or `IconX as Other`. */
function importOf(name: string): string {
  const [icon = '', as = icon] = name.trim().split(/\s+as\s+/)
  if (!icon) return ''
  if (!existsSync(path.join(ICONS, `${icon}.mjs`)))
    throw new Error(`Tabler has no icon ${icon}, or knows it by another name`)
  return `import ${as} from '@tabler/icons-react/dist/esm/icons/${icon}.mjs'`
}
