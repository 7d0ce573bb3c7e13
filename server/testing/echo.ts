import * as v from 'valibot'
import { expect } from 'vitest'
import { api, del, get, post, put } from '../../contract/api/endpoint.ts'
import { operation } from '../../contract/api/operation.ts'
import type { AnyHandler } from '../http/calls/handler.ts'
import { type Handlers, serve } from '../http/calls/serve.ts'
import { authenticateByHeader, testHttp } from './deps.ts'

const summary = ''
const data = v.unknown()
const Note = v.object({ text: v.pipe(v.string(), v.maxLength(2000)), tags: v.optional(v.array(v.string())) })

const write = { summary, body: Note, data, owner: 'caller', limit: [], touches: ['places'] } as const

/** One endpoint of each kind. */
export const echoOperations = {
  listThings: operation({
    summary,
    query: v.object({ q: v.optional(v.string()), limit: v.optional(v.picklist(['1', '2'])) }),
    data,
    shows: ['places'],
  }),
  listCostly: operation({ summary, data, shows: ['places', 'groups'], keep: 10 }),
  countThings: operation({ summary, data, shows: [] }),
  getThing: operation({
    summary,
    params: v.object({ id: v.pipe(v.string(), v.regex(/^\d+$/)) }),
    data,
    shows: ['place:{id}'],
  }),
  countVisit: operation({ summary, body: Note, data, limit: [], touches: [] }),
  getOwnReview: operation({ summary, data, owner: 'caller' }),
  writeMine: operation(write),
  removeMine: operation({ summary, data, owner: 'caller', limit: [], touches: ['place:1'] }),
  answer: operation(write),
  rule: operation(write),
}

export const echoApi = api<typeof echoOperations>()({
  listThings: get('/things', { access: 'public', maxAge: 30 }),
  listCostly: get('/costly', { access: 'public', maxAge: 30 }),
  countThings: get('/things/count', { access: 'public' }),
  getThing: get('/things/:id', { access: 'public' }),
  countVisit: post('/visits', { access: 'public', idempotent: 'never' }),
  getOwnReview: get('/mine', { access: 'member' }),
  writeMine: put('/mine', { access: 'member', idempotent: 'natural' }),
  removeMine: del('/mine', { access: 'member', idempotent: 'natural' }),
  answer: post('/answers', { access: 'mentor', idempotent: 'key' }),
  rule: put('/admin/rules', { access: 'admin', idempotent: 'natural' }),
})

type Echoes = Handlers<typeof echoApi>

const echo: AnyHandler = ({ params, query, body, actor }) => Promise.resolve({ params, query, body, actor })

/** Handlers that return their input. */
export const ECHOES = Object.fromEntries(Object.keys(echoApi).map((name) => [name, echo])) as unknown as Echoes

export function echoApp(handlers: Partial<Echoes> = {}, overrides: Parameters<typeof testHttp>[1] = {}) {
  const routes = serve(echoApi, echoOperations, { ...ECHOES, ...handlers })
  return testHttp(routes, { authenticate: authenticateByHeader, ...overrides })
}

/** A POST of JSON; strings are sent unchanged. */
export const json = (body: unknown, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

/** Parses a refusal; asserts that it has our envelope. */
export async function refusal(response: Response | Promise<Response>) {
  const answer = await response
  const body = (await answer.json()) as {
    status: string
    code: string
    message: string
    fields?: Record<string, string>
  }
  expect(body.status).toBe('error')
  expect(body.message).toMatch(/[가-힣]/)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return { status: answer.status, code: body.code, fields: body.fields }
}
