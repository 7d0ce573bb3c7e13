import { expect, test } from 'vitest'
import { OFFLINE_BOUNDS } from '../../../contract/api/offline-shape.ts'
import { PLACE_ORDERS } from '../../../contract/places/place-order.ts'
import { testHttp } from '../../testing/deps.ts'
import { ENDPOINTS } from '../../testing/endpoints.ts'

const app = testHttp(ENDPOINTS.map((endpoint) => ({ endpoint, handler: async () => null })))

interface Operation {
  operationId: string
  parameters: { name: string; in: string; required: boolean; schema: Record<string, unknown> }[]
  requestBody?: unknown
  responses: Record<string, { description: string }>
  [extension: `x-${string}`]: unknown
}

test('the OpenAPI document has every endpoint, from its record only', async () => {
  const response = await app.request('/api/openapi.json')
  const document = (await response.json()) as {
    openapi: string
    servers: unknown
    paths: Record<string, Record<string, Operation>>
  }
  expect(document.openapi).toBe('3.1.0')
  expect(document.servers).toEqual([{ url: '/api' }])
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(ENDPOINTS.map(({ id }) => id).sort())

  const place = document.paths['/places/{id}']?.['get']
  expect(place?.parameters).toMatchObject([{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }])
  expect(place?.responses['301']?.description).toContain('PLACE_MERGED')
  expect(place?.responses['404']?.description).toContain('PLACE_NOT_FOUND')
  expect(place).toMatchObject({
    'x-access': 'public',
    'x-max-age': 30,
    'x-error-codes': ['PLACE_NOT_FOUND', 'PLACE_MERGED'],
    'x-offline': { kind: 'detail', ...OFFLINE_BOUNDS.detail },
    responses: {
      200: {
        content: {
          'application/json': { schema: { properties: { data: { properties: { name: { type: 'string' } } } } } },
        },
      },
    },
  })

  const list = document.paths['/places']?.['get']
  const order = list?.parameters.find(({ name }) => name === 'order')
  expect(order).toMatchObject({ in: 'query', required: false, schema: { enum: [...PLACE_ORDERS] } })
  expect(document.paths['/search/words']?.['post']).toMatchObject({
    'x-offline': false,
    requestBody: { content: { 'application/json': { schema: { required: ['word'] } } } },
  })
})

test('What fell 6: the licences of all third-party software are a page of their own, LGPL of the photo library included', async () => {
  const answer = await app.request('/api/docs/licenses.txt')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/plain/)])
  const text = await answer.text()
  expect(text).toContain('https://github.com/lovell/sharp-libvips')
  expect(text).toMatch(/sharp-libvips-linux-x64 \S+ \(LGPL-3\.0-or-later\)/)
  expect(text).toContain('GNU LESSER GENERAL PUBLIC LICENSE')
})

test('the API page loads everything from this server, under a CSP that permits only that', async () => {
  const page = await app.request('/api/docs')
  const html = await page.text()
  expect(page.headers.get('content-type')).toMatch(/^text\/html/)
  expect(page.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(html).toContain('spec-url="/api/openapi.json"')
  expect(html).not.toMatch(/https?:/)
  const policy = page.headers.get('content-security-policy') ?? ''
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ])

  const [, viewer = ''] = /src="([^"]+)"/.exec(html) ?? []
  const plain = await app.request(viewer)
  expect(plain.headers.get('content-type')).toMatch(/^text\/javascript/)
  expect((await plain.text()).length).toBeGreaterThan(100_000)
  const packed = await app.request(viewer, { headers: { 'Accept-Encoding': 'gzip, br' } })
  expect(packed.headers.get('content-encoding')).toBe('gzip')
})
