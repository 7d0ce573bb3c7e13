import { api, get } from '../api/endpoint.ts'
import type { foundOperations } from './found.ts'

/** Apart from `searchApi`, of which every first screen has a part. */
export const foundApi = api<typeof foundOperations>()({
  searchPosts: get('/search/posts', { access: 'public', offline: 'list', maxAge: 30 }),
  searchNotices: get('/search/notices', { access: 'public', offline: 'list', maxAge: 60 }),
  searchAnswers: get('/search/answers', { access: 'public', offline: 'list', maxAge: 60 }),
  countFound: get('/search/counts', { access: 'public', offline: 'list', maxAge: 30 }),
  countFoundForMe: get('/search/counts/mine', { access: 'member' }),
})
