import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'

/** Relative to the root. Files of a chunk find others by addresses below it. */
const FOLDER = 'dist/node/server'

/** Packages that load binaries or threads by the place of their own files. */
const EXTERNAL = ['sharp', '@node-rs/argon2', 'tinypool']

/**
 * Replaces the compiled `main.js` by one that holds the server's own modules and its packages: resolving and opening eleven hundred
 * files took half of a start's time on the main thread (docs/decisions/0990).
 * @param {string} root
 */
export async function bundleServer(root) {
  const folder = path.join(root, FOLDER)
  await build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [ownPlaces(folder)],
    ssr: { noExternal: true, external: EXTERNAL },
    build: {
      ssr: path.join(folder, 'main.js'),
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      sourcemap: true,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'main.js', chunkFileNames: 'main-[name].js', comments: false } },
    },
  })
}

/**
 * A bundled module still finds the files beside it (threads, migrations, fonts), and its positions those of its source.
 * @param {string} folder
 * @returns {import('vite').Plugin}
 */
function ownPlaces(folder) {
  return {
    name: 'own-places',
    enforce: 'pre',
    load(id) {
      if (!id.startsWith(path.dirname(folder)) || !existsSync(`${id}.map`)) return null
      const place = `new URL(${JSON.stringify(path.relative(folder, id))}, import.meta.url).href`
      return {
        code: readFileSync(id, 'utf8').replaceAll('import.meta.url', place),
        map: readFileSync(`${id}.map`, 'utf8'),
      }
    },
  }
}
