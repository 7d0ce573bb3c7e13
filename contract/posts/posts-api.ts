import { api, del, get, post, put } from '../api/endpoint.ts'
import type { postsOperations } from './posts.ts'

export const postsApi = api<typeof postsOperations>()({
  listPosts: get('/posts', { access: 'public', offline: 'list' }),
  countNewPosts: get('/posts/new', { access: 'public' }),
  listMyPosts: get('/posts/mine', { access: 'member' }),
  getMyPost: get('/posts/mine/:id', { access: 'member' }),
  listPostsForMe: get('/posts/for-me', { access: 'member' }),
  countNewPostsForMe: get('/posts/for-me/new', { access: 'member' }),
  getPostForMe: get('/posts/for-me/:id', { access: 'member' }),
  getPost: get('/posts/:id', { access: 'public', offline: 'detail' }),
  createPost: post('/posts', { access: 'member', idempotent: 'key' }),
  updatePost: put('/posts/:id', { access: 'member', idempotent: 'natural' }),
  deletePost: del('/posts/:id', { access: 'member', idempotent: 'natural' }),
  viewPost: put('/posts/:id/view', { access: 'member', idempotent: 'natural' }),
  visitPost: put('/posts/:id/visit', { access: 'public', idempotent: 'natural' }),
})
