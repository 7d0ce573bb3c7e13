import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { stubApi } from '../../../platform/testing/stub-api.ts'
import { markLoggedIn, markLoggedOut } from '../../session/state.ts'
import { CommentSection } from './CommentSection.tsx'

afterEach(() => {
  act(markLoggedOut)
  localStorage.clear()
})

/** @returns the orders in which the comments were asked for, until a comment was posted and after that */
async function orders(cursor: string | null): Promise<{ before: string[]; after: string[] }> {
  let asked: string[] = []
  stubApi({
    'GET /posts/60/comments': ({ url }: { url: URL }) => {
      asked.push(url.searchParams.get('order') ?? 'old')
      return { items: [], cursor }
    },
    'POST /posts/60/comments': { id: 9, postId: 60, text: '저도 가요.', hidden: false },
  })
  act(() => markLoggedIn({ id: 7, role: 'member' }))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CommentSection postId={60} count={2} anonymous={false} />
    </QueryClientProvider>,
  )
  await waitFor(() => expect(asked).not.toEqual([]))
  const before = asked
  await userEvent.type(screen.getByLabelText('댓글 쓰기'), '저도 가요.')
  asked = []
  await userEvent.click(screen.getByRole('button', { name: '댓글 올리기' }))
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('댓글 쓰기').value).toBe(''))
  await waitFor(() => expect(asked).not.toEqual([]))
  return { before, after: asked.slice(-1) }
}

test('R2.12 the author of a comment below many others sees it: the newest come first from then on', async () => {
  expect(await orders('further')).toEqual({ before: ['old'], after: ['new'] })
})

test('R2.12 the order of comments that are all shown stays after a comment was posted', async () => {
  expect(await orders(null)).toEqual({ before: ['old'], after: ['old'] })
})
