import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Dog } from '../../../../../contract/dogs/dogs.ts'
import { createQueryClient } from '../../../../platform/api/query-client.ts'
import { sampleCard } from '../../../../platform/testing/sample-place.ts'
import { stubApi } from '../../../../platform/testing/stub-api.ts'
import { setVisitorDog } from '../../../dogs/state.ts'
import { loadJudge } from '../../../dogs/verdict/hooks.ts'
import type { Listing } from '../../filter/hooks.ts'
import { ListCard } from './ListCard.tsx'

const kong: Dog = { name: '콩이', weightKg: 14, size: 'medium', breed: null, restricted: false, guide: false, count: 1 }

test('First view: a card shows the verdict as soon as it knows the dogs, also below a list that has not read them yet', async () => {
  stubApi({})
  await loadJudge()
  setVisitorDog(kong)
  const listing: Listing = {
    search: {},
    onChange: () => {},
    groups: [],
    options: [],
    dogs: [],
    pending: false,
    judged: [],
    typed: undefined,
    origin: { lat: 37.5, lng: 127, own: false },
    names: { group: (key) => key, option: (key) => key, dogs: [] },
    filters: [],
  }
  const routeTree = createRootRoute({ component: () => <ListCard listing={listing} card={sampleCard({ id: 1 })} /> })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  const { container } = render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  expect(await screen.findByRole('article')).toBeTruthy()
  expect(container.querySelector('[data-level]')).not.toBeNull()
  expect(container.querySelector('[data-early]')).toBeNull()
})
