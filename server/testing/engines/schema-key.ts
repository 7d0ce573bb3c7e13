import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MIGRATIONS_FOLDER } from '../../db/migrate.ts'

/** Name of a template by a digest of its contents: another schema has another template. */
export function schemaKey(...also: string[]): string {
  const hash = createHash('sha256')
  for (const part of also) hash.update(part)
  // Includes the journal, by whose dates migrations count as applied.
  for (const name of ['meta/_journal.json', ...readdirSync(MIGRATIONS_FOLDER).sort()]) {
    if (/\.(sql|json)$/.test(name)) hash.update(name).update(readFileSync(join(MIGRATIONS_FOLDER, name)))
  }
  return hash.digest('hex').slice(0, 16)
}
