// `npm run import -- FILE…`: builds the server if it has changed, then imports public data.
import { build } from './build.mjs'
import { built } from './built.mjs'
import { exitWithNpm } from './exit-with-npm.mjs'

exitWithNpm()
await build()
await built('server/import/cli.js')
