// `npm run import -- FILE…`: builds the server where it has changed, then imports public data.
import { build } from './build.mjs'

await build()
await import('../dist/node/server/import/cli.js')
