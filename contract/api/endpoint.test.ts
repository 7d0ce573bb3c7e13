import * as v from 'valibot'
import { expect, test } from 'vitest'
import { api, get, put } from './endpoint.ts'
import { operation } from './operation.ts'

const summary = ''
const data = v.object({ items: v.array(v.object({ id: v.number() })) })
const params = v.object({ id: v.string() })

const operations = {
  getThing: operation({ summary, params, data, shows: ['places', 'place:{id}', 'place:{data.items.id}'] }),
  setThing: operation({ summary, params, data, owner: 'nobody', limit: [], touches: ['place:{id}'] }),
}

test('an API gives each endpoint its name', () => {
  const things = api<typeof operations>()({
    getThing: get('/things/:id', { access: 'public' }),
    setThing: put('/things/:id', { access: 'member', idempotent: 'natural' }),
  })
  expect(things.getThing).toEqual({
    id: 'getThing',
    method: 'GET',
    path: '/things/:id',
    access: 'public',
    idempotent: 'natural',
    offline: false,
    maxAge: 0,
  })
})

test('what one half of an endpoint lacks of the other is a type error', () => {
  const setThing = put('/things/:id', { access: 'member', idempotent: 'natural' })
  // @ts-expect-error the operation setThing has no endpoint
  api<typeof operations>()({ getThing: get('/things/:id', { access: 'public' }) })
  // @ts-expect-error the endpoint more has no operation
  api<typeof operations>()({ getThing: get('/things/:id', { access: 'public' }), setThing, more: setThing })
  // @ts-expect-error the path has another parameter than the schema
  api<typeof operations>()({ getThing: get('/things/:thing', { access: 'public' }), setThing })
  // @ts-expect-error an operation with an owner is not public
  api<Pick<typeof operations, 'setThing'>>()({ setThing: put('/things/:id', { access: 'public', idempotent: 'key' }) })
  // @ts-expect-error a member's call states whose data it is
  api<Pick<typeof operations, 'getThing'>>()({ getThing: get('/things/:id', { access: 'member' }) })
  // @ts-expect-error a write states whether a repeated call is the same call
  expect(put('/things/:id', { access: 'member' }).access).toBe('member')
})

test('a write that is silent about limits or tags is a type error', () => {
  const silent = {
    unlimited: operation({ summary, params, data, owner: 'nobody', touches: [] }),
    untagged: operation({ summary, params, data, owner: 'nobody', limit: [] }),
  }
  const draft = put('/things/:id', { access: 'member', idempotent: 'natural' })
  // @ts-expect-error no limit
  api<Pick<typeof silent, 'unlimited'>>()({ unlimited: draft })
  // @ts-expect-error no tags
  expect(Object.keys(api<Pick<typeof silent, 'untagged'>>()({ untagged: draft }))).toEqual(['untagged'])
})

test('a name that the schemas do not have is a type error', () => {
  // @ts-expect-error no such parameter
  operation({ summary, params, data, shows: ['place:{thing}'] })
  // @ts-expect-error no such field in the answer
  operation({ summary, params, data, shows: ['place:{data.items.name}'] })
  // @ts-expect-error no such kind of tag
  operation({ summary, params, data, shows: ['thing:{id}'] })
  // @ts-expect-error the body has no such field
  operation({ summary, params, data, limit: [{ name: 'x', per: '{body.email}', points: 1, seconds: 1 }] })
  // @ts-expect-error no such parameter
  operation({ summary, params, data, owner: { param: 'thing', missing: 'PLACE_NOT_FOUND' } })
  // @ts-expect-error the operation has no data
  expect(operation({ summary, params }).data).toBeUndefined()
})
