// `npm run admin -- add EMAIL`: builds the server if it has changed, then makes an account an admin.
import { build } from './build.mjs'
import { built } from './built.mjs'
import { exitWithNpm } from './exit-with-npm.mjs'

exitWithNpm()
await build()
await built('server/admin/cli.js')
