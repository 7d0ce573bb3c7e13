// `npm run migrations`: regenerates the unreleased migration from every table.ts of the server. Released migrations stay unchanged.
import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Name of the next migration. It may be regenerated at will until it is released; see decision 0131. */
const NEXT = 'belongings'

const root = path.resolve(import.meta.dirname, '..')
const home = path.join(root, 'server/db/migrations')
/** Statements of the next migration that drizzle-kit can't know of: how rows are brought along. */
const data = path.join(root, 'server/db/data-of-next.sql')
/** Released: existing databases were created by these, so they never change. A release adds its own, with the digest of its statements. */
const RELEASED = Object.keys(JSON.parse(readFileSync(path.join(root, 'server/db/released.json'), 'utf8')))
const draft = path.join(root, '.cache/migrations-draft')
const old = path.join(root, '.cache/migrations-old')

rmSync(draft, { recursive: true, force: true })
rmSync(old, { recursive: true, force: true })
mkdirSync(path.join(draft, 'meta'), { recursive: true })

const journal = JSON.parse(readFileSync(path.join(home, 'meta/_journal.json'), 'utf8'))
/** @param {{ tag: string }} entry */
const isReleased = ({ tag }) => RELEASED.includes(tag)
const released = { ...journal, entries: journal.entries.filter(isReleased) }
writeFileSync(path.join(draft, 'meta/_journal.json'), `${JSON.stringify(released, null, 2)}\n`)
for (const tag of RELEASED) {
  cpSync(path.join(home, `${tag}.sql`), path.join(draft, `${tag}.sql`))
  const snapshot = `meta/${tag.slice(0, 4)}_snapshot.json`
  cpSync(path.join(home, snapshot), path.join(draft, snapshot))
}

const args = ['generate', '--name', NEXT, '--dialect', 'postgresql']
args.push('--schema', './server/**/table.ts', '--out', path.relative(root, draft))
execFileSync(path.join(root, 'node_modules/.bin/drizzle-kit'), args, { cwd: root, stdio: 'inherit' })

const next = `${String(RELEASED.length).padStart(4, '0')}_${NEXT}.sql`
// What becomes of stored rows, after what becomes of the tables.
if (existsSync(path.join(draft, next)))
  appendFileSync(path.join(draft, next), `--> statement-breakpoint\n${readFileSync(data, 'utf8').trimEnd()}`)
/** @param {string} folder */
const statements = (folder) =>
  existsSync(path.join(folder, next)) ? readFileSync(path.join(folder, next), 'utf8') : ''
if (statements(draft) === statements(home)) {
  console.log('The tables have not changed.')
} else {
  // By renames, so that tests running meanwhile find one version or the other.
  renameSync(home, old)
  renameSync(draft, home)
}
rmSync(draft, { recursive: true, force: true })
rmSync(old, { recursive: true, force: true })
