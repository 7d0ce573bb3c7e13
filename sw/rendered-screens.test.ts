import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BUILD_HEADER, buildTag } from '../contract/api/build-header.ts'
import { portal } from './testing/answers.ts'

const ORIGIN = 'https://dog.example'
const ADDRESSES = '/api/groups /api/places?g=cafe&amp;q=&quot;'

const pageOf = (entry: string, headers: Record<string, string> = {}) =>
  new Response(
    `<main>카페</main><script type="application/json" id="state" data-addresses="${ADDRESSES}">[]</script>`,
    {
      headers: { 'Content-Type': 'text/html; charset=utf-8', [BUILD_HEADER]: buildTag(entry), ...headers },
    },
  )

let connection: object | undefined
let onLine: boolean
let server: (signal: AbortSignal) => Promise<Response>
let asked: string[]
let revalidated: string[]
let work: Promise<unknown>[]
let renderedScreen: (event: FetchEvent, url: URL) => Promise<Response | undefined>

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  ;[connection, onLine, asked, revalidated, work] = [undefined, true, [], [], []]
  server = async () => pageOf('index-1')
  vi.stubGlobal('self', {
    location: { origin: ORIGIN },
    __WB_MANIFEST: [
      { url: 'assets/index-1.css', revision: null },
      { url: 'assets/index-1.js', revision: null },
    ],
    navigator: {
      get onLine() {
        return onLine
      },
      get connection() {
        return connection
      },
    },
  })
  vi.stubGlobal('fetch', (address: string, { signal, redirect }: { signal: AbortSignal; redirect: string }) => {
    // What leads elsewhere is the router's to follow.
    asked.push(redirect === 'manual' ? address : `${redirect} ${address}`)
    return server(signal)
  })
  vi.doMock('./runtime-cache.ts', () => ({
    revalidateAnswer: async (address: string) => void revalidated.push(address),
  }))
  ;({ renderedScreen } = await import('./rendered-screens.ts'))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const late = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))

function navigate(path: string, init: RequestInit = {}) {
  const url = new URL(path, ORIGIN)
  const event = { request: new Request(url, init), waitUntil: (one: Promise<unknown>) => void work.push(one) }
  return renderedScreen(event as unknown as FetchEvent, url)
}

test('First view: a later visit gets the server’s HTML, and its answers are cached once it is drawn', async () => {
  const response = await navigate('/place?g=cafe')
  expect(asked).toEqual([`${ORIGIN}/place?g=cafe`])
  expect(await response?.text()).toContain('<main>카페</main>')
  await vi.advanceTimersByTimeAsync(999)
  expect(revalidated).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(revalidated).toEqual(['/api/groups', '/api/places?g=cafe&q="'])
  await Promise.all(work)
})

test.each(['/map', '/my', '/place/0', '/place/1/review/create', '/auth/login', '/adm/places'])(
  'First view: %s, which the server doesn’t render, gets the shell without a look at the server',
  async (path) => {
    expect(await navigate(path)).toBeUndefined()
    expect(asked).toEqual([])
  },
)

test.each([
  ['a reload', { cache: 'no-cache' }],
  ['a way back', { cache: 'force-cache' }],
  ['a form that is sent', { method: 'POST' }],
] as const)('First view: %s gets the shell, which restores what the screen was', async (_, init) => {
  expect(await navigate('/place', init)).toBeUndefined()
  expect(asked).toEqual([])
})

test.each([
  ['without a network', () => (onLine = false)],
  ['with data saving', () => (connection = { saveData: true, effectiveType: '4g' })],
  ['on a line that the browser calls slow', () => (connection = { saveData: false, effectiveType: '3g' })],
])('First view: %s the shell comes at once', async (_, change) => {
  change()
  expect(await navigate('/place')).toBeUndefined()
  expect(asked).toEqual([])
  connection = { saveData: false, effectiveType: '4g' }
  onLine = true
  expect(await navigate('/place')).toBeDefined()
})

test.each([
  ['a portal’s page', async () => portal()],
  ['a page of another build', async () => pageOf('index-2')],
  ['a page of another build that shares a name with a style sheet', async () => pageOf('index-1.css')],
  ['a page of nobody', async () => new Response('<main>', { headers: { 'Content-Type': 'text/html' } })],
  ['another type', async () => pageOf('index-1', { 'Content-Type': 'application/json' })],
  ['a place that is gone', async () => new Response('', { status: 410 })],
  ['a redirect', async () => Response.error()],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
] as const)('First view: for %s the shell stands in', async (_, answer) => {
  server = answer
  expect(await navigate('/place/1')).toBeUndefined()
  expect(work).toEqual([])
})

test('First view: the server’s HTML is waited for 800 ms, and after that not asked for during a minute', async () => {
  server = late
  let response: Response | undefined | null = null
  void navigate('/place').then((answer) => (response = answer))
  await vi.advanceTimersByTimeAsync(799)
  expect(response).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect(response).toBeUndefined()
  server = async () => pageOf('index-1')
  await vi.advanceTimersByTimeAsync(59_999)
  expect(await navigate('/place')).toBeUndefined()
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await navigate('/place')).toBeDefined()
})

test('First view: where none arrived, it isn’t asked for during a minute either', async () => {
  server = () => Promise.reject(new TypeError('Failed to fetch'))
  await navigate('/place')
  server = async () => pageOf('index-1')
  expect(await navigate('/place')).toBeUndefined()
  vi.advanceTimersByTime(60_000)
  expect(await navigate('/place')).toBeDefined()
})

test('First view: a page whose answers the server could not name is answered all the same', async () => {
  server = async () =>
    new Response('<main>', { headers: { 'Content-Type': 'text/html', [BUILD_HEADER]: buildTag('index-1') } })
  expect(await navigate('/')).toBeDefined()
  await vi.advanceTimersByTimeAsync(1000)
  await Promise.all(work)
  expect(revalidated).toEqual([])
})
