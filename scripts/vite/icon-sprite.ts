import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import MagicString from 'magic-string'
import type { Plugin } from 'vite'

const root = path.resolve(import.meta.dirname, '../..')
const ICONS = path.join(root, 'node_modules/@tabler/icons-react/dist/esm/icons')
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']@tabler\/icons-react["'];?/g
const ICON = 'virtual:icon/'

interface Drawing {
  __iconNode: [tag: string, attributes: Record<string, string>][]
}

/**
 * Draws Tabler's icons from one picture file, which the build makes of those that the page imports. As script their paths would weigh
 * 3-6 kB before every first screen, and hold up what is in front of them; a picture does not. While working, and in tests, they are the
 * package's own components.
 */
export function iconSprite(): Plugin {
  let sprite = ''
  let address = ''
  return {
    name: 'icon-sprite',
    apply: 'build',
    enforce: 'post',
    async buildStart() {
      sprite = await draw(importedIcons())
      address = `assets/icons-${createHash('sha256').update(sprite).digest('hex').slice(0, 8)}.svg`
    },
    generateBundle(_, bundle) {
      // The graph, and with it the precache, counts the file to the chunks that draw from it.
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && Object.keys(chunk.modules).some((id) => id.startsWith(`\0${ICON}`)))
          chunk.viteMetadata?.importedAssets.add(address)
      this.emitFile({ type: 'asset', fileName: address, source: sprite })
    },
    resolveId: (id) => (id.startsWith(ICON) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${ICON}`)) return null
      const icon = id.slice(ICON.length + 1)
      return `import { spriteIcon } from ${JSON.stringify(path.join(root, 'src/ui/kit/sprite-icon.tsx'))}
export default /* @__PURE__ */ spriteIcon(${JSON.stringify(`/${address}#${icon}`)}, ${icon.endsWith('Filled')})`
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?/, code: /@tabler\/icons-react/ },
      handler(code) {
        const direct = new MagicString(code)
        for (const found of code.matchAll(IMPORT))
          direct.update(
            found.index,
            found.index + found[0].length,
            namesOf(found[1])
              .map(([icon, as]) => `import ${as} from '${ICON}${icon}'`)
              .join('\n'),
          )
        return { code: direct.toString(), map: direct.generateMap({ hires: true }) }
      },
    },
  }
}

/** As between the braces of an import: `IconX`, `IconX as Other`. */
const namesOf = (names = '') =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))
    .map((name): [icon: string, as: string] => {
      const [icon = '', as = icon] = name.split(/\s+as\s+/)
      return [icon, as]
    })

function importedIcons(): string[] {
  const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  const icons = sources.flatMap((file) =>
    [...readFileSync(path.join(root, 'src', file), 'utf8').matchAll(IMPORT)].flatMap(([, names]) =>
      namesOf(names).map(([icon]) => icon),
    ),
  )
  return [...new Set(icons)].sort()
}

async function draw(icons: string[]): Promise<string> {
  const symbols = await Promise.all(
    icons.map(async (icon) => {
      const file = path.join(ICONS, `${icon}.mjs`)
      if (!existsSync(file)) throw new Error(`Tabler has no icon ${icon}, or knows it by another name`)
      const { __iconNode } = (await import(pathToFileURL(file).href)) as Drawing
      const parts = __iconNode.map(([tag, attributes]) => {
        // React's key is no attribute of the drawing.
        const written = Object.entries(attributes)
          .filter(([name]) => name !== 'key')
          .map(([name, value]) => ` ${kebab(name)}="${value}"`)
        return `<${tag}${written.join('')}/>`
      })
      return `<symbol id="${icon}" viewBox="0 0 24 24">${parts.join('')}</symbol>`
    }),
  )
  return `<!-- Tabler Icons, MIT, https://tabler.io/icons --><svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
