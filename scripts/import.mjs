// `npm run import -- FILE…`: builds the server where it has changed, then imports public data.
import { build } from './build.mjs'
import { built } from './built.mjs'
import { endWithNpm } from './end-with-npm.mjs'

endWithNpm()
await build()
await built('server/import/cli.js')
