import { registerRoute } from 'workbox-routing'
import { SHELL_CACHE } from './addresses.ts'
import { BuildFiles } from './build-files.ts'
import { hasType, typeOf } from './intact.ts'
import { digestsOf, LAZY_ASSETS, type Pack, PACKS } from './manifest.ts'

declare const self: ServiceWorkerGlobalScope

/** Fewer missing files of a pack are fetched one by one. */
const WORTH_A_PACK = 4
/** Bytes per second below which a line is slow: nothing is fetched there that nobody has asked for. */
const SLOW_LINE = 200_000

const files = new BuildFiles(SHELL_CACHE, new Map(PACKS.flatMap((pack) => [...digestsOf(pack)])))

let running: Promise<boolean> | undefined
let rate: number | null = null

/** Whether the packs arrived slowly; false if none was fetched since the worker started. */
export const isSlowLine = (): boolean => rate !== null && rate < SLOW_LINE

/**
 * The code of all screens. After a first visit's installation it is fetched when the page asks for it, at each start until it is complete:
 * what has arrived stays. A newer worker fetches all of it before it is installed, since pages still have the older build meanwhile.
 */
export function cacheScreens(): void {
  registerRoute(
    // Those of the build before too: a second tab may still need a part of it.
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/') && !LAZY_ASSETS.has(url.href),
    ({ url, event }) => files.answer(url.href, (work) => event.waitUntil(work)),
  )
  self.addEventListener('install', (event: ExtendableEvent) => {
    if (self.registration.active) event.waitUntil(fetchScreens().then((complete) => refuseIf(!complete)))
  })
  self.addEventListener('message', (event: ExtendableMessageEvent) => {
    if ((event.data as { type?: unknown } | null)?.type !== 'FETCH_SCREENS') return
    event.waitUntil(
      deleteUnused()
        .then(fetchScreens)
        .then((complete) => event.ports[0]?.postMessage({ complete })),
    )
  })
}

/** The page that asks is of this build; another may be of the one before. */
async function deleteUnused(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.length <= 1) await files.deleteOthers()
}

function refuseIf(incomplete: boolean): void {
  if (incomplete) throw new Error('A part of the build is missing')
}

/** Fetches what is missing; false if some of it didn't arrive. */
export function fetchScreens(): Promise<boolean> {
  running ??= fetchMissing().finally(() => (running = undefined))
  return running
}

/** One pack after another: on a line that breaks, two halves would be lost where one whole pack stays. */
async function fetchMissing(): Promise<boolean> {
  const missing = new Set(await files.missing())
  const startedAt = Date.now()
  let bytes = 0
  let complete = true
  for (const pack of PACKS) {
    if (![...digestsOf(pack).keys()].some((url) => missing.has(url))) continue
    const arrived = await fetchPack(pack, missing).catch(() => null)
    bytes += arrived ?? 0
    complete &&= arrived !== null
  }
  if (bytes > 0) rate = bytes / Math.max(0.001, (Date.now() - startedAt) / 1000)
  return complete
}

/** Bytes on the wire; null if the pack, or a part of it, is broken. */
async function fetchPack(pack: Pack, missing: ReadonlySet<string>): Promise<number | null> {
  const lacks = [...digestsOf(pack).keys()].filter((url) => missing.has(url))
  if (lacks.length < WORTH_A_PACK && lacks.length < pack.files.length) {
    for (const url of lacks) if (!(await files.store(url, await fetch(url)))) return null
    return 0
  }
  const response = await fetch(new URL(pack.url, self.location.origin).href)
  if (response.status !== 200 || !hasType(response, 'application/json')) return null
  const texts = (await response.json()) as unknown[]
  for (const [at, url] of [...digestsOf(pack).keys()].entries()) {
    const text = texts[at]
    if (typeof text !== 'string') return null
    if (!(await files.store(url, new Response(text, { headers: { 'Content-Type': typeOf(url) } })))) return null
  }
  return Number(response.headers.get('Content-Length')) || 0
}
