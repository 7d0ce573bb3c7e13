import * as v from 'valibot'
import { expect, test } from 'vitest'
import { api, get, post } from '../../../contract/api/endpoint.ts'
import { operation } from '../../../contract/api/operation.ts'
import type { Examples } from '../../testing/example.ts'
import { serve } from './serve.ts'

const operations = {
  listThings: operation({ summary: '', data: v.array(v.string()), shows: [] }),
  addThing: operation({ summary: '', body: v.object({ name: v.string() }), data: v.null(), limit: [], touches: [] }),
}
const thingsApi = api<typeof operations>()({
  listThings: get('/things', { access: 'public' }),
  addThing: post('/things', { access: 'public', idempotent: 'never' }),
})
const listThings = async () => ['a']
const addThing = async () => null

test('an API is served whole', () => {
  const routes = serve(thingsApi, operations, { listThings, addThing })
  expect(routes.map(({ endpoint }) => [endpoint.id, endpoint.path, endpoint.data])).toEqual([
    ['listThings', '/things', operations.listThings.data],
    ['addThing', '/things', operations.addThing.data],
  ])
})

test('a handler, an operation or an example that is missing or too many is a type error', () => {
  // Only type-checked: without its handler an endpoint can't be served.
  const typeChecked = () => [
    // @ts-expect-error no handler for addThing
    serve(thingsApi, operations, { listThings }),
  ]
  // @ts-expect-error there is no endpoint dropThing
  serve(thingsApi, operations, { listThings, addThing, dropThing: addThing })
  // @ts-expect-error a handler that returns another type
  serve(thingsApi, operations, { listThings: async () => [7], addThing })
  const mixed = { ...operations, addThing: operations.listThings }
  // @ts-expect-error the schemas of another operation
  serve(thingsApi, mixed, { listThings, addThing })
  const { addThing: _, ...fewer } = operations
  // @ts-expect-error no schemas for addThing
  serve(thingsApi, fewer, { listThings, addThing })
  // @ts-expect-error no example of addThing
  const missing: Examples<typeof thingsApi> = { listThings: {} }
  // @ts-expect-error there is no endpoint dropThing
  const surplus: Examples<typeof thingsApi> = { listThings: {}, addThing: {}, dropThing: {} }
  expect([missing, surplus, typeChecked]).toHaveLength(3)
})
