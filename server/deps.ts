import type { Renderer } from '../contract/offline/rendered-screens.ts'
import type { Db } from './db/index.ts'
import type { MailQueue } from './mail/queue.ts'
import type { Env } from './env.ts'
import type { Actor } from './http/request/actor.ts'
import type { BuiltPage } from './http/page/built-page.ts'
import type { Invalidations } from './http/answers/invalidations.ts'
import type { Keys } from './lib/keys.ts'
import type { Logger } from './lib/log.ts'
import type { Mail } from './mail/mail.ts'
import type { MediaStore, PrivateMedia } from './media/media.ts'

/** External dependencies of the app; tests provide their own. */
export interface Deps {
  db: Db
  clock: () => Date
  env: Env
  log: Logger
  keys: Keys
  media: MediaStore
  privateMedia: PrivateMedia
  /** Origin of links in mails. Never taken from the Host header, which a caller could forge. */
  origin: string
  sendMail: (mail: Mail) => Promise<void>
  mails: MailQueue
  /** Works on what is queued of imports by upload; without it, they wait for a process that does. */
  imports?: { runSoon(): void }
  /** Aborted when the server stops: what stays open between page and server ends then. */
  stopping?: AbortSignal
  /** Publishes the tags that writes have touched, to caches of public answers. */
  invalidations: Invalidations
  /** Set in tests only: replaces the session as the way to tell who the caller is. */
  authenticate?: (headers: Headers) => Promise<Actor | null>
  /** The built page; without it, only the API is served. */
  page?: BuiltPage
  /** Creates what renders public screens; without it, they get the built page with its static frame. */
  createRenderer?: (fetch: typeof globalThis.fetch, origin: string) => Renderer
  /** How long a public answer is served from memory without querying the database; see decision 0021. */
  answersFreshMs?: number
}
