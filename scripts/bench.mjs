// `npm run bench [-- part …]`: each budget beside the value measured on this machine. Exceeded bytes fail the run; times are advisory.
// Parts: bytes start http map members writes reader import lighthouse offline first-visit mutations first-views community admin
import { build } from './build.mjs'
import { benchAdmin } from './bench/admin.mjs'
import { benchBytes } from './bench/bytes.mjs'
import { benchCommunity } from './bench/community.mjs'
import { benchFirstViews } from './bench/first-views.mjs'
import { benchFirstVisit } from './bench/first-visit.mjs'
import { benchHttp } from './bench/http.mjs'
import { benchImport } from './bench/import.mjs'
import { benchLighthouse } from './bench/lighthouse.mjs'
import { benchMutations } from './bench/mutations.mjs'
import { benchOffline } from './bench/offline.mjs'
import { benchStart } from './bench/start.mjs'
import { benchMap } from './bench/map.mjs'
import { benchMembers } from './bench/members.mjs'
import { benchReader } from './bench/reader.mjs'
import { benchWrites } from './bench/writes.mjs'
import { print } from './bench/table.mjs'

/** @type {Record<string, () => Promise<import('./bench/table.mjs').Row[]> | import('./bench/table.mjs').Row[]>} */
const PARTS = {
  bytes: benchBytes,
  start: benchStart,
  http: benchHttp,
  map: benchMap,
  members: benchMembers,
  writes: benchWrites,
  reader: benchReader,
  import: benchImport,
  lighthouse: benchLighthouse,
  offline: benchOffline,
  'first-visit': benchFirstVisit,
  mutations: benchMutations,
  'first-views': benchFirstViews,
  community: benchCommunity,
  admin: benchAdmin,
}

const names = process.argv.slice(2)
const unknown = names.filter((name) => !(name in PARTS))
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}.`)
  process.exit(1)
}

await build()
for (const [name, part] of Object.entries(PARTS)) {
  if (names.length > 0 && !names.includes(name)) continue
  console.log(`\n## ${name}`)
  const rows = await part()
  print(rows)
  if (rows.some((row) => row.fails && row.measured > row.budget)) process.exitCode = 1
}
