import { createHash } from 'node:crypto'
import path from 'node:path'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { buildGraph } from './scripts/vite/build-graph.ts'
import { iconImports } from './scripts/vite/icon-imports.ts'
import { flatKit, kitStyles } from './scripts/vite/kit.ts'
import { schemeScript, themeColors, tokenCss } from './src/ui/theme.ts'

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
    { tag: 'script', children: schemeScript(), injectTo: 'head' },
  ],
}

interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null
}

/** Where most visits begin, each a layout and a screen; the budgets speak of these. */
const FIRST_SCREENS = [
  ['_default', '_default/index'],
  ['_place-list', '_place-list/place.index'],
  ['_subpage', '_subpage/place.$id.index'],
]

/** How many of the first screens load a module at once, as against what they fetch when it is wanted. */
function firstScreensThatNeed(id: string, graph: ModuleGraph): number {
  const seen = new Set([id])
  for (const module of seen) for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer)
  const routes = new Set(
    [...seen].flatMap((module) => /src\/routes\/(.+)\.tsx\?.*tsr-split=component/.exec(module)?.[1] ?? []),
  )
  return FIRST_SCREENS.filter((parts) => parts.some((part) => routes.has(part))).length
}

/** Small parts of the longest first screen that code fetched later uses too: each would be a file of its own, and compress alone. */
const SMALL_PARTS = /[\\/](TopBar|IconButton|IconArrowLeft|open-app|share|directions)\.(module\.css|tsx?|mjs)/

const root = import.meta.dirname
const api = process.env.API_ORIGIN ?? 'http://localhost:3000'

export default defineConfig({
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
    iconImports(),
    react({ compiler: { compilationMode: 'annotation' } }),
    tokens,
    buildGraph(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      // src/platform/updates/service-worker.ts registers it; the manifest is a file of public/, which the server gives its name.
      injectRegister: null,
      manifest: false,
      injectManifest: {
        rollupFormat: 'iife',
        // The shell and every screen's code. Back office and editor are fetched by those who work with them, and the judge of
        // passwords, with its dictionary, by who chooses one.
        globPatterns: ['index.html', 'favicon.svg', 'assets/*.{js,css,svg}', 'assets/maplibre*.mjs'],
        globIgnores: ['assets/*{admin,Admin,protomaps,editor,strength}*'],
        // The map's engine is heavier than all the rest: kept once a map, or a place that is kept whole, needs it (sw/late.ts).
        manifestTransforms: [
          (entries) => ({
            manifest: entries.map((entry) => (entry.url.includes('maplibre') ? { ...entry, revision: 'late' } : entry)),
          }),
        ],
      },
    }),
  ],
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
    outDir: 'dist/page',
    emptyOutDir: true,
    // The server reads from it which chunks a screen needs first; `npm run bench` weighs by it.
    manifest: true,
    rolldownOptions: {
      // A schema that spreads another's entries reads properties: that alone must not keep it where nothing refers to it.
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: {
          groups: [
            // What every screen needs, and what first screens share, as one file each: a dozen small ones compress 8 % worse.
            { name: 'app', tags: ['$initial'], priority: 2 },
            {
              name: (id, graph) => (firstScreensThatNeed(id, graph) >= 2 || SMALL_PARTS.test(id) ? 'screens' : null),
              // Packages that are one barrel would count as needed wherever a part of them is.
              test: /[\\/](src|contract|es-hangul|@tabler)[\\/]/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': api, '/media': api, '/tiles': api },
  },
})
