import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { themeColors, tokenCss } from './src/ui/theme.ts'

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
  ],
}

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
    react({ compiler: true }),
    tokens,
  ],
  build: {
    outDir: 'dist/page',
    emptyOutDir: true,
    // The server reads from it which chunks a screen needs first; `npm run bench` weighs by it.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every screen needs, and what several share, as one file each: a dozen small ones compress 8 % worse.
            { name: 'app', tags: ['$initial'], priority: 2 },
            { name: 'screens', test: /[\\/](src|contract|es-hangul|@tabler)[\\/]/, minShareCount: 3, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': api, '/media': api },
  },
})
