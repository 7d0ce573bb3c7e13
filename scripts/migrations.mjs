// `npm run migrations`: writes the one migration anew from every server/domains/*/table.ts (nothing is released yet).
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const home = path.join(root, 'server/db/migrations')
const draft = path.join(root, '.cache/migrations-draft')
const old = path.join(root, '.cache/migrations-old')

rmSync(draft, { recursive: true, force: true })
rmSync(old, { recursive: true, force: true })
const args = ['generate', '--name', 'initial', '--dialect', 'postgresql']
args.push('--schema', './server/domains/*/table.ts', '--out', path.relative(root, draft))
execFileSync(path.join(root, 'node_modules/.bin/drizzle-kit'), args, { cwd: root, stdio: 'inherit' })

/** @param {string} folder */
const statements = (folder) => {
  try {
    return readFileSync(path.join(folder, '0000_initial.sql'), 'utf8')
  } catch {
    return ''
  }
}
if (statements(draft) === statements(home)) {
  console.log('The tables have not changed.')
} else {
  // By renames, so that whoever runs tests meanwhile finds one or the other.
  mkdirSync(home, { recursive: true })
  renameSync(home, old)
  renameSync(draft, home)
}
rmSync(draft, { recursive: true, force: true })
rmSync(old, { recursive: true, force: true })
