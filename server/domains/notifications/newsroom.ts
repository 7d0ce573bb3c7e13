import type { Newsroom } from '../../db/content/news.ts'
import { touch } from '../../http/calls/call-effects.ts'
import { insertNews, repeatNews } from './store.ts'

/** The tag by which open pages of a member learn that their notifications have changed. */
export const bellTag = (userId: number): string => `bell:${userId}`

export const ringBells = (userIds: readonly number[]): void => touch(userIds.map(bellTag))

/** What other domains use of this one. */
export const newsroom: Newsroom = {
  async tell(tx, news, now) {
    ringBells(await insertNews(tx, news, now))
  },
  async tellAgain(tx, about, since, now) {
    ringBells(await repeatNews(tx, about, since, now))
  },
  renew: (userIds) => ringBells(userIds.flatMap((id) => id ?? [])),
}
