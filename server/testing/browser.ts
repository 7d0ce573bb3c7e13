import type { Hono } from 'hono'
import type { HttpEnv } from '../http/request/types.ts'
import { keyOf } from './key-of.ts'

export interface Outcome {
  status: number
  /** Error code of a refusal. */
  code: string | undefined
  fields: Record<string, string> | undefined
  message: string
  data: unknown
  headers: Headers
}

/** A fake browser with its own cookies, calling a test's app. */
export class Browser {
  readonly cookies = new Map<string, string>()

  constructor(
    private readonly app: Pick<Hono<HttpEnv>, 'request'>,
    private readonly headers: Record<string, string> = {},
  ) {}

  async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Outcome> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await this.app.request(`/api${path}`, {
      method,
      headers: {
        ...(cookie && { Cookie: cookie }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...keyOf(method),
        ...this.headers,
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0/i.test(line)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    const { code, fields, data, message } = (await response.json()) as Outcome
    return { status: response.status, code, fields, data, message, headers: response.headers }
  }

  /** Names of the cookies that a logout clears; by others the browser stays known to its accounts. */
  get sessionCookies(): string[] {
    return [...this.cookies.keys()].filter((name) => !name.startsWith('device-'))
  }

  get = (path: string) => this.call('GET', path)
  post = (path: string, body?: unknown) => this.call('POST', path, body)
  put = (path: string, body: unknown) => this.call('PUT', path, body)
  delete = (path: string) => this.call('DELETE', path)
}
