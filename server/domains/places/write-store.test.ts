import { beforeEach, describe, expect, test } from 'vitest'
import { UNKNOWN_POLICY } from '../../../contract/policy/policy.ts'
import { generatePlaces } from '../../testing/generate-places.ts'
import { placeInput } from '../../testing/place-input.ts'
import { useReferenceDatabase } from '../../testing/reference.ts'
import { insertPlaces, updatePlaces } from '../../compose/places.ts'
import { readPlaces } from './stored-store.ts'

const database = useReferenceDatabase()
const db = () => database.orm

beforeEach(async () => {
  await database.pool.query('delete from places')
  await database.pool.query('delete from place_counts')
})

/** The counts table, and the counts computed from the places. */
async function counts() {
  const stored = await database.pool.query(
    'select sido, sigungu, group_key, count from place_counts where count <> 0 order by 1, 2, 3',
  )
  const counted = await database.pool.query(
    `select sido, sigungu, group_key, count(*)::int from places where status = 'open' group by 1, 2, 3 order by 1, 2, 3`,
  )
  return { stored: stored.rows as unknown[], counted: counted.rows as unknown[] }
}

async function only(id: number) {
  const place = (await readPlaces(db(), [id])).get(id)
  if (!place) throw new Error(`No place ${id}`)
  return place
}

describe('inserting', () => {
  test('returns ids in input order across batches, and reads back what was written', async () => {
    const inputs = [...generatePlaces(1203, 5)]
    const ids = await insertPlaces(db(), inputs)
    expect(ids).toHaveLength(1203)
    const stored = await readPlaces(db(), ids)
    for (const i of [0, 499, 500, 1202]) expect(stored.get(ids[i] as number)?.input).toEqual(inputs[i])
  }, 60_000)

  test('updates the counts of regions and groups', async () => {
    await insertPlaces(db(), [...generatePlaces(300, 6)])
    const { stored, counted } = await counts()
    expect(stored).toEqual(counted)
    expect(stored.length).toBeGreaterThan(100)
  })

  test('of a kind that does not exist is refused whole', async () => {
    await expect(insertPlaces(db(), [placeInput(), placeInput({ group: 'castle' })])).rejects.toThrow('castle')
    expect((await counts()).counted).toEqual([])
  })

  test('stores any source text without characters that databases refuse', async () => {
    const hostile = `'); drop table places; -- %_\\ \0\uD800 ${'속초'.normalize('NFD')}`
    const [id] = await insertPlaces(db(), [placeInput({ name: hostile, description: hostile, sigungu: hostile })])
    const { input } = await only(id as number)
    expect(input.name).toBe(`'); drop table places; -- %_\\ \uFFFD 속초`)
    expect(input.description).toBe(input.name)
  })
})

describe('updating', () => {
  test('rewrites a place, its guide and its counts', async () => {
    const [first, second] = (await insertPlaces(db(), [
      placeInput({ guideHtml: '<p>하나</p>' }),
      placeInput({ name: '둘', guideHtml: '<p>둘</p>' }),
    ])) as [number, number]
    const changed = placeInput({ name: '셋', group: 'park', sido: '부산', sigungu: '중구', guideHtml: '<p>셋</p>' })
    await updatePlaces(db(), [
      { id: first, input: changed },
      { id: second, input: placeInput({ name: '둘' }) },
      { id: 999_999, input: changed },
    ])
    expect((await only(first)).input).toEqual(changed)
    expect((await only(second)).input.guideHtml).toBeNull()
    const { stored, counted } = await counts()
    expect(stored).toEqual(counted)
    expect(stored).toHaveLength(2)
  })

  test('does not overwrite an admin’s edits', async () => {
    const policy = { ...UNKNOWN_POLICY, entry: 'outdoor' } as const
    const [id] = (await insertPlaces(db(), [placeInput({ name: '고친 이름', policy })])) as [number]
    await database.pool.query(`update places set edited_fields = '{name,policy}' where id = $1`, [id])
    await updatePlaces(db(), [{ id, input: placeInput({ name: '자료의 이름', phone: '02-1' }) }])
    expect(await only(id)).toMatchObject({
      input: { name: '고친 이름', policy: { entry: 'outdoor' }, phone: '02-1' },
      editedFields: ['name', 'policy'],
    })
  })

  test('of a place that is hidden counts nothing', async () => {
    const [id] = (await insertPlaces(db(), [placeInput()])) as [number]
    await database.pool.query(`update places set status = 'hidden'`)
    await database.pool.query('delete from place_counts')
    await updatePlaces(db(), [{ id, input: placeInput({ sigungu: '고성군' }) }])
    expect((await counts()).stored).toEqual([])
    expect((await only(id)).status).toBe('hidden')
  })

  test('keeps likes and stars', async () => {
    const [id] = (await insertPlaces(db(), [placeInput()])) as [number]
    await database.pool.query('update places set like_count = 7, rating = 4.5, review_count = 2')
    await updatePlaces(db(), [{ id, input: placeInput({ name: '둘' }) }])
    const { rows } = await database.pool.query('select name, like_count, rating, review_count from places')
    expect(rows).toEqual([{ name: '둘', like_count: 7, rating: 4.5, review_count: 2 }])
  })

  test('concurrently neither deadlocks nor miscounts', async () => {
    const ids = await insertPlaces(db(), [...generatePlaces(60, 8)])
    const rewrite = (seed: number) => {
      const inputs = [...generatePlaces(60, seed)]
      const changes = ids.map((id, i) => ({ id, input: inputs[i] as (typeof inputs)[number] }))
      return updatePlaces(db(), seed % 2 === 0 ? changes : changes.toReversed())
    }
    await Promise.all([21, 22, 23, 24].map(rewrite))
    await Promise.all([
      insertPlaces(db(), [...generatePlaces(40, 31)]),
      insertPlaces(db(), [...generatePlaces(40, 32)]),
    ])
    const { stored, counted } = await counts()
    expect(stored).toEqual(counted)
  })
})
