import type { Db } from './db/index.ts'
import type { Env } from './env.ts'
import type { Actor } from './http/handler.ts'
import type { Logger } from './log.ts'
import type { MediaStore } from './media.ts'

/** All that the app needs of the world; a test gives its own. */
export interface Deps {
  db: Db
  clock: () => Date
  env: Env
  log: Logger
  media: MediaStore
  /** Who sends these headers; without it nobody is known, and whatever isn't public answers 401. */
  authenticate?: (headers: Headers) => Promise<Actor | null>
  /** Folder of the built page; without it only the API is served. */
  pageDir?: string
  /** How long a public answer is given again without asking the database; see decision 0021. */
  answersFreshMs?: number
}
