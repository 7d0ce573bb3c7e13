import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Dog } from '../../../../contract/dogs/dogs.ts'
import type { MemberDog } from '../../../../contract/dogs/member-dogs.ts'
import { sampleDog } from '../../../platform/testing/sample-dog.ts'
import { failure, stubApi } from '../../../platform/testing/stub-api.ts'
import { markLoggedIn } from '../../session/state.ts'
import { getVisitorDog, setVisitorDog } from '../state.ts'
import { moveDogToAccount } from './mutations.ts'

const ME = 7
const kong: Dog = {
  name: '콩이',
  weightKg: 30.5,
  size: 'large',
  breed: '로트와일러',
  restricted: true,
  guide: false,
  count: 1,
}
const REFUSED = failure(409, { code: 'DOGS_FULL', message: '강아지를 더 등록할 수 없어요.' })

/** A server that stores dogs. `lose`: it stores the first one, but its answer is lost. */
function server({ lose = false } = {}) {
  const dogs: MemberDog[] = []
  let lost = !lose
  stubApi({
    'GET /dogs': () => [...dogs],
    'POST /dogs': ({ body }: { body: MemberDog }) => {
      const dog = sampleDog({ ...body, id: dogs.length + 1 })
      dogs.push(dog)
      if (lost) return dog
      lost = true
      throw new TypeError('Failed to fetch')
    },
  })
  return dogs
}

const move = (seen: Dog, name = seen.name ?? '') => moveDogToAccount(new QueryClient(), seen, name)

beforeEach(() => {
  localStorage.clear()
  markLoggedIn({ id: ME, role: 'member' })
  setVisitorDog(kong)
})

test('the device’s dog is created for the member with all facts and deleted from the device', async () => {
  const dogs = server()
  await move(kong)
  const { count: _, ...told } = kong
  expect(dogs).toEqual([expect.objectContaining(told)])
  expect(getVisitorDog()).toBeNull()
})

test('a missing name is the one entered', async () => {
  const nameless = { ...kong, name: null }
  setVisitorDog(nameless)
  const dogs = server()
  await move(nameless, '보리')
  expect(dogs.map(({ name }) => name)).toEqual(['보리'])
})

test('moved concurrently from two tabs, it is created once', async () => {
  const dogs = server()
  await Promise.all([move(kong), move(kong)])
  expect(dogs).toHaveLength(1)
})

test('a tab with an outdated view moves nothing', async () => {
  const dogs = server()
  localStorage.setItem('daengdaeng.dog', JSON.stringify({ version: 1, dog: null }))
  await move(kong)
  expect(dogs).toHaveLength(0)
})

test('a lost answer creates no second dog', async () => {
  const dogs = server({ lose: true })
  await expect(move(kong)).rejects.toMatchObject({ status: 0 })
  expect(getVisitorDog()).toEqual(kong)
  await move(kong)
  expect(dogs).toHaveLength(1)
  expect(getVisitorDog()).toBeNull()
})

test('if refused, it stays on the device', async () => {
  stubApi({ 'GET /dogs': [], 'POST /dogs': () => REFUSED.clone() })
  await expect(move(kong)).rejects.toMatchObject({ code: 'DOGS_FULL' })
  expect(getVisitorDog()).toEqual(kong)
})

test.each([3, 2])('of %i dogs described as one, one moves and the others stay to be named', async (count) => {
  const pack = { ...kong, count }
  setVisitorDog(pack)
  const dogs = server()
  await move(pack)
  expect(dogs).toHaveLength(1)
  expect(getVisitorDog()).toEqual({ ...kong, name: null, count: count - 1 })
})

test('a dog that was changed meanwhile is not lost', async () => {
  const changed = { ...kong, weightKg: 31 }
  const dogs = server()
  const listing = vi.fn<() => MemberDog[]>(() => {
    setVisitorDog(changed)
    return []
  })
  stubApi({ 'GET /dogs': listing, 'POST /dogs': ({ body }: { body: MemberDog }) => (dogs.push(body), sampleDog(body)) })
  await move(kong)
  expect(getVisitorDog()).toEqual(changed)
})
