import type { Hono } from 'hono'
import type { HttpEnv } from '../http/types.ts'

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
