// `npm run admin -- add EMAIL`: builds the server where it has changed, then makes an account an admin.
import { build } from './build.mjs'
import { built } from './built.mjs'
import { exitWithNpm } from './end-with-npm.mjs'

exitWithNpm()
await build()
await built('server/admin/cli.js')
