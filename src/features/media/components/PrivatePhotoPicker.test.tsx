import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../../platform/api/query-client.ts'
import { newPhotoRef } from '../../../platform/photos/photo-ref.ts'
import { addressOf, failure, stubApi } from '../../../platform/testing/stub-api.ts'
import { markLoggedIn, markLoggedOut } from '../../session/state.ts'
import { PrivatePhotoPicker } from './PrivatePhotoPicker.tsx'

const ID = '3f2b8c1e-0c11-4a55-9d7e-111111111111'
const GONE = '사진이 남아 있지 않아요. 지우고 다시 올려 주세요.'

beforeEach(() => act(() => markLoggedIn({ id: 7, role: 'member' })))
afterEach(() => act(() => markLoggedOut()))

/** Opens it on this photo. @returns what was asked of the server, and what it has told its form */
function open(value: string | null, answer: unknown = { url: '/api/photos/private/a.webp' }) {
  const fetch = stubApi({ [`GET /photos/private/${ID}`]: answer })
  const told: (string | null)[] = []
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PrivatePhotoPicker label="증명서" value={value} onChange={(id) => told.push(id)} />
    </QueryClientProvider>,
  )
  return {
    told,
    asked: () => fetch.mock.calls.map(([input]) => `${addressOf(input).pathname}${addressOf(input).search}`),
  }
}

test('What fell: a stored photo is asked for in its small size, and can be taken away', async () => {
  const { asked, told } = open(ID)
  await vi.waitFor(() => expect(document.querySelector('img')?.getAttribute('src')).toBe('/api/photos/private/a.webp'))
  expect(asked()).toEqual([`/api/photos/private/${ID}?size=small`])
  await userEvent.click(screen.getByRole('button', { name: /지우기/ }))
  expect(told).toEqual([null])
})

test.each([
  ['none', null],
  ['one that is still on this device', newPhotoRef()],
])('What fell: of %s the server is asked nothing, and nothing is missing', async (_what, value) => {
  const { asked } = open(value)
  await vi.dynamicImportSettled()
  expect(asked()).toEqual([])
  expect(screen.queryByText(GONE)).toBeNull()
})

test('What fell: says that a photo is gone', async () => {
  open(ID, () => failure(404, { code: 'PHOTO_NOT_FOUND', message: '없는 사진이에요.' }))
  expect(await screen.findByText(GONE)).toBeTruthy()
})
