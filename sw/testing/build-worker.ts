import { expect, vi } from 'vitest'
import { MemoryCaches } from './memory-caches.ts'

export const ORIGIN = 'https://dog.example'
/** As the build writes it into the manifest. */
async function digestOf(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 8)
}
export const FILES = { 'a.js': 'a()', 'b.css': 'b{}', 'c.js': 'c()', 'd.js': 'd()', 'e.js': 'e()' }
const DIGESTS = Object.entries(FILES).map(async ([name, text]) => [name, await digestOf(text)] as const)
const PACK = { url: 'assets/pack-1.json', files: await Promise.all(DIGESTS) }
const ENGINE = { url: 'assets/engine.js', revision: 'late', digest: await digestOf('engine()') }
export const ALL = Object.keys(FILES).map((name) => `/assets/${name}`)

function mapped(change: (text: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(FILES).map(([name, text]) => [name, change(text)]))
}
export const file = (text: string, type = 'text/javascript') =>
  new Response(text, { headers: { 'Content-Type': type } })
export const packed = (change: (text: string) => string = (text) => text) =>
  file(JSON.stringify(Object.values(mapped(change))), 'application/json')

type Listener = (event: unknown) => void
interface Route {
  match: (call: { url: URL; sameOrigin: boolean }) => boolean
  answer: (call: { url: URL; event: object }) => Promise<Response>
}

const fresh = () => ({
  memory: new MemoryCaches(),
  listeners: {} as Record<string, Listener[]>,
  routes: [] as Route[],
  /** The server's answers by path; undefined: no network. */
  server: (): Response | undefined => packed(),
  asked: [] as string[],
  active: null as object | null,
  pages: 1,
  /** Bytes of quota that are left. */
  room: 50_000_000,
})
type World = Omit<ReturnType<typeof fresh>, 'server'> & { server: (path: string) => Response | undefined }

/** The worker of a build with a pack of five files and a late one, and what surrounds it. */
export const worker: World = fresh()

/** Before each test. */
export function resetWorker(): void {
  vi.resetModules()
  vi.doMock('workbox-routing', () => ({
    registerRoute: (match: Route['match'], answer: Route['answer']) => void worker.routes.push({ match, answer }),
  }))
  Object.assign(worker, fresh())
  vi.stubGlobal('caches', worker.memory)
  vi.stubGlobal('self', {
    location: { origin: ORIGIN },
    navigator: {
      storage: { estimate: async () => ({ quota: 100_000_000, usage: 100_000_000 - worker.room }) },
    },
    clients: {
      // The page that asks has just been loaded by no worker.
      matchAll: async ({ includeUncontrolled = false } = {}) =>
        Array.from({ length: includeUncontrolled ? worker.pages : worker.pages - 1 }),
    },
    registration: {
      get active() {
        return worker.active
      },
    },
    __WB_MANIFEST: [{ url: 'index.html', revision: '1' }, { ...PACK, revision: 'pack' }, ENGINE],
    addEventListener: (type: string, listener: Listener) => (worker.listeners[type] ??= []).push(listener),
  })
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.slice(ORIGIN.length)
    worker.asked.push(path)
    const response = worker.server(path)
    if (!response) throw new TypeError('Failed to fetch')
    return response
  })
}

export async function start(): Promise<void> {
  const { cacheScreens } = await import('../packs.ts')
  const { cacheLazyAssets } = await import('../lazy-assets.ts')
  cacheScreens()
  cacheLazyAssets()
}

export async function fire(type: string, event: object = {}): Promise<void> {
  const work: Promise<unknown>[] = []
  const waitUntil = (one: Promise<unknown>) => work.push(one)
  for (const listener of worker.listeners[type] ?? []) listener({ waitUntil, ports: [], ...event })
  await Promise.all(work)
}
export const say = (type: string) => fire('message', { data: { type } })
/** What a page is told that asks for the code of all screens. */
export async function toldComplete(): Promise<unknown[]> {
  const told: unknown[] = []
  const ports = [{ postMessage: (one: unknown) => told.push(one) }]
  await fire('message', { data: { type: 'FETCH_SCREENS' }, ports })
  return told
}

/** What is answered at that address, once all that is done behind the answer is done; undefined if no route is for it. */
export async function opened(address: string): Promise<string | undefined> {
  const url = new URL(address, ORIGIN)
  const [route, ...more] = worker.routes.filter(({ match }) => match({ url, sameOrigin: url.origin === ORIGIN }))
  expect(more).toEqual([])
  const work: Promise<unknown>[] = []
  const event = { waitUntil: (one: Promise<unknown>) => work.push(one) }
  const response = await route?.answer({ url, event })
  await Promise.all(work)
  return response?.text()
}

/** Paths of what is kept of the code of all screens. */
export const held = () =>
  [...(worker.memory.stores.get('shell-files')?.keys() ?? [])].map((url) => url.slice(ORIGIN.length)).sort()
