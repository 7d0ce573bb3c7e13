import * as v from 'valibot'
import { expect } from 'vitest'
import { del, get, post, put } from '../../contract/endpoint.ts'
import { authenticateByHeader, testHttp } from './deps.ts'

const summary = ''
const data = v.unknown()
const Note = v.object({ text: v.pipe(v.string(), v.maxLength(2000)), tags: v.optional(v.array(v.string())) })

/** An endpoint of each kind. */
export const ECHO_CONTRACT = {
  listThings: get('/things', {
    summary,
    access: 'public',
    query: v.object({ q: v.optional(v.string()), limit: v.optional(v.picklist(['1', '2'])) }),
    data,
    maxAge: 30,
  }),
  listCostly: get('/costly', { summary, access: 'public', data, maxAge: 30, keep: 10 }),
  countThings: get('/things/count', { summary, access: 'public', data }),
  getThing: get('/things/:id', {
    summary,
    access: 'public',
    params: v.object({ id: v.pipe(v.string(), v.regex(/^\d+$/)) }),
    data,
  }),
  countVisit: post('/visits', { summary, access: 'public', body: Note, data }),
  readMine: get('/mine', { summary, access: 'member', data }),
  writeMine: put('/mine', { summary, access: 'member', body: Note, data }),
  removeMine: del('/mine', { summary, access: 'member', data }),
  answer: post('/answers', { summary, access: 'mentor', body: Note, data }),
  rule: put('/admin/rules', { summary, access: 'admin', body: Note, data }),
}

type Handlers = Parameters<typeof testHttp>[1]

/** Every handler says what it was given. */
export function echoApp(handlers: Handlers = {}, overrides: Parameters<typeof testHttp>[2] = {}) {
  const echo: Handlers = Object.fromEntries(
    Object.keys(ECHO_CONTRACT).map((name) => [
      name,
      ({ params, query, body, actor }) => Promise.resolve({ params, query, body, actor }),
    ]),
  )
  return testHttp(ECHO_CONTRACT, { ...echo, ...handlers }, { authenticate: authenticateByHeader, ...overrides })
}

/** A POST of JSON; text is sent as it is. */
export const json = (body: unknown, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

/** What a refusal says; asserts that it is one of ours. */
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
