import { api, del, get, post, put } from '../api/endpoint.ts'
import type { dogsOperations } from './member-dogs.ts'

export const dogsApi = api<typeof dogsOperations>()({
  listDogs: get('/dogs', { access: 'member' }),
  createDog: post('/dogs', { access: 'member', idempotent: 'key' }),
  saveDog: put('/dogs/:id', { access: 'member', idempotent: 'natural' }),
  deleteDog: del('/dogs/:id', { access: 'member', idempotent: 'natural' }),
  setMainDog: put('/dogs/:id/main', { access: 'member', idempotent: 'natural' }),
})
