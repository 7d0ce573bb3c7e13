import { api, del, get, post, put } from '../api/endpoint.ts'
import type { mentoringOperations } from './mentoring.ts'

export const mentoringApi = api<typeof mentoringOperations>()({
  listMentors: get('/mentors', { access: 'public', offline: 'list', maxAge: 30 }),
  listAnswers: get('/answers', { access: 'public', offline: 'list', maxAge: 30 }),
  getAnswer: get('/answers/:id', { access: 'public', offline: 'detail', maxAge: 30 }),
  askQuestion: post('/questions', { access: 'member', idempotent: 'key' }),
  listMyQuestions: get('/questions', { access: 'member' }),
  getMyQuestion: get('/questions/:id', { access: 'member' }),
  deleteQuestion: del('/questions/:id', { access: 'member', idempotent: 'natural' }),
  setQuestionPublished: put('/questions/:id/published', { access: 'member', idempotent: 'natural' }),
  rateAnswer: put('/questions/:id/rating', { access: 'member', idempotent: 'natural' }),
})
