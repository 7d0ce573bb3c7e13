// Builds only what has changed: `dist/page` (the page, with compressed copies), `dist/rendering` (its screens for the server, which renders them) and `dist/node` (the server).
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { checkBudgets } from './budgets.mjs'
import { prepareCluster } from './prepared-cluster.mjs'
import { bundleServer } from './server-bundle.mjs'

const root = path.resolve(import.meta.dirname, '..')
const bin = (/** @type {string} */ name) => path.join(root, 'node_modules/.bin', name)
const COMPRESSIBLE = /\.(html|js|mjs|css|svg|json|webmanifest|txt|xml|map)$/

/** Inputs of each half. A change of any of these files rebuilds that half. */
const PARTS = {
  page: {
    inputs: [
      'contract',
      'src',
      'sw',
      'public',
      'index.html',
      'vite.config.ts',
      'package-lock.json',
      'scripts/build.mjs',
      'scripts/vite',
    ],
    build: buildPage,
  },
  node: {
    inputs: [
      'contract',
      'server',
      'tsconfig.base.json',
      'tsconfig.build.json',
      'package-lock.json',
      'THIRD-PARTY-NOTICES.txt',
      'scripts/build.mjs',
      'scripts/server-bundle.mjs',
      'scripts/prepared-cluster.mjs',
    ],
    build: buildNode,
  },
}

/** @param {string} name @returns {string[]} */
function filesOf(name) {
  const full = path.join(root, name)
  if (!existsSync(full)) return []
  try {
    return readdirSync(full, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
  } catch {
    return [full]
  }
}

/** @param {string[]} inputs */
function digest(inputs) {
  const hash = createHash('sha256').update(process.version)
  for (const file of inputs.flatMap(filesOf))
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}

async function buildPage() {
  const vite = (/** @type {string[]} */ ...args) =>
    execFileSync(bin('vite'), ['build', '--logLevel', 'warn', ...args], { cwd: root, stdio: 'inherit' })
  vite()
  vite('--ssr', 'src/rendering/rendering.tsx')
  refuseMissingAssets()
  await compress('dist/page')
}

/** Both builds name pictures and styles on their own: the HTML of the server must name none that the page lacks. */
function refuseMissingAssets() {
  const served = new Set(filesOf('dist/page').map((file) => path.relative(path.join(root, 'dist/page'), file)))
  const named = filesOf('dist/rendering')
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/["'`/](assets\/[\w.-]+\.(?:svg|webp|png|jpe?g|avif|css))/g),
    ])
    .map(([, name = '']) => name)
  const missing = [...new Set(named)].filter((name) => !served.has(name))
  if (named.length === 0 || missing.length > 0)
    throw new Error(
      `Rendered HTML would name files that are not there: ${missing.join(', ') || 'none is named at all'}`,
    )
}

/**
 * Writes a compressed copy beside each file that is large and compressible enough.
 * @param {string} folder below the root
 */
async function compress(folder) {
  const brotli = promisify(zlib.brotliCompress)
  const gzip = promisify(zlib.gzip)
  for (const file of filesOf(folder).filter((name) => COMPRESSIBLE.test(name))) {
    const bytes = readFileSync(file)
    if (bytes.length < 512) continue
    const options = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } }
    writeFileSync(`${file}.br`, await brotli(bytes, options))
    writeFileSync(`${file}.gz`, await gzip(bytes, { level: 9 }))
  }
}

async function buildNode() {
  rmSync(path.join(root, 'dist/node'), { recursive: true, force: true })
  execFileSync(bin('tsc'), ['-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' })
  await bundleServer(root)
  // Two files of a package that is needed for development only, see `server/http/docs/docs-viewer.ts`.
  const viewer = path.join(root, 'dist/node/server/http/docs/docs-viewer')
  mkdirSync(viewer)
  for (const name of ['rapidoc-min.js', 'rapidoc-min.js.LICENSE.txt'])
    cpSync(path.join(root, 'node_modules/rapidoc/dist', name), path.join(viewer, name))
  cpSync(path.join(root, 'THIRD-PARTY-NOTICES.txt'), path.join(viewer, 'THIRD-PARTY-NOTICES.txt'))
  await compress('dist/node/server/http/docs/docs-viewer')
  // One file of a package that is needed for development only, see `server/media/preview-picture.ts`.
  cpSync(
    path.join(root, 'node_modules/pretendard/dist/public/static/Pretendard-Bold.otf'),
    path.join(root, 'dist/node/server/media/fonts/Pretendard-Bold.otf'),
  )
  cpSync(path.join(root, 'server/db/migrations'), path.join(root, 'dist/node/server/db/migrations'), {
    recursive: true,
  })
  await prepareCluster(root)
}

/** Another user's build can't be replaced halfway. */
function refuseForeignBuild() {
  const dist = path.join(root, 'dist')
  try {
    accessSync(existsSync(dist) ? dist : root, constants.W_OK)
  } catch {
    console.error(`${dist} belongs to another user: run this as that user, or in a copy of your own.`)
    process.exit(1)
  }
}

/**
 * Builds both halves, or the named ones, if their inputs have changed since the last build.
 * @param {string[]} names
 */
export async function build(names = Object.keys(PARTS)) {
  refuseForeignBuild()
  for (const [name, part] of Object.entries(PARTS)) {
    if (!names.includes(name)) continue
    const stamp = path.join(root, 'dist', `.${name}.stamp`)
    const now = digest(part.inputs)
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) continue
    console.log(`building ${name} …`)
    rmSync(stamp, { force: true })
    await part.build()
    mkdirSync(path.dirname(stamp), { recursive: true })
    writeFileSync(stamp, now)
  }
}

// `node scripts/build.mjs [page] [node]`
if (process.argv[1] === import.meta.filename) {
  await build(process.argv.length > 2 ? process.argv.slice(2) : undefined)
  if (existsSync(path.join(root, 'dist/page')) && !checkBudgets()) process.exitCode = 1
}
