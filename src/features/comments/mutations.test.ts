import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Comment } from '../../../contract/comments/comments.ts'
import { changeComment, writeComment } from './mutations.ts'

const comment = (hidden: boolean) => ({ id: 1, postId: 2, text: hidden ? '' : '저도 가요.', hidden }) as Comment
const context = { queryClient: new QueryClient(), author: 7 }
const WAITING = { text: '댓글이 확인을 기다리고 있어요. 확인하면 모두에게 보여요.', tone: 'info' }

test('R1.5 the author of a comment that waits for an admin is told so, not that it was published', () => {
  const written = (hidden: boolean) =>
    writeComment.words?.done?.({ postId: 2, text: '저도 가요.', answerTo: null }, comment(hidden), context)
  expect([written(false), written(true)]).toEqual([{ text: '댓글을 올렸어요.', tone: 'success' }, WAITING])
  const changed = (hidden: boolean) =>
    changeComment.words?.done?.({ postId: 2, id: 1, text: '저도 가요.' }, comment(hidden), context)
  expect([changed(false), changed(true)]).toEqual([{ text: '댓글을 고쳤어요.', tone: 'success' }, WAITING])
})
