import type { Hono } from 'hono'
import type { HttpEnv } from '../http/request/types.ts'
import { keyOf } from './key-of.ts'

type Query = Record<string, string | number>

/** Address of an API call with its query. */
export const address = (path: string, query: Query = {}) => {
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
  )
  return `/api${path}${search.size > 0 ? `?${search.toString()}` : ''}`
}

/** Returns the data of a GET; throws if it is refused. */
export async function ask<T>(app: Hono<HttpEnv>, path: string, query: Query = {}): Promise<T> {
  const response = await app.request(address(path, query))
  const body = (await response.json()) as { data: T; code?: string }
  if (!response.ok) throw new Error(`${response.status} ${body.code} for ${address(path, query)}`)
  return body.data
}

/** Returns the failure of a refused GET. */
export async function refused(app: Hono<HttpEnv>, path: string, query: Query = {}) {
  const response = await app.request(address(path, query))
  const { code, fields } = (await response.json()) as { code?: string; fields?: Record<string, string> }
  return { status: response.status, code, fields }
}

/** The answer to a call, refused or not. */
export interface Answer<T> {
  status: number
  code?: string
  fields?: Record<string, string>
  data: T
}

/** Named in logs and lists of devices. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** Any call, with a JSON body if there is one; `who` null is a visitor. */
export async function send<T>(
  app: Hono<HttpEnv>,
  who: { cookie: string } | null,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer<T>> {
  const response = await app.request(`/api${path}`, {
    method,
    headers: {
      ...(who && { Cookie: who.cookie }),
      'User-Agent': BROWSER,
      ...keyOf(method),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { ...((await response.json()) as Answer<T>), status: response.status }
}
