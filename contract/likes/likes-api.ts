import { api, del, get, post, put } from '../api/endpoint.ts'
import type { likesOperations } from './likes.ts'
import type { likeListOperations } from './like-lists.ts'

export const likesApi = api<typeof likesOperations & typeof likeListOperations>()({
  setLike: put('/likes/:kind/:id', { access: 'member', idempotent: 'natural' }),
  listLikes: get('/likes', { access: 'member' }),
  listLikedPlaces: get('/likes/places', { access: 'member' }),
  likePlaces: post('/likes/places', { access: 'member', idempotent: 'natural' }),
  setLikeNote: put('/likes/place/:id/note', { access: 'member', idempotent: 'natural' }),
  listLikeLists: get('/like-lists', { access: 'member' }),
  createLikeList: post('/like-lists', { access: 'member', idempotent: 'key' }),
  updateLikeList: put('/like-lists/:id', { access: 'member', idempotent: 'natural' }),
  deleteLikeList: del('/like-lists/:id', { access: 'member', idempotent: 'natural' }),
  orderLikeLists: put('/like-list-order', { access: 'member', idempotent: 'natural' }),
  setListsOfPlace: put('/likes/place/:id/lists', { access: 'member', idempotent: 'natural' }),
})
