import { api, get, put } from '../api/endpoint.ts'
import type { mentorsAdminOperations } from './mentors-admin.ts'

export const mentorsAdminApi = api<typeof mentorsAdminOperations>()({
  listMentorRecords: get('/admin/mentors', { access: 'admin' }),
  getMentorRecord: get('/admin/mentors/:id', { access: 'admin' }),
  updateMentor: put('/admin/mentors/:id', { access: 'admin', idempotent: 'key' }),
  listQuestionRecords: get('/admin/mentor-questions', { access: 'admin' }),
})
