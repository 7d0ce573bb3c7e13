import { api, del, get, post, put } from '../api/endpoint.ts'
import type { mentoringDeskOperations } from './mentoring-desk.ts'

export const mentoringDeskApi = api<typeof mentoringDeskOperations>()({
  getDesk: get('/mentor-desk', { access: 'mentor' }),
  saveMentorProfile: put('/mentor-desk/profile', { access: 'mentor', idempotent: 'natural' }),
  listDeskQuestions: get('/mentor-desk/questions', { access: 'mentor' }),
  getDeskQuestion: get('/mentor-desk/questions/:id', { access: 'mentor' }),
  takeQuestion: put('/mentor-desk/questions/:id/taken', { access: 'mentor', idempotent: 'natural' }),
  answerQuestion: put('/mentor-desk/questions/:id/answer', { access: 'mentor', idempotent: 'natural' }),
  showPresence: put('/mentor-desk/questions/:id/presence', { access: 'mentor', idempotent: 'natural' }),
  listSavedReplies: get('/mentor-desk/replies', { access: 'mentor' }),
  createSavedReply: post('/mentor-desk/replies', { access: 'mentor', idempotent: 'key' }),
  updateSavedReply: put('/mentor-desk/replies/:id', { access: 'mentor', idempotent: 'natural' }),
  deleteSavedReply: del('/mentor-desk/replies/:id', { access: 'mentor', idempotent: 'natural' }),
})
