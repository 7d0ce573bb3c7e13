import { createHash } from 'node:crypto'
import MagicString from 'magic-string'
import type { Plugin } from 'vite'
import { joinedCss, kitCss } from '../../src/ui/kit/kit-css.ts'
import { LOOKS, lookClasses, PARTS } from '../../src/ui/kit/look.ts'

type Part = keyof typeof PARTS
interface Node {
  type: string
  start: number
  end: number
}
interface Attribute extends Node {
  name: { name: string }
  value: (Node & { value?: unknown; expression?: Node & { value?: unknown } }) | null
}
interface Element extends Node {
  openingElement: { name: Node & { name?: string }; attributes: Attribute[] }
  closingElement: { name: Node } | null
}

const ALL = 'virtual:kit.css'
const OF_FILE = 'virtual:kit-of:'
const IMPORT = /import \{ ([\w, ]+) \} from '[./]+\/(?:(?:ui\/)?kit\/)?(Box|Stack|Row|Text|Card)\.tsx'/g
const ROUTER_LINK = 'KitRouterLink'

/** Where the kit's parts are rendered as they stand (while working, and in tests): every class that there is. */
export const kitStyles = (): Plugin => {
  let built = false
  return {
    name: 'kit-styles',
    configResolved: ({ command }) => void (built = command === 'build'),
    resolveId: (id) => (id === ALL ? `\0${ALL}` : null),
    load: (id) => (id === `\0${ALL}` ? (built ? '' : kitCss()) : null),
  }
}

/**
 * Writes the kit's parts as the elements that they become: `<Row gap={8}>` is `<div className="k1x2y">`, with the styles of that one
 * class beside the file. So a screen loads what it shows of the kit and nothing else, and no component that only passes props on.
 * What a look is must therefore be written out; the build says where it isn't. See docs/decisions/0195.
 */
export function flatKit(): Plugin {
  const classesOf = new Map<string, string>()
  const styles = new Map<string, string>()
  return {
    name: 'flat-kit',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(OF_FILE) ? `\0${id}` : null),
    load: (id) => styles.get(id.slice(1)) ?? null,
    transform: {
      filter: { id: /\/src\/.*\.tsx$/, code: /\/(Box|Stack|Row|Text|Card)\.tsx'/ },
      handler(code, id) {
        if (id.endsWith('/ui/kit/dress.tsx')) return undefined
        const parts = new Set(
          [...code.matchAll(IMPORT)].flatMap(([, names = '', part = '']) =>
            names.split(', ').filter((name) => name === part || name === `${part}Link`),
          ),
        )
        const flat = new MagicString(code)
        const used = new Set<string>()
        let linked = false
        const nameOf = (classes: string) => {
          const name = `k${parseInt(createHash('sha256').update(classes).digest('hex').slice(0, 9), 16).toString(36).slice(-4)}`
          if ((classesOf.get(name) ?? classes) !== classes) this.error(`Two looks of one name, ${name}: ${classes}`)
          classesOf.set(name, classes)
          used.add(name)
          return name
        }
        const visit = (node: unknown): void => {
          if (Array.isArray(node)) return node.forEach(visit)
          if (typeof node !== 'object' || node === null) return
          if ('type' in node && node.type === 'JSXElement' && isPart(node as unknown as Element, parts)) {
            const problem = flatten(flat, code, node as unknown as Element, nameOf)
            if (problem) this.error(`${id}: ${problem}`)
            linked ||= (node as unknown as Element).openingElement.name.name?.endsWith('Link') ?? false
          }
          for (const child of Object.values(node)) if (typeof child === 'object') visit(child)
        }
        visit(this.parse(code, { lang: 'tsx' }))
        if (!flat.hasChanged()) return undefined
        const file = `${OF_FILE}${id}.css`
        styles.set(
          file,
          [...used]
            .sort()
            .map((name) => joinedCss(name, classesOf.get(name) ?? ''))
            .join('\n'),
        )
        if (linked) flat.prepend(`import { Link as ${ROUTER_LINK} } from '@tanstack/react-router';`)
        flat.prepend(`import ${JSON.stringify(file)};`)
        return { code: flat.toString(), map: flat.generateMap({ hires: true }) }
      },
    },
  }
}

const isPart = ({ openingElement: { name } }: Element, parts: Set<string>) => parts.has(name.name ?? '')

/** @returns what can't be said before the page runs */
function flatten(
  flat: MagicString,
  code: string,
  { openingElement, closingElement }: Element,
  nameOf: (classes: string) => string,
): string | undefined {
  const { name = '', start, end } = openingElement.name
  const part = name.replace(/Link$/, '') as Part
  let tag: string = part === name ? PARTS[part].tag : ROUTER_LINK
  let own = ''
  const looks: Record<string, unknown> = {}
  for (const { type, name: attribute, value, ...span } of openingElement.attributes) {
    if (type !== 'JSXAttribute') return `<${name} {...}> may hold a look`
    const expression = value?.type === 'JSXExpressionContainer' ? value.expression : value
    const key = attribute.name
    if (key === 'className') own = expression ? code.slice(expression.start, expression.end) : ''
    else if (key !== 'as' && !LOOKS.has(key)) continue
    else if (expression && expression.type !== 'Literal') return `${key} of <${name}> is not written out`
    else if (key === 'as') tag = String(expression?.value)
    else looks[key] = expression ? expression.value : true
    flat.remove(span.start, span.end)
  }
  const classes = lookClasses(part, looks)
  const look = classes && nameOf(classes)
  const className = own ? `{\`${look} \${${own}}\`}` : JSON.stringify(look)
  flat.update(start, end, look || own ? `${tag} className=${className}` : tag)
  if (closingElement) flat.update(closingElement.name.start, closingElement.name.end, tag)
  return undefined
}
