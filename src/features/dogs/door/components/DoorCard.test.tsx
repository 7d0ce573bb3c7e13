import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { MemberDog } from '../../../../../contract/dogs/member-dogs.ts'
import { createQueryClient } from '../../../../platform/api/query-client.ts'
import { sampleDog } from '../../../../platform/testing/sample-dog.ts'
import { failure, stubApi } from '../../../../platform/testing/stub-api.ts'
import { markLoggedIn, markLoggedOut } from '../../../session/state.ts'
import { DoorCard } from './DoorCard.tsx'

const PROOF = '6b0b7f0e-7f6f-4a55-9d3a-0a1d1f1c2b3a'
const OLD_PROOF = '0f6f4a55-9d3a-4a1d-9f1c-2b3a6b0b7f0e'
const BORI = sampleDog({ id: 3, main: true, name: '보리', weightKg: 12.4 })

beforeEach(() => markLoggedIn({ id: 7, role: 'member' }))
afterEach(() => act(() => markLoggedOut()))

const show = (changes: Partial<MemberDog>) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <DoorCard dog={{ ...BORI, ...changes }} userId={7} />
    </QueryClientProvider>,
  )
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('R2.19 the card shows entered facts and omits missing ones', () => {
  show({})
  expect(screen.getByText('12.4kg')).toBeTruthy()
  expect(screen.queryByText('중성화')).toBeNull()
  expect(screen.queryByText('동물등록번호')).toBeNull()
  expect(screen.getByText('적어 둔 접종 기록이 없어요.')).toBeTruthy()
})

test('R2.19 the card has the latest vaccination of each kind, with its proof, and marks expired ones', async () => {
  stubApi({
    [`GET /photos/private/${PROOF}`]: { width: 900, url: 'data:image/webp;base64,UklGRg==' },
    [`GET /photos/private/${OLD_PROOF}`]: failure(500),
  })
  show({
    neutered: false,
    registrationNumber: '410097800123456',
    vaccinations: [
      { vaccine: 'rabies', date: '2023-01-01', nextDue: '2024-01-01', proofId: OLD_PROOF },
      { vaccine: 'rabies', date: '2024-01-02', nextDue: '2025-01-02', proofId: null },
      { vaccine: 'dhppl', date: '2025-01-01', nextDue: '2099-01-01', proofId: PROOF },
      { vaccine: 'influenza', date: '2025-02-01', nextDue: null, proofId: null },
    ],
  })
  expect(screen.getByText('안 했어요')).toBeTruthy()
  expect(screen.getByText('410-0978-0012-3456')).toBeTruthy()
  await screen.findByRole('button', { name: '종합백신(DHPPL) 증명 사진 보기' })
  expect(rows()).toEqual([
    '종합백신(DHPPL)2025.01.01 접종2099.01.01까지증명',
    '광견병2024.01.02 접종2025.01.02 기한 지남',
    '인플루엔자2025.02.01 접종',
  ])
})

test('the card states that a working guide dog may not be refused', () => {
  show({ guide: true })
  expect(screen.getByText('장애인 보조견 · 출입을 거부할 수 없어요')).toBeTruthy()
})
