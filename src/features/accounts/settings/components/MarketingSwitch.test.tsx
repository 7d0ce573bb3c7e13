import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { sampleUser } from '../../../../platform/testing/sample-user.ts'
import { stubApi } from '../../../../platform/testing/stub-api.ts'
import { markLoggedIn, markLoggedOut } from '../../../session/state.ts'
import { MarketingSwitch } from './MarketingSwitch.tsx'

afterEach(() => {
  act(markLoggedOut)
  localStorage.clear()
})

const USER = sampleUser({ marketing: true })

/** @returns the bodies that were sent */
function show(): unknown[] {
  const sent: unknown[] = []
  stubApi({
    'GET /users/me/consents': [],
    'PUT /users/me': ({ body }: { body: unknown }) => {
      sent.push(body)
      return USER
    },
  })
  act(() => markLoggedIn({ id: USER.id, role: 'member' }))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MarketingSwitch user={USER} />
    </QueryClientProvider>,
  )
  return sent
}

test('What fell 12: the consent to news is sent without the profile', async () => {
  const sent = show()
  await userEvent.click(screen.getByRole('switch'))
  await waitFor(() => expect(sent).toEqual([{ marketing: false }]))
})
