import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect } from 'vitest'
import type { EntryReport } from '../../../contract/entries/entries.ts'
import type { Entries } from '../../../contract/entries/entry-evidence.ts'
import { NO_ENTRY_SUMMARY } from '../../../contract/entries/entry-evidence.ts'
import type { MemberDog } from '../../../contract/dogs/member-dogs.ts'
import { markLoggedIn, markLoggedOut } from '../../features/session/state.ts'
import { sampleDog } from '../../platform/testing/sample-dog.ts'
import { samplePlace } from '../../platform/testing/sample-place.ts'
import { hideSnackbar } from '../../ui/overlays/state.ts'
import { openApp, resetVisitor } from './app-page.tsx'

export const ME = 7
export const TODAY = '2026-11-21'
export const kong = sampleDog({ id: 3, main: true, breed: '푸들', weightKg: 8.4, size: 'small' })
export const bori: MemberDog = { ...kong, id: 4, main: false, name: '보리' }
export const dog = { weightKg: 8.4, size: 'small' as const, breed: '푸들', restricted: false, guide: false, count: 1 }

export const report = (changes: Partial<EntryReport> = {}): EntryReport => ({
  id: 70,
  place: { id: 12, name: '속초 파도결 카페' },
  outcome: 'admitted',
  visitedOn: TODAY,
  dogId: 3,
  dog,
  sign: false,
  word: '',
  reportedAt: '2026-11-21T05:30:00.000Z',
  ...changes,
})
export const counted = (changes: Partial<Entries> = {}): Entries => ({ ...NO_ENTRY_SUMMARY, ...changes })
/** The server's answer to an accepted report. */
export const kept = (told: EntryReport) => ({
  report: told,
  verifiedAt: TODAY,
  entries: counted({
    [told.outcome]: 1,
    confirmedOn: TODAY,
    latest: [{ id: told.id, outcome: told.outcome, visitedOn: told.visitedOn, dog, word: told.word }],
  }),
})

export const answers = (more: Record<string, unknown> = {}, place = samplePlace()) => ({
  'GET /site-config': { brand: '댕댕로드' },
  'GET /groups': [{ id: 1, key: 'cafe', name: '카페', icon: 'coffee', placeCount: 1 }],
  'GET /options': [],
  'GET /places/12': place,
  'GET /places/12/nearby': [],
  'GET /likes': [],
  'GET /dogs': [kong, bori],
  'GET /entries': { items: [], cursor: null },
  'GET /suggestions': { items: [], cursor: null },
  ...more,
})

export const visit = openApp

export const button = (name: string | RegExp) => screen.findByRole('button', { name })
export const visits = async () => within(await screen.findByRole('region', { name: '다녀온 분들의 입장 소식' }))
/** Resolves once the travelling dogs are known. */
export async function tellButton(name: string) {
  const tell = await button(name)
  await waitFor(() => expect(tell).toHaveProperty('disabled', false))
  return tell
}
export const logIn = () => act(() => markLoggedIn({ id: ME, role: 'member' }))

/** Call it once, at the top of a file. */
export function resetPage(): void {
  resetVisitor()
  afterEach(() => {
    act(() => {
      hideSnackbar()
      markLoggedOut()
    })
  })
}
