import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { Editing } from '../../../contract/editing/editing.ts'
import { EditingNote } from '../../features/backoffice/admin/EditingNote.tsx'
import { markLoggedIn } from '../../features/session/state.ts'
import { createQueryClient } from '../../platform/api/query-client.ts'
import { stubApi } from '../../platform/testing/stub-api.ts'
import { ThemeProvider } from '../../ui/kit/ThemeProvider.tsx'

const instants = { since: '2026-11-23T03:00:00.000Z', until: '2026-11-23T03:05:00.000Z' }
const theirs = { by: '새벽산책', mine: false, ...instants }
const mine = { by: '나', mine: true, ...instants }

beforeEach(() => markLoggedIn({ id: 1, role: 'admin' }))

function show(editing: Editing) {
  const asked: string[] = []
  const answer =
    (method: string, data: Editing | null) =>
    ({ body }: { body?: { take?: boolean } }) => {
      asked.push(body?.take === undefined ? method : `${method} ${body.take}`)
      return body?.take ? mine : data
    }
  stubApi({
    'GET /admin/editing': answer('GET', editing),
    'PUT /admin/editing': answer('PUT', editing ?? mine),
    'PUT /admin/editing/end': answer('END', null),
  })
  const note = (changed: boolean) => (
    <ThemeProvider>
      <QueryClientProvider client={client}>
        <EditingNote kind="place" id={7} changed={changed} />
      </QueryClientProvider>
    </ThemeProvider>
  )
  const client = createQueryClient()
  return { asked, note, ...render(note(false)) }
}

test('C7 who only looks claims nothing; the first change does, and leaving gives it back', async () => {
  const { asked, note, rerender, unmount } = show(null)
  await waitFor(() => expect(asked).toEqual(['GET']))
  rerender(note(true))
  await waitFor(() => expect(asked).toEqual(['GET', 'PUT false']))
  expect(screen.queryByRole('alert')).toBeNull()
  unmount()
  await waitFor(() => expect(asked.at(-1)).toBe('END'))
})

test('What fell: C7 a page that is closed gives it back, as long as it has something to give back', async () => {
  const { asked, note, rerender } = show(null)
  await waitFor(() => expect(asked).toEqual(['GET']))
  dispatchEvent(new Event('pagehide'))
  rerender(note(true))
  await waitFor(() => expect(asked).toEqual(['GET', 'PUT false']))
  dispatchEvent(new Event('pagehide'))
  await waitFor(() => expect(asked).toEqual(['GET', 'PUT false', 'END']))
})

test('C7 another admin’s editing is named, and taken over only by a button', async () => {
  const { asked, note, rerender } = show(theirs)
  expect((await screen.findByRole('alert')).textContent).toContain(
    '새벽산책님이 2026년 11월\u00a023일 12:00부터 고치고 있어요.',
  )
  expect(screen.queryByRole('button')).toBeNull()
  rerender(note(true))
  await userEvent.click(await screen.findByRole('button', { name: '내가 이어서 고치기' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(asked).toEqual(['GET', 'PUT false', 'PUT true'])
})
