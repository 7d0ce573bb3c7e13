import type { Photo } from '../../contract/api/media.ts'
import { POST_LENGTH } from '../../contract/posts/posts.ts'
import { SAMPLE_POST_PORTS } from '../compose/ports.ts'
import type { Deps } from '../deps.ts'
import { insertSampleMembers } from '../domains/accounts/sample-store.ts'
import { ensureDemoBoard } from '../domains/boards/store.ts'
import { insertSampleComments, type SampleComment } from '../domains/comments/sample-store.ts'
import { heatPosts } from '../domains/posts/hot-store.ts'
import { hasPosts, insertSamplePosts } from '../domains/posts/sample-store.ts'
import { readLightText } from '../lib/light-text.ts'
import { drawPortrait, drawWalk, type Scene } from './artwork/artwork.ts'
import { exchangesOf } from './comment-lines.ts'
import { storeDrawing } from './drawings.ts'
import { PEOPLE } from './people.ts'
import { DEMO_PLACES } from './places.ts'
import { DEMO_POSTS, type DemoPost } from './post-lines.ts'

const HOUR_MS = 3_600_000

/** The best liked posts pass a thousand readers, so the screens show long counts too. */
const READERS_PER_LIKE = 97

/** Writes the posts of the demo, by its fictional members. */
export async function seedPosts(deps: Deps, people: readonly number[], now: Date): Promise<void> {
  const { db, media } = deps
  await ensureDemoBoard(db)
  const samples = await Promise.all(
    DEMO_POSTS.map(async (post, index) => {
      const photos = await picturesOf(media, post, index)
      const person = PEOPLE[post.person]
      if (!person) throw new Error(`Nobody has written “${post.title}”.`)
      return {
        userId: people[post.person] as number,
        board: post.board,
        place: post.place ?? null,
        category: post.category,
        title: post.title,
        ...readLightText({ text: post.text, html: post.text.startsWith('<') ? post.text : null }, POST_LENGTH),
        dog: post.dog ? person.dog : null,
        photos: photos.map((photo, nth) => ({ id: `demo-post-${index}-${nth}`, photo })),
        // The same members like them on every machine; never the author.
        likedBy: Array.from({ length: post.likes }, (_, nth) => (post.person + 1 + nth) % PEOPLE.length).map(
          (liker) => people[liker] as number,
        ),
        viewCount: 9 + post.likes * READERS_PER_LIKE,
        createdAt: new Date(now.getTime() - post.hoursAgo * HOUR_MS),
      }
    }),
  )
  const ids = await insertSamplePosts(db, SAMPLE_POST_PORTS, samples)
  await insertSampleComments(
    db,
    DEMO_POSTS.flatMap((post, nth) => threadOf(post, nth, { postId: ids[nth] as number, people, now })),
  )
  await heatPosts(db, now)
}

/** What other members say about a post, and its author answers, within hours. */
function threadOf(
  post: DemoPost,
  nth: number,
  { postId, people, now }: { postId: number; people: readonly number[]; now: Date },
): SampleComment[] {
  const at = (share: number) => new Date(now.getTime() - post.hoursAgo * HOUR_MS * (1 - share))
  return exchangesOf(post, nth).map(([text, answer], one) => ({
    postId,
    text,
    anonymous: post.board === 'worry',
    createdAt: at(0.1 * (one + 1)),
    userId: people[(post.person + 5 + one) % PEOPLE.length] as number,
    answer:
      answer === null ? null : { userId: people[post.person] as number, text: answer, createdAt: at(0.5 + 0.1 * one) },
  }))
}

/** Adds posts to a demo that was seeded before there was a community. */
export async function addPostsToOlderDemo(deps: Deps): Promise<void> {
  if (await hasPosts(deps.db)) return
  const now = deps.clock()
  const nicknames = PEOPLE.map(({ nickname }) => nickname)
  await seedPosts(deps, await insertSampleMembers(deps.db, nicknames, now), now)
}

/** Drawings that fit the place, or any landscape. */
function picturesOf(media: Deps['media'], { place, title, pictures = 0 }: DemoPost, index: number): Promise<Photo[]> {
  const demo = DEMO_PLACES.find(([, , name]) => name === place)
  const scene = (nth: number): Scene => ({
    group: demo?.[3] ?? 'park',
    setting: demo?.[8] ?? 'field',
    mood: demo?.[9] ?? 'morning',
    seed: 9_001 * (index + 1) + nth,
  })
  return Promise.all(
    Array.from({ length: pictures }, (_, nth) =>
      storeDrawing(
        media,
        'post',
        nth % 2 === 0 ? drawPortrait(scene(nth)) : drawWalk(scene(nth)),
        `${title} 그림 ${nth + 1}`,
      ),
    ),
  )
}
