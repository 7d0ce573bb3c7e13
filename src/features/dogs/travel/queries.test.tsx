import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import type { Dog } from '../../../../contract/dogs/dogs.ts'
import { createQueryClient } from '../../../platform/api/query-client.ts'
import { sampleDog } from '../../../platform/testing/sample-dog.ts'
import { failure, stubApi } from '../../../platform/testing/stub-api.ts'
import { wipeDevice } from '../../../platform/offline/wipe.ts'
import { markLoggedIn, markLoggedOut } from '../../session/state.ts'
import { setVisitorDog } from '../state.ts'
import { getTravelDogs, useTravel } from './queries.ts'
import { setDogsAtHome } from './state.ts'

const visitors: Dog = {
  name: '초롱',
  weightKg: 30,
  size: 'large',
  breed: null,
  restricted: false,
  guide: false,
  count: 1,
}
const kong = sampleDog({ id: 1, name: '콩이' })
const bori = sampleDog({ id: 2, name: '보리', weightKg: 5, size: 'small' })
const login = (id: number) => act(() => markLoggedIn({ id, role: 'member' }))

let client = createQueryClient()
const show = () =>
  renderHook(() => useTravel(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  }).result
const names = (dogs: readonly Dog[] | null) => dogs?.map(({ name }) => name)

beforeEach(async () => {
  markLoggedOut()
  await wipeDevice()
  client = createQueryClient()
  stubApi({ 'GET /dogs': [kong, bori] })
})

test('a visitor travels with the dog that they described, or with none', () => {
  const result = show()
  expect(result.current).toEqual({ dogs: [], waiting: false })
  act(() => setVisitorDog(visitors))
  expect(names(result.current.dogs)).toEqual(['초롱'])
  expect(names(getTravelDogs(client))).toEqual(['초롱'])
})

test('a member travels with all their dogs, once they are loaded', async () => {
  login(7)
  const result = show()
  expect(result.current).toEqual({ dogs: [], waiting: true })
  expect(getTravelDogs(client)).toBeNull()
  await waitFor(() => expect(names(result.current.dogs)).toEqual(['콩이', '보리']))
  expect(result.current.waiting).toBe(false)
  expect(getTravelDogs(client)).toBe(result.current.dogs)
})

test('a member’s dogs take precedence over the device’s; without any, that one counts', async () => {
  setVisitorDog(visitors)
  login(7)
  const result = show()
  await waitFor(() => expect(names(result.current.dogs)).toEqual(['콩이', '보리']))
  act(() => void client.setQueryData(['member', 7, 'dogs'], []))
  await waitFor(() => expect(names(result.current.dogs)).toEqual(['초롱']))
})

test('dogs that stay at home are left out for this member only, and deleted with all other local data', async () => {
  login(7)
  const result = show()
  await waitFor(() => expect(result.current.dogs).toHaveLength(2))
  act(() => setDogsAtHome(7, [1]))
  expect(names(result.current.dogs)).toEqual(['보리'])
  login(8)
  await waitFor(() => expect(names(result.current.dogs)).toEqual(['콩이', '보리']))
  login(7)
  expect(names(result.current.dogs)).toEqual(['보리'])
  await act(() => wipeDevice())
  expect(names(result.current.dogs)).toEqual(['콩이', '보리'])
  expect(localStorage.getItem('daengdaeng.travel')).toBeNull()
})

test('another tab’s choice is followed', async () => {
  login(7)
  const result = show()
  await waitFor(() => expect(result.current.dogs).toHaveLength(2))
  localStorage.setItem('daengdaeng.travel', JSON.stringify({ version: 1, userId: 7, home: [2] }))
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'daengdaeng.travel' })))
  expect(names(result.current.dogs)).toEqual(['콩이'])
})

test('First view: dogs are waited for while an answer of an earlier visit that knows none is renewed', async () => {
  let answer: (dogs: unknown) => void = () => {}
  const server = new Promise((resolve) => (answer = resolve))
  stubApi({ 'GET /dogs': () => server })
  client.setQueryData(['member', 7, 'dogs'], [], { updatedAt: performance.timeOrigin - 600_000 })
  login(7)
  const result = show()
  expect(result.current).toEqual({ dogs: [], waiting: true })
  answer([kong, bori])
  await waitFor(() => expect(names(result.current.dogs)).toEqual(['콩이', '보리']))
  expect(result.current.waiting).toBe(false)
})

test('First view: an answer of an earlier visit counts if it can’t be renewed', async () => {
  stubApi({ 'GET /dogs': failure(403, { code: 'FORBIDDEN', message: '접근 권한이 없습니다.' }) })
  client.setQueryData(['member', 7, 'dogs'], [], { updatedAt: performance.timeOrigin - 600_000 })
  login(7)
  const result = show()
  expect(result.current.waiting).toBe(true)
  await waitFor(() => expect(result.current).toEqual({ dogs: [], waiting: false }))
})

test('if the member’s dogs can’t be loaded, nothing waits for them', async () => {
  stubApi({ 'GET /dogs': failure(403, { code: 'FORBIDDEN', message: '접근 권한이 없습니다.' }) })
  login(7)
  const result = show()
  await waitFor(() => expect(result.current).toEqual({ dogs: [], waiting: false }))
})
