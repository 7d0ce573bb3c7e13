import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { build, type Plugin } from 'vite'

const root = path.resolve(import.meta.dirname, '../..')
const cache = path.join(root, '.cache/builds')

/** A build that can be served: `dist`, or one laid out like it. */
export interface Build {
  /** Its server's `main.js`. */
  main: string
  /** The folder of its page. */
  page: string
}

const at = (folder: string): Build => ({
  main: path.join(folder, 'node/server/main.js'),
  page: path.join(folder, 'page'),
})

export const THIS_BUILD = at(path.join(root, 'dist'))

/**
 * What a release after this build would be: the same source with a line more in each file, so that every chunk has another address.
 * Made once for a `dist`, however many ask for it,
 * and without compressed copies, which take as long as the rest.
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
  transform: { filter: { id: /\/src\/[^?]+\.tsx?/ }, handler: (code) => `${code}\nglobalThis.release = 'next'` },
}

/** The next build with one of the files missing that its worker keeps for later: a release that was copied by halves. */
export function brokenBuild(whole: Build, folder: string): Build {
  cpSync(path.dirname(whole.page), folder, { recursive: true })
  const { page } = at(folder)
  const [missing = ''] = /assets\/PlaceListScreen-[^"`]+\.js/.exec(readFileSync(path.join(page, 'sw.js'), 'utf8')) ?? []
  rmSync(path.join(page, missing))
  return at(folder)
}

/** A folder below the root, so that a server in it finds its packages. */
export function temporary(): string {
  mkdirSync(cache, { recursive: true })
  return mkdtempSync(path.join(cache, 'making-'))
}

/** Somebody else may have made it meanwhile: then his is as good. */
function settle(making: string, folder: string): Build {
  try {
    renameSync(making, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
    rmSync(making, { recursive: true, force: true })
  }
  return at(folder)
}
