import type { Db } from './db/index.ts'
import type { MailQueue } from './mail/queue.ts'
import type { Env } from './env.ts'
import type { Actor } from './http/actor.ts'
import type { Invalidations } from './http/invalidations.ts'
import type { Logger } from './lib/log.ts'
import type { Mail } from './mail/mail.ts'
import type { MediaStore, PrivateMedia } from './media/media.ts'

/** All that the app needs of the world; a test gives its own. */
export interface Deps {
  db: Db
  clock: () => Date
  env: Env
  log: Logger
  media: MediaStore
  privateMedia: PrivateMedia
  /** Origin of addresses in mails: what a caller says of the host is no ground to send anybody there. */
  origin: string
  sendMail: (mail: Mail) => Promise<void>
  mails: MailQueue
  /** What writes changed, for whoever keeps public answers. */
  invalidations: Invalidations
  /** Who sends these headers, in a test that gives somebody out for another; else the session says so. */
  authenticate?: (headers: Headers) => Promise<Actor | null>
  /** Folder of the built page; without it only the API is served. */
  pageDir?: string
  /** How long a public answer is given again without asking the database; see decision 0021. */
  answersFreshMs?: number
}
