import type { Logger } from '../lib/log.ts'
import type { MediaStore } from './media.ts'

/** Ids asked for in one query. */
const BATCH = 500
/** So many files without a row, and more than with one, are no accident of a killed process: it may be the wrong database. */
const SUSPICIOUS = 100

interface Where {
  store: Pick<MediaStore, 'sweep' | 'remove'>
  log: Logger
  /** In the log: "photo files". */
  what: string
}

interface Which {
  /** Names of these files; the first group is the id of their row. */
  pattern: RegExp
  /** Which of these ids have a row. */
  known: (ids: readonly string[]) => Promise<readonly string[]>
  /** Earlier than the start of every upload that is still running. */
  before: Date
}

/** Deletes files that no row names, left by a process that was killed between the two. */
export async function removeOrphans({ store, log, what }: Where, { pattern, known, before }: Which): Promise<void> {
  const files = (await store.sweep(before)).flatMap((name) => {
    const id = pattern.exec(name)?.[1]
    return id ? [{ name, id }] : []
  })
  const rows = new Set<string>()
  for (let start = 0; start < files.length; start += BATCH) {
    const ids = files.slice(start, start + BATCH).map(({ id }) => id)
    for (const id of await known(ids)) rows.add(id)
  }
  const orphans = files.filter(({ id }) => !rows.has(id)).map(({ name }) => name)
  if (orphans.length > SUSPICIOUS && orphans.length > files.length / 2) {
    log.warn({ files: orphans.length }, `Most ${what} belong to no row of this database: none was deleted`)
    return
  }
  await store.remove(orphans)
  if (orphans.length > 0) log.info({ files: orphans.length }, `Of interrupted uploads, ${what} were deleted`)
}
