import { screen, within } from '@testing-library/react'
import { afterEach } from 'vitest'
import type { Dog } from '../../../contract/dogs/dogs.ts'
import { sampleCard, samplePlace } from '../../platform/testing/sample-place.ts'
import { hideSnackbar } from '../../ui/overlays/state.ts'
import { openApp, resetVisitor } from './app-page.tsx'

export const kong: Dog = {
  name: '콩이',
  weightKg: 16,
  size: 'medium',
  breed: null,
  restricted: false,
  guide: false,
  count: 1,
}
export const policy = samplePlace().policy
const guide = {
  placeId: 12,
  placeName: '속초 파도결 카페',
  group: 'cafe',
  html: '<h2>들어갈 때</h2><p>발을 닦아 주세요.</p>',
  updatedAt: '2026-10-31T16:00:00.000Z',
}

export const answers = (place: unknown = samplePlace()) => ({
  'GET /site-config': { brand: '댕댕로드' },
  'GET /groups': [{ id: 1, key: 'cafe', name: '카페', icon: 'coffee', placeCount: 1 }],
  'GET /options': [
    { id: 1, key: 'parking', name: '주차', icon: 'parking', kind: 'amenity' },
    { id: 2, key: 'pool', name: '수영장', icon: 'pool', kind: 'amenity' },
    { id: 3, key: 'no-kids', name: '노키즈존', icon: 'mood-kid', kind: 'rule' },
  ],
  'GET /places/12': place,
  'GET /places/12/nearby': [
    sampleCard({ id: 13, name: '속초 모래숲 펜션', lat: 38.2, sample: false }),
    sampleCard({ id: 14, name: '부산 먼바다 카페', lat: 35.1, lng: 129.1 }),
  ],
  'GET /places/12/guide': guide,
})

export const visit = (path: string, stub: Record<string, unknown> = answers()) => openApp(path, stub)

export const region = async (name: string) => within(await screen.findByRole('region', { name }))
/** The definition beside a term in a definition list. */
export const said = (term: string) =>
  screen
    .getAllByRole('term')
    .flatMap((label) => (label.textContent === term ? [label.nextElementSibling?.textContent] : []))

resetVisitor()
afterEach(() => hideSnackbar())
