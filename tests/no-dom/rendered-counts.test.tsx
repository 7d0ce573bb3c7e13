import { brotliCompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import type { Place, PlaceCard } from '../../contract/places/places.ts'
import { sampleCard, samplePlace } from '../../src/platform/testing/sample-place.ts'
import { rendererOf } from './rendered-site.ts'

// As long as a busy machine may need: nothing here is about time.
vi.setConfig({ testTimeout: 60_000 })

const photoOf = (name: string) => ({
  src: `/media/${name}-{w}.webp`,
  widths: [320, 640, 1280],
  alt: '마당',
  credit: null,
})
const cards = Array.from({ length: 20 }, (_, index): PlaceCard =>
  sampleCard({
    id: index + 1,
    name: `바다가 보이는 ${index}번째 카페`,
    photo: photoOf(`cafe${index}`),
    likeCount: index * 7,
    sample: false,
  }),
)
const place: Place = samplePlace({ photo: photoOf('a'), photos: ['a', 'b', 'c'].map(photoOf), sample: false })
const ANSWERS = {
  '/api/places': { items: cards, cursor: 'WyJ4Il0', corrected: false },
  '/api/places/count': { count: 1234, capped: false },
  '/api/places/12': place,
  '/api/places/12/nearby': cards.slice(0, 8),
  '/api/main-banners': { items: [], next: null },
  '/api/regions': [],
}

/**
 * What a first view costs, by counts that don't depend on the machine: a change that makes it dearer is seen here, and is a decision.
 * `nodes`: elements in the body. `calls`: of the API, each within the process. `kB`: HTML with head and state, compressed as it is sent.
 */
test.each([
  { address: '/', nodes: 1060, calls: 6, kB: 9 },
  { address: '/place', nodes: 950, calls: 5, kB: 9 },
  // One call more: how many posts, answers and notices were found.
  { address: '/search/list?q=카페', nodes: 950, calls: 6, kB: 9 },
  { address: '/place/12', nodes: 660, calls: 5, kB: 9 },
])('R2.34 $address has at most $nodes elements, $calls calls and $kB kB', async ({ address, nodes, calls, kB }) => {
  const site = rendererOf(ANSWERS)
  const { head, body, state } = await site.render(address)
  const bytes = brotliCompressSync(head + body + JSON.stringify(state)).length
  const seen = { nodes: body.match(/<[a-z]/g)?.length ?? 0, calls: site.calls.length, kB: bytes / 1000 }
  expect(seen.nodes).toBeGreaterThan(100)
  expect(seen, JSON.stringify(seen)).toEqual({
    nodes: expect.toSatisfy((count: number) => count <= nodes),
    calls: expect.toSatisfy((count: number) => count <= calls),
    kB: expect.toSatisfy((count: number) => count <= kB),
  })
})

test('R2.34 the first pictures come with priority and a preload, the others when they are near', async () => {
  const { head, body } = await rendererOf(ANSWERS).render('/place')
  expect(head.match(/<link rel="preload" as="image"/g)).toHaveLength(3)
  expect(body.match(/loading="lazy"/g)).toHaveLength(17)
})
