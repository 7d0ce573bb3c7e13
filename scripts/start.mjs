// `npm start [-- --empty]`: builds what has changed, then serves page, API and database in this one process.
import { build } from './build.mjs'
import { built } from './built.mjs'
import { endWithNpm } from './end-with-npm.mjs'

endWithNpm()
await build()
await built('server/main.js')
