import { QueryClient } from '@tanstack/react-query'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { TravelDog } from '../../features/dogs/travel/model.ts'
import { follow } from '../../features/session/state.ts'
import { rememberParty } from './remember-party.ts'

let dogs: TravelDog[] | null
vi.mock('../../features/dogs/travel/queries.ts', () => ({ getTravelDogs: () => dogs }))

const dog = (id: number) => ({ id, name: '콩이' }) as TravelDog
const stored = () => localStorage.getItem('daengdaeng.party')

function become(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeAll(() => rememberParty(new QueryClient()))
beforeEach(() => {
  localStorage.clear()
  follow({ id: 7, role: 'member' })
})

test('First view: how many dogs travel is stored when the page is left', () => {
  dogs = [dog(1), dog(2)]
  become('visible')
  expect(stored()).toBeNull()
  become('hidden')
  expect(stored()).toBe('2')
  dogs = []
  become('hidden')
  expect(stored()).toBe('0')
})

test('First view: while the dogs aren’t loaded, what was known stays', () => {
  dogs = [dog(1)]
  become('hidden')
  dogs = null
  become('hidden')
  expect(stored()).toBe('1')
})

test('First view: nothing of a member’s dogs stays after a logout', () => {
  dogs = [dog(1), dog(2)]
  become('hidden')
  follow(null)
  become('hidden')
  expect(stored()).toBeNull()
})
