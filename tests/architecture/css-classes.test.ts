import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../src')
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => path.join(root, file))
const read = (file: string) => readFileSync(file, 'utf8')

/** Names of classes in a module's own rules; those of libraries stand in `:global`. */
function classesOf(css: string): Set<string> {
  const own = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/:global\([^)]*\)|url\([^)]*\)/g, '')
  const selectors = [...own.matchAll(/([^{}]*)\{/g)].map(([, selector = '']) => selector)
  return new Set(selectors.flatMap((one) => [...one.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name)))
}

/** What a source file uses of each module that it imports; null: by names that are known only when it runs. */
function usesOf(file: string): { module: string; names: Set<string>; computed: boolean }[] {
  const source = read(file)
  return [...source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(([, variable = '', from = '']) => ({
    module: path.resolve(path.dirname(file), from),
    names: new Set([...source.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))].map(([, name = '']) => name)),
    computed: new RegExp(`\\b${variable}\\[`).test(source),
  }))
}

test('each class that a component uses is in its module, and each class of a module is used', () => {
  const modules = files.filter((file) => file.endsWith('.module.css'))
  const uses = files.filter((file) => /\.tsx?$/.test(file)).flatMap(usesOf)
  const strange = uses.flatMap(({ module, names }) => {
    const known = classesOf(read(module))
    return [...names].filter((name) => !known.has(name)).map((name) => `${path.relative(root, module)} has no .${name}`)
  })
  const unused = modules.flatMap((module) => {
    const own = uses.filter((one) => one.module === module)
    if (own.some(({ computed }) => computed)) return []
    return [...classesOf(read(module))]
      .filter((name) => !own.some(({ names }) => names.has(name)))
      .map((name) => `${path.relative(root, module)}: nothing uses .${name}`)
  })
  expect([...strange, ...unused]).toEqual([])
})
