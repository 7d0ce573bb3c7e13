// `npm start [-- --empty]`: builds what has changed, then serves page, API and database in this one process.
import { build } from './build.mjs'

await build()
await import('../dist/node/server/main.js')
