import { todayInKorea } from '../../contract/time/korea-time.ts'
import type { Photo } from '../../contract/api/media.ts'
import { SIDO } from '../../contract/regions/regions.ts'
import type { Deps } from '../deps.ts'
import type { PlaceInput } from '../domains/places/input.ts'
import { setSampleCounts } from '../domains/places/sample-store.ts'
import { insertPlaces } from '../compose/places.ts'
import { insertSamples } from '../domains/banners/sample-store.ts'
import { type Scene, drawPlace, drawPortrait, drawWalk } from './artwork/artwork.ts'
import { insertDemoEntries } from './entries.ts'
import { storeDrawing } from './drawings.ts'
import { demoGuide } from './guides.ts'
import { seedNotices } from './notices.ts'
import { DEMO_PLACES, type DemoPlace } from './places.ts'
import { seedMentoring } from './seed-mentoring.ts'
import { seedPosts } from './seed-posts.ts'
import { seedReviews } from './seed-reviews.ts'
import { demoPolicy } from './terms.ts'
import { OPENING_HOURS } from './times.ts'

const DAY_MS = 86_400_000
/** Groups whose terms and hours are about outdoor areas only. */
const OPEN_AIR = new Set(['park', 'beach', 'attraction', 'camping'])

/** Fills an empty database with fictional places in all 17 시도, labelled 예시, so that a first start has something to show. */
export async function seedDemo(deps: Deps): Promise<void> {
  const { db, clock, media } = deps
  const keep = (stem: string, svg: string, alt: string) => storeDrawing(media, stem, svg, alt)
  const inputs = await Promise.all(
    DEMO_PLACES.map(async (place, index) => {
      const scene = sceneOf(place, index)
      const photos = await Promise.all([
        keep(`${scene.group}-place`, drawPlace(scene), `${place[2]} 바깥 모습 그림`),
        keep(`${scene.group}-walk`, drawWalk(scene), `${place[2]} 둘레를 강아지와 걷는 그림`),
        keep(`${scene.group}-dog`, drawPortrait(scene), `${place[2]}에 온 강아지 그림`),
      ])
      return inputOf(place, index, photos, clock())
    }),
  )
  const ids = await insertPlaces(db, inputs)
  const seeded = DEMO_PLACES.map((place, index) => ({ id: ids[index] as number, index, place }))
  await setSampleCounts(
    db,
    seeded.map(({ id, place }) => ({ id, likeCount: place[12], rating: 0, reviewCount: 0 })),
  )
  const people = await seedReviews(deps, seeded)
  await seedMentoring(deps, people)
  await seedPosts(deps, people, clock())
  await seedNotices(deps)
  const byName = new Map(DEMO_PLACES.map((place, index) => [place[2], ids[index] as number]))
  await insertDemoEntries(db, byName, clock())
  await insertSamples(db, [
    {
      title: '바다를 함께 달려요',
      text: '모래밭과 바닷가 카페, 강아지와 갈 수 있는 곳만',
      href: '/place?g=beach',
      photo: await keep(
        'banner',
        drawWalk({ group: 'beach', setting: 'sea', mood: 'noon', seed: 11 }),
        '강아지와 바닷가를 걷는 그림',
      ),
    },
    {
      title: '하룻밤 같이 자요',
      text: '마당 있는 독채부터 온천 호텔까지',
      href: '/place?g=hotel,pension',
      photo: await keep(
        'banner',
        drawPlace({ group: 'pension', setting: 'mountain', mood: 'dusk', seed: 23 }),
        '산속 펜션 앞에 앉은 강아지 그림',
      ),
    },
    {
      title: '단풍길 산책',
      text: '가을에 걷기 좋은 산책길을 모았어요',
      href: '/place?g=attraction,park',
      photo: await keep(
        'banner',
        drawWalk({ group: 'park', setting: 'mountain', mood: 'autumn', seed: 5 }),
        '단풍 든 산길을 걷는 강아지 그림',
      ),
    },
    // Both are over: nothing covers the demo, and the back office shows what one looks like.
    {
      slot: 'banner',
      title: '[예시] 여름 물놀이 모음',
      text: '강아지와 물놀이할 수 있는 곳',
      href: '/place?g=beach',
      screens: ['home', 'places'],
      startsAt: new Date('2026-07-01T00:00:00+09:00'),
      endsAt: new Date('2026-09-01T00:00:00+09:00'),
    },
    {
      slot: 'popup',
      title: '[예시] 추석 연휴 안내',
      text: '연휴에는 쉬는 곳이 많아요. 가기 전에 전화해 보세요.',
      href: '',
      screens: ['all'],
      startsAt: new Date('2026-09-23T00:00:00+09:00'),
      endsAt: new Date('2026-09-28T00:00:00+09:00'),
    },
  ])
}

function sceneOf([, , , group, , , , , setting, mood]: DemoPlace, index: number): Scene {
  return { group, setting, mood, seed: 31 * (index + 1) }
}

function inputOf(place: DemoPlace, index: number, photos: Photo[], now: Date): PlaceInput {
  const [sido, sigungu, name, group, lat, lng, terms, times, , , options, daysAgo, , , , description] = place
  const verified = todayInKorea(new Date(now.getTime() - daysAgo * DAY_MS))
  const openAir = OPEN_AIR.has(group)
  return {
    name,
    group,
    sido,
    sigungu,
    lat,
    lng,
    description,
    photos,
    sample: true,
    roadAddress: [SIDO[sido], sigungu, `예시로 ${index + 1}`].filter(Boolean).join(' '),
    lotAddress: null,
    phone: openAir && group !== 'camping' ? null : `000-0000-${String(index + 1).padStart(4, '0')}`,
    homepage: null,
    hours: { ...OPENING_HOURS[times] },
    parking: options.includes('parking') ? true : null,
    admission: openAir ? '없음' : null,
    indoor: !openAir,
    outdoor: openAir || /terrace|yard|outdoor|trail/.test(options),
    options: options.split(' '),
    policy: demoPolicy(terms, verified),
    guideHtml: terms === 'unclear' ? null : demoGuide(group),
  }
}
