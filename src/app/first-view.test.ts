import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { startWith } from './first-view.ts'

function startAt(type: NavigationTimingType) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming])
  const client = new QueryClient()
  const element = document.createElement('script')
  element.textContent = JSON.stringify([[['places', 'detail', 1], { name: '카페' }]])
  startWith(client, element)
  return client.getQueryState(['places', 'detail', 1])
}

afterEach(() => vi.restoreAllMocks())

test('R2.34 answers in the HTML are as fresh as the navigation that loaded it', () => {
  expect(startAt('navigate')).toMatchObject({
    data: { name: '카페' },
    dataUpdatedAt: performance.timeOrigin,
    isInvalidated: false,
  })
})

test('on the way back the browser may show HTML of any age: its answers are shown, and asked for again', () => {
  expect(startAt('back_forward')).toMatchObject({ data: { name: '카페' }, isInvalidated: true })
})
