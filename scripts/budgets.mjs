// What a visitor downloads before a screen is usable, against VERSIONS' budgets. Exceeding one fails the build.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const page = path.resolve(import.meta.dirname, '../dist/page')

/** Screen → the route files whose chunks it needs; as `build.manifest` of Vite names them. */
const SCREENS = {
  '/': ['src/routes/_default.tsx', 'src/routes/_default/index.tsx'],
  '/place': ['src/routes/_place-list.tsx', 'src/routes/_place-list/place.index.tsx'],
  '/place/{id}': ['src/routes/_subpage.tsx', 'src/routes/_subpage/place.$id.index.tsx'],
}
const BYTES = { js: 150_000, css: 12_000, precache: 500_000 }

/** @typedef {{ file: string, src?: string, css?: string[], imports?: string[], dynamicImports?: string[], isEntry?: boolean }} Chunk */

/** @param {string} file below dist/page @returns {number} bytes on the wire, brotli where there is a copy */
function bytesOf(file) {
  const full = path.join(page, file)
  return readFileSync(existsSync(`${full}.br`) ? `${full}.br` : full).length
}

/** @param {Record<string, Chunk>} manifest @param {string[]} roots keys of the manifest */
function closure(manifest, roots) {
  const seen = new Set()
  const visit = (/** @type {string} */ key) => {
    if (seen.has(key)) return
    seen.add(key)
    for (const next of manifest[key]?.imports ?? []) visit(next)
  }
  roots.forEach(visit)
  const chunks = [...seen].map((key) => manifest[key]).filter((chunk) => chunk !== undefined)
  return {
    js: [...new Set(chunks.map((chunk) => chunk.file))].filter((file) => file.endsWith('.js')),
    css: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))],
  }
}

/**
 * What the service worker fetches behind a first visit: read from the worker itself, so that nothing is missed. What is
 * marked late is kept when it is wanted.
 */
function precached() {
  const worker = readFileSync(path.join(page, 'sw.js'), 'utf8')
  // Name and revision in either order, whatever quotes the minifier chose.
  const entries = [...worker.matchAll(/\{[^{}]*\burl["']?:\s*["'`]([^"'`]+\.[a-z0-9]+)["'`][^{}]*\}/g)]
  const files = entries.filter(([entry]) => !/\blate\b/.test(entry)).map(([, file = '']) => file)
  if (!files.includes('index.html')) throw new Error('The list of precached files was not found in sw.js')
  return files
}

/** @returns {{ what: string, measured: number, budget: number }[]} bytes */
export function measureBytes() {
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(path.join(page, '.vite/manifest.json'), 'utf8'))
  const keys = Object.keys(manifest)
  const entry = keys.filter((key) => manifest[key]?.isEntry)
  const sum = (/** @type {string[]} */ files) => files.reduce((total, file) => total + bytesOf(file), 0)
  const screens = Object.entries(SCREENS).flatMap(([screen, routes]) => {
    const roots = routes.flatMap((route) => {
      const chunks = keys.filter((key) => key.split('?')[0] === route)
      if (chunks.length === 0) throw new Error(`No chunk of ${route} in the build: has the route moved?`)
      return chunks
    })
    const { js, css } = closure(manifest, [...entry, ...roots])
    return [
      { what: `JS before ${screen}`, measured: sum(js), budget: BYTES.js },
      { what: `CSS before ${screen}`, measured: sum(css), budget: BYTES.css },
    ]
  })
  return [...screens, { what: 'precache', measured: sum(precached()), budget: BYTES.precache }]
}

/** Prints each and says whether all are kept. */
export function checkBudgets() {
  let kept = true
  for (const { what, measured, budget } of measureBytes()) {
    kept &&= measured <= budget
    const share = Math.round((measured / budget) * 100)
    console.log(
      `  ${measured <= budget ? 'kept' : 'OVER'}  ${what}: ${(measured / 1000).toFixed(1)} kB brotli of ${budget / 1000} (${share} %)`,
    )
  }
  return kept
}

if (process.argv[1] === import.meta.filename && !checkBudgets()) process.exitCode = 1
