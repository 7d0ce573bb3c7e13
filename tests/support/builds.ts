import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { build, type Plugin } from 'vite'

const root = path.resolve(import.meta.dirname, '../..')
const cache = path.join(root, '.cache/builds')

/** A build that can be served: `dist`, or one with the same layout. */
export interface Build {
  /** Path of its server's `main.js`. */
  main: string
  /** Folder of its page. */
  page: string
}

const at = (folder: string): Build => ({
  main: path.join(folder, 'node/server/main.js'),
  page: path.join(folder, 'page'),
})

export const THIS_BUILD = at(path.join(root, 'dist'))

/**
 * Simulates the next release: the same source with one more line in each file, so that every chunk has another address.
 * Made once per `dist`, shared by all tests, and without compressed copies, which take as long as the rest.
 */
export async function nextBuild(): Promise<Build> {
  const stamp = ['page', 'node'].map((part) =>
    readFileSync(path.join(root, `dist/.${part}.stamp`), 'utf8').slice(0, 12),
  )
  const folder = path.join(cache, `next-${stamp.join('-')}`)
  if (existsSync(folder)) return at(folder)
  const making = temporary()
  await build({
    root,
    logLevel: 'silent',
    plugins: [aLineMore],
    build: { outDir: path.join(making, 'page') },
  })
  cpSync(path.join(root, 'dist/node'), path.join(making, 'node'), { recursive: true })
  for (const older of readdirSync(cache).filter((name) => name.startsWith('next-')))
    if (older !== path.basename(folder)) rmSync(path.join(cache, older), { recursive: true, force: true })
  return settle(making, folder)
}

const aLineMore: Plugin = {
  name: 'a-line-more',
  transform: {
    filter: { id: /^[^\0].*\/src\/[^?]+\.tsx?(\?tsr-|$)/ },
    handler: (code) => `${code}\nglobalThis.release = 'next'`,
  },
}

/** The next build without one of its packs: a release that was copied incompletely. */
export function brokenBuild(whole: Build, folder: string): Build {
  cpSync(path.dirname(whole.page), folder, { recursive: true })
  const { page } = at(folder)
  const [missing = ''] = /assets\/pack-[^"`]+\.json/.exec(readFileSync(path.join(page, 'sw.js'), 'utf8')) ?? []
  rmSync(path.join(page, missing))
  return at(folder)
}

/** A folder below the root, so that a server in it finds its packages. */
export function temporary(): string {
  mkdirSync(cache, { recursive: true })
  return mkdtempSync(path.join(cache, 'making-'))
}

/** Another test worker may have made it meanwhile: that one is used. */
function settle(making: string, folder: string): Build {
  try {
    renameSync(making, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
    rmSync(making, { recursive: true, force: true })
  }
  return at(folder)
}
