import type { Photo } from '../../contract/api/media.ts'
import { SAMPLE_REVIEW_PORTS } from '../compose/ports.ts'
import type { Deps } from '../deps.ts'
import { insertSampleMembers } from '../domains/accounts/sample-store.ts'
import { insertSampleReviews, listUnreviewedSamples } from '../domains/reviews/sample-store.ts'
import { drawPortrait, drawWalk, type Scene } from './artwork/artwork.ts'
import { storeDrawing } from './drawings.ts'
import { PEOPLE } from './people.ts'
import { DEMO_PLACES, type DemoPlace } from './places.ts'
import { demoReviews } from './reviews.ts'

const DAY_MS = 86_400_000

/** Demo places with their ids in the database. */
type Seeded = readonly { id: number; index: number; place: DemoPlace }[]

/** Writes the reviews from which ratings and counts of demo places result, by fictional members without a login. @returns their ids, in the order of `PEOPLE` */
export async function seedReviews({ db, clock, media }: Deps, seeded: Seeded): Promise<number[]> {
  const now = clock()
  const nicknames = PEOPLE.map(({ nickname }) => nickname)
  const people = await insertSampleMembers(db, nicknames, new Date(now.getTime() - 500 * DAY_MS))
  const idOf = (person: number) => people[person] as number
  const samples = await Promise.all(
    seeded.map(async ({ id, index, place }) => {
      const pictures = await picturesOf(media, place, index)
      return demoReviews(place, index, now).map((review) => ({
        placeId: id,
        userId: idOf(review.person),
        createdAt: review.createdAt,
        helpful: review.helpful.map(idOf),
        content: {
          stars: review.stars,
          text: review.text,
          visitedOn: review.visitedOn,
          tags: review.tags,
          showDogName: review.showDogName,
          dog: review.dog && { id: null, ...review.dog },
          photos: review.pictures.map((nth) => ({ id: `demo-${id}-${nth}`, photo: pictures[nth] as Photo })),
        },
      }))
    }),
  )
  await insertSampleReviews(db, SAMPLE_REVIEW_PORTS, samples.flat())
  return people
}

/** Adds reviews to a demo that was seeded before reviews existed. */
export async function addReviewsToOlderDemo(deps: Deps): Promise<void> {
  const bare = await listUnreviewedSamples(deps.db)
  if (bare.length === 0) return
  const seeded = bare.flatMap(({ id, name }) => {
    const index = DEMO_PLACES.findIndex((place) => place[2] === name)
    const place = DEMO_PLACES[index]
    return place ? [{ id, index, place }] : []
  })
  await seedReviews(deps, seeded)
}

/** Pictures of a place's reviews; different from those of the place itself. */
function picturesOf(media: Deps['media'], [, , name, group, , , , , setting, mood]: DemoPlace, index: number) {
  const scene = (nth: number): Scene => ({ group, setting, mood, seed: 6_007 * (index + 1) + nth })
  const alt = `${name}에 다녀온 강아지 그림`
  return Promise.all([
    storeDrawing(media, `${group}-review`, drawPortrait(scene(0)), alt),
    storeDrawing(media, `${group}-review`, drawWalk(scene(1)), alt),
    storeDrawing(media, `${group}-review`, drawPortrait(scene(2)), alt),
  ])
}
