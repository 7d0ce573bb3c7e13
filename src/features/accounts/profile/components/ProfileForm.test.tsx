import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { sampleUser } from '../../../../platform/testing/sample-user.ts'
import { stubApi } from '../../../../platform/testing/stub-api.ts'
import { overlays } from '../../../../ui/overlays/state.ts'
import { markLoggedIn, markLoggedOut } from '../../../session/state.ts'
import { ProfileForm } from './ProfileForm.tsx'

afterEach(() => {
  act(markLoggedOut)
  localStorage.clear()
})

const USER = sampleUser({ introduction: '콩이 아빠', marketing: true })

/** @returns the bodies that were sent */
function show(): unknown[] {
  const sent: unknown[] = []
  stubApi({
    'PUT /users/me': ({ body }: { body: unknown }) => {
      sent.push(body)
      return USER
    },
  })
  act(() => markLoggedIn({ id: USER.id, role: 'member' }))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ProfileForm user={USER} />
    </QueryClientProvider>,
  )
  return sent
}

test('What fell 12: the form of a profile sends what was changed in it, without the consent to news', async () => {
  const sent = show()
  await userEvent.type(screen.getByLabelText('소개'), '예요')
  await userEvent.click(screen.getByRole('button', { name: '저장하기' }))
  await waitFor(() => expect(sent).toEqual([{ introduction: '콩이 아빠예요' }]))
})

test('What fell 12: a profile without a change is not sent', async () => {
  const sent = show()
  await userEvent.click(screen.getByRole('button', { name: '저장하기' }))
  await waitFor(() => expect(overlays().snackbar).toMatchObject({ visible: true, message: '바꾼 내용이 없어요.' }))
  expect(sent).toEqual([])
})
