import { api, del, get, post, put } from '../api/endpoint.ts'
import type { commentsOperations } from './comments.ts'

export const commentsApi = api<typeof commentsOperations>()({
  listComments: get('/posts/:id/comments', { access: 'public', offline: 'detail' }),
  listCommentAnswers: get('/comments/:id/answers', { access: 'public', offline: 'detail' }),
  listCommentsForMe: get('/posts/:id/comments/for-me', { access: 'member' }),
  listCommentAnswersForMe: get('/comments/:id/answers/for-me', { access: 'member' }),
  listMyComments: get('/comments/mine', { access: 'member' }),
  createComment: post('/posts/:id/comments', { access: 'member', idempotent: 'key' }),
  updateComment: put('/comments/:id', { access: 'member', idempotent: 'natural' }),
  deleteComment: del('/comments/:id', { access: 'member', idempotent: 'natural' }),
})
