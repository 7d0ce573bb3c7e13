import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import type { MyReview, Review, ReviewSummary } from '../../../contract/reviews/reviews.ts'
import { markLoggedOut } from '../../features/session/state.ts'
import { samplePlace } from '../../platform/testing/sample-place.ts'
import { closeDialog } from '../../ui/overlays/state.ts'
import { openApp, resetVisitor } from './app-page.tsx'

export const ME = 7
export const review = (id: number, more: Partial<Review> = {}): Review => ({
  id,
  stars: 4,
  text: `후기 ${id}번이에요. 아주 좋았어요.`,
  visitedOn: '2026-11-03',
  dog: { name: null, breed: '웰시코기', weightKg: 12.3, size: 'medium' },
  tags: ['parking'],
  helpfulCount: 2,
  createdAt: '2026-11-04T00:00:00.000Z',
  editedAt: null,
  author: { nickname: `이웃${id}`, photo: null },
  photos: [],
  ...more,
})
export const mine = (id: number): MyReview => {
  const { author: _, ...written } = review(id)
  return {
    ...written,
    photos: [],
    place: { id: 12, name: '속초 파도결 카페', photo: null, shown: true },
    dogId: null,
    showDogName: false,
  }
}
export const summary: ReviewSummary = {
  rating: 4.5,
  reviewCount: 2,
  stars: [0, 0, 0, 1, 1],
  tags: [{ tag: 'parking', count: 2 }],
  withPhotos: 1,
}
export const page = (items: unknown[], cursor: string | null = null) => ({ items, cursor })

export const answers = (more: Record<string, unknown> = {}) => ({
  'GET /site-config': { brand: '댕댕로드' },
  'GET /groups': [],
  'GET /options': [],
  'GET /places/12': samplePlace(),
  'GET /places/12/nearby': [],
  'GET /places/12/reviews': page([review(1), review(2)]),
  'GET /places/12/reviews/summary': summary,
  'GET /places/12/reviews/photos': page([]),
  'GET /reviews/mine': page([]),
  'GET /likes': [],
  'GET /likes/lists': [],
  'GET /dogs': [],
  'GET /users/me': {
    id: ME,
    email: 'kong@example.com',
    nickname: '콩이네',
    role: 'member',
    introduction: '',
    photo: null,
  },
  ...more,
})

export function visit(path: string, stub: Record<string, unknown> = answers()) {
  const { fetch, router } = openApp(path, stub)
  /** The requested addresses with their queries. */
  const asked = () => fetch.mock.calls.map(([input]) => (input as string).replace('/api', ''))
  return { router, asked }
}
export const card = async (nickname: string) =>
  within(await screen.findByRole('article', { name: `${nickname}님의 후기` }))

resetVisitor()
beforeEach(markLoggedOut)
afterEach(() => closeDialog(false))
