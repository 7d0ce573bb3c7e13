import { sql } from 'drizzle-orm'
import type { ReviewDog } from '../../../contract/reviews/reviews.ts'
import type { Db } from '../../db/index.ts'
import type { LightText } from '../../lib/light-text.ts'
import type { PostPorts } from './ports.ts'
import { insertPosts } from './store.ts'
import type { PostPhoto } from './table.ts'

/** A demo post, with its board and place by name. */
interface SamplePost extends LightText {
  userId: number
  board: string
  category: string | null
  title: string
  place: string | null
  dog: ReviewDog | null
  photos: PostPhoto[]
  likedBy: readonly number[]
  viewCount: number
  createdAt: Date
}

/** How demo posts use other domains. */
export interface SamplePostPorts {
  boards: PostPorts['boards']
  /** Ids of demo places by name. */
  placeIds(db: Db): Promise<Map<string, number>>
  addLikes(db: Db, likes: readonly { userId: number; targetId: number; likedAt: Date }[]): Promise<void>
}

/** Inserts them in this order, with their likes and views. @returns their ids */
export async function insertSamplePosts(
  db: Db,
  ports: SamplePostPorts,
  samples: readonly SamplePost[],
): Promise<number[]> {
  const places = await ports.placeIds(db)
  const boards = await boardsOf(db, ports, samples)
  const rows = samples.map(({ userId, createdAt, board: slug, place, dog, category, title, text, html, photos }) => {
    const board = boards.get(slug)
    if (!board) throw new Error(`There is no board ${slug}.`)
    const placeId = (place && places.get(place)) || null
    const content = { category, title, text, html, photos, placeId, boardId: board.id, showDogName: true }
    return {
      userId,
      createdAt,
      sample: true,
      anonymous: board.anonymous,
      content: { ...content, dog: dog && { id: null, facts: dog } },
    }
  })
  const ids = await insertPosts(db, rows)
  const likes = samples.flatMap(({ likedBy, createdAt }, nth) =>
    likedBy.map((userId) => ({ userId, targetId: ids[nth] as number, likedAt: createdAt })),
  )
  await ports.addLikes(db, likes)
  await db.execute(sql`
    update posts as p set like_count = c.likes, view_count = c.views
    from unnest(
      ${sql.param(ids)}::int[], ${sql.param(samples.map(({ likedBy }) => likedBy.length))}::int[],
      ${sql.param(samples.map(({ viewCount }) => viewCount))}::int[]
    ) as c(id, likes, views)
    where p.id = c.id`)
  return ids
}

/** Whether anybody has ever written a post that is still there. */
export async function hasPosts(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`select from posts limit 1`)
  return rows.length > 0
}

/** One after the other: a transaction has one connection, which runs one query at a time. */
async function boardsOf(db: Db, ports: SamplePostPorts, samples: readonly SamplePost[]) {
  const boards = new Map<string, Awaited<ReturnType<SamplePostPorts['boards']['hold']>>>()
  for (const slug of new Set(samples.map(({ board }) => board))) boards.set(slug, await ports.boards.hold(db, slug))
  return boards
}
