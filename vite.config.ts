import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type ResolvedConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { buildGraph } from './scripts/vite/build-graph.ts'
import { chunkOf, sharedChunkOf } from './scripts/vite/chunks.ts'
import {
  followingChunkOf,
  laterChunkOf,
  nextChunkOf,
  sharedByFewOf,
  smallChunkOf,
} from './scripts/vite/later-chunks.ts'
import { iconSprite } from './scripts/vite/icon-sprite.ts'
import { flatKit, kitStyles } from './scripts/vite/kit.ts'
import { filesOf } from './scripts/vite/on-demand.ts'
import { minifyChunks } from './scripts/vite/minify.ts'
import { digestOf, integrityOf, type Pack, packs } from './scripts/vite/packs.ts'
import { pureContract } from './scripts/vite/pure-contract.ts'
import { firstViewScript } from './src/ui/kit/first-view.ts'
import { schemeScript, themeColors, tokenCss } from './src/ui/kit/theme.ts'

/** Puts the theme's tokens into the page's head: the first paint has its colours before any script or style file is there. */
const tokens: Plugin = {
  name: 'theme-tokens',
  transformIndexHtml: () => [
    { tag: 'style', children: tokenCss(), injectTo: 'head-prepend' },
    ...themeColors().map(({ media, content }) => ({
      tag: 'meta',
      attrs: { name: 'theme-color', media, content },
      injectTo: 'head' as const,
    })),
    { tag: 'script', children: schemeScript() + firstViewScript(), injectTo: 'head' },
  ],
}

let files: ReturnType<typeof filesOf> | undefined
let packed: Pack[] = []
let out = ''

const root = import.meta.dirname

/** What the worker's manifest says of a file (sw/manifest.ts); nothing if it isn't the worker's. */
function manifestEntry(entry: { url: string; revision: string | null; size: number }) {
  const content = () => readFileSync(path.join(out, entry.url))
  const pack = packed.find(({ url }) => url === entry.url)
  if (pack) return { ...entry, ...pack, revision: 'pack' }
  if (files?.kept.has(entry.url)) return { ...entry, revision: 'late', digest: digestOf(content()) }
  if (!entry.url.startsWith('assets/')) return entry
  if (
    packed.some((one) => one.files.some(([name]) => name === path.basename(entry.url))) ||
    !files?.shell.has(entry.url)
  )
    return []
  return { ...entry, integrity: integrityOf(content()) }
}
const api = process.env.API_ORIGIN ?? 'http://localhost:3000'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      addExtensions: true,
      quoteStyle: 'single',
      semicolons: false,
      tmpDir: '.cache/router',
    }),
    kitStyles(),
    flatKit(),
    iconSprite(),
    pureContract(),
    react({ compiler: { compilationMode: 'annotation' } }),
    ...(isSsrBuild
      ? []
      : [
          tokens,
          minifyChunks,
          buildGraph((graph) => (files = filesOf(graph))),
          {
            name: 'out',
            configResolved: ({ root, build }: ResolvedConfig) => void (out = path.resolve(root, build.outDir)),
          },
          packs(
            () => files,
            (made) => (packed = made),
          ),
          VitePWA({
            strategies: 'injectManifest',
            srcDir: 'sw',
            filename: 'sw.ts',
            // src/platform/updates/service-worker.ts registers it; the manifest is a file of public/, which the server gives its name.
            injectRegister: null,
            manifest: false,
            injectManifest: {
              maximumFileSizeToCacheInBytes: 8_000_000,
              rollupFormat: 'iife',
              // The shell, the packs of all screens' code, and what is kept at its first use (scripts/vite/on-demand.ts).
              globPatterns: ['index.html', 'favicon.svg', 'assets/*'],
              manifestTransforms: [(entries) => ({ manifest: entries.flatMap((entry) => manifestEntry(entry)) })],
            },
          }),
        ]),
  ],
  resolve: {
    // The same hook without the copy of useSyncExternalStore for React 17.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  css: {
    modules: {
      // Names stand in the script too, and what repeats compresses: the file's part once, without the line.
      generateScopedName: (name, file) =>
        `${name}-${createHash('sha256')
          .update(path.relative(root, file.split('?')[0] ?? ''))
          .digest('hex')
          .slice(0, 5)}`,
    },
  },
  build: {
    outDir: isSsrBuild ? 'dist/rendering' : 'dist/page',
    emptyOutDir: true,
    // The oldest browsers that it must run in (docs/decisions/0700).
    target: ['chrome111', 'edge111', 'firefox115', 'safari16.4', 'ios16.4'],
    copyPublicDir: !isSsrBuild,
    // The server reads from it which chunks a screen needs first; `npm run bench` weighs by it.
    manifest: true,
    // A list of all files, each under the hash of its content, would stand before every first screen. Only styles must be there before
    // the code that they belong to; the server names what a screen imports, and the worker has all of it soon after.
    // The browsers that lack it (Safari 16) load the same a moment later.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      // A schema that spreads another's entries reads properties: that alone must not keep it where nothing refers to it.
      treeshake: { propertyReadSideEffects: false },
      output: {
        // Every name of a file stands in the script before the first screens, and a hash doesn't compress: 36 or 42 bits tell builds apart,
        // and neither code nor a style needs another name: `.vite/graph.json` says what is in a file. The rendered HTML names pictures as the
        // page does, so both builds name them alike.
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? 'assets/[hash:6][extname]' : 'assets/[name]-[hash:6][extname]',
        ...(!isSsrBuild && {
          // By `minifyChunks` instead.
          minify: false,
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[hash:7].js',
          codeSplitting: {
            groups: [
              { name: 'app', tags: ['$initial'], priority: 2 },
              // Of the places and the posts: a file of its own compresses worse.
              { name: 'app', test: /[iI]nfiniteQuery(Observer)?\.js$/, priority: 2 },
              { name: sharedChunkOf, debugName: 'shared by first screens', priority: 2 },
              { name: chunkOf, debugName: 'first screens', priority: 1 },
              { name: nextChunkOf, debugName: 'what every page loads next' },
              { name: laterChunkOf, debugName: 'what many parts share', minShareCount: 7 },
              { name: smallChunkOf, debugName: 'small modules', minShareCount: 2, maxModuleSize: 1000 },
              { name: sharedByFewOf, debugName: 'what few parts share', minShareCount: 2, entriesAware: true },
              { name: followingChunkOf, debugName: 'what follows a first screen' },
            ],
          },
        }),
      },
    },
  },
  server: {
    proxy: { '/api': api, '/media': api, '/tiles': api },
  },
  // All that is rendered comes with the build, as the page's code does: React without its checks, and styles by the same names.
  ssr: { noExternal: true },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
}))
