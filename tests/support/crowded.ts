import { expect, type Page } from '@playwright/test'
import type * as places from '../../server/compose/places.ts'
import type * as database from '../../server/db/index.ts'
import { dogInput } from '../../server/testing/dog-input.ts'
import { placeInput } from '../../server/testing/place-input.ts'
import { UNKNOWN_POLICY } from '../../contract/policy/policy.ts'

export const REVIEWS = 3_000
export const NAME = '바다가 아주 잘 보이는 언덕 위의 오래된 방앗간을 고친 반려견 동반 카페 속초본점'
const RULE = '대형견은 입마개를 하고 목줄을 1.5m 이내로 잡아 주세요. 배변 봉투는 각자 준비해 주세요. '

/** Imports a module of the built server. */
const built = (file: string): Promise<unknown> => import(new URL(`../../dist/node/${file}`, import.meta.url).href)

/** Adds a place without photos, whose policy has 2,000 characters and which has thousands of reviews; it is the last one. */
export async function addCrowdedPlace(dataDir: string): Promise<void> {
  const { openDatabase } = (await built('server/db/index.js')) as typeof database
  const { insertPlaces } = (await built('server/compose/places.js')) as typeof places
  const log = { info() {}, warn: console.warn, error: console.error }
  const { orm, pool, close } = await openDatabase({ dataDir, log })
  try {
    const policy = {
      ...UNKNOWN_POLICY,
      entry: 'all' as const,
      sourceTexts: [{ label: '동반 조건', text: RULE.repeat(50).slice(0, 2_000) }],
      unparsed: Array.from({ length: 12 }, (_, index) => `${index + 1}층 테라스는 예약한 분만 이용할 수 있어요`),
    }
    const [id] = await insertPlaces(orm, [
      placeInput({ name: NAME, policy, homepage: `https://${'long-'.repeat(12)}name.example/${'a'.repeat(120)}` }),
    ])
    await pool.query(
      `insert into reviews (place_id, user_id, stars, text, visited_on, show_dog_name, tags, photos, created_at)
       select $1, (select id from users order by id offset n % 5 limit 1), 1 + n % 5, repeat('마당이 넓고 물그릇도 있었어요. ', 1 + n % 30),
         date '2018-08-01' + n, false, '{}', '[]', timestamptz '2018-08-01' + n * interval '1 day'
       from generate_series(1, $2::int) as n`,
      [id, REVIEWS],
    )
    await pool.query('update places set review_count = $2, rating = 3 where id = $1', [id, REVIEWS])
  } finally {
    await close()
  }
}

/** Its id. */
export async function crowdedPlace(page: Page, url: string): Promise<number> {
  const answer = await page.request.get(`${url}/api/places?q=${encodeURIComponent('방앗간을 고친')}`)
  const { data } = (await answer.json()) as { data: { items: { id: number }[] } }
  return data.items[0]!.id
}

/** Gives the member of this page as many dogs as a member may have, with long names, and a like of every place. */
export async function fillCrowdedMember(page: Page, url: string, dogs: number): Promise<void> {
  const send = async (path: string, data: object) => {
    const answer = await page.request.post(`${url}/api${path}`, { data })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  }
  for (let index = 0; index < dogs; index++) {
    const weightKg = 1 + ((index * 7) % 40)
    const size = weightKg < 10 ? 'small' : weightKg < 25 ? 'medium' : 'large'
    const name = index % 3 ? `콩이${index}` : `아주아주긴이름의강아지${index}`
    await send('/dogs', dogInput({ name, weightKg, size, vaccinations: [], registrationNumber: null }))
  }
  const listed = await page.request.get(`${url}/api/places?limit=50&order=liked`)
  const { data } = (await listed.json()) as { data: { items: { id: number }[] } }
  await send('/likes/places', { ids: data.items.map(({ id }) => id) })
}
