import { vi } from 'vitest'
import { configureApi } from '../api/api.ts'

const success = (data: unknown) => Response.json({ status: 'success', data, message: '' })
export const failure = (status: number, answer: object = {}) =>
  Response.json({ status: 'error', ...answer }, { status })

/** Where a call went, with its query. */
export const addressOf = (input: RequestInfo | URL): URL =>
  new URL(input instanceof Request ? input.url : input, 'http://page.test')

/**
 * Replaces the server: `{ 'GET /site-config': data }`, where an answer is data for the envelope, a Response or a
 * function of the request that returns either. Other calls are refused as the server would.
 */
export function stubApi(answers: Record<string, unknown>) {
  const fetch = vi.fn(async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const url = addressOf(input)
    const key = `${init?.method ?? 'GET'} ${url.pathname.replace(/^\/api/, '')}`
    if (!(key in answers)) return failure(404, { code: 'NOT_FOUND', message: `no stub for ${key}` })
    const given = answers[key]
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    const answer = typeof given === 'function' ? await given({ url, body }) : given
    return answer instanceof Response ? answer : success(answer)
  })
  configureApi({ fetch })
  return fetch
}
