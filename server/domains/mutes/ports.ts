import type { Db } from '../../db/index.ts'
import type { Newsroom } from '../../db/content/news.ts'

/** What mutes need of other domains. */
export interface MutePorts {
  reviews: {
    /** The author of a published review; null if there is none. */
    owner(db: Db, id: number): Promise<number | null>
  }
  newsroom: Newsroom
}
