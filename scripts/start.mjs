// `npm start [-- --empty]`: builds what has changed, then serves page, API and database in one process.
import { build } from './build.mjs'
import { built } from './built.mjs'
import { exitWithNpm } from './exit-with-npm.mjs'

exitWithNpm()
await build()
await built('server/main.js')
