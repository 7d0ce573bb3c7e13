import { createServer, request } from 'node:http'
import { chromium } from 'playwright'
import { findChromium } from '../chromium.mjs'
import { startServer, temporaryFolder } from './server.mjs'

/** One bar of signal. */
const LINE = { ms: 400, bytesPerSecond: 50_000 }

/** A first visit on a weak line: when the open screen would open without a network, and what all of it costs. */
export async function benchFirstVisit() {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('The first visit needs a Chromium.')
  const data = temporaryFolder()
  const profile = temporaryFolder()
  const server = await startServer(data.folder)
  const line = await openWeakLine(server.url)
  const context = await chromium.launchPersistentContext(profile.folder, {
    executablePath,
    viewport: { width: 390, height: 844 },
    locale: 'ko-KR',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const page = context.pages()[0] ?? (await context.newPage())
    const startedAt = Date.now()
    await page.goto(line.url, { waitUntil: 'commit' })
    await page.waitForFunction(
      async () => {
        const found = await Promise.all(
          ['/api/places', '/api/groups', '/api/site-config'].map((path) => caches.match(path, { ignoreSearch: true })),
        )
        return navigator.serviceWorker.controller?.state === 'activated' && found.every(Boolean)
      },
      undefined,
      { timeout: 300_000 },
    )
    const usable = Date.now() - startedAt
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', resolve)
          port1.start()
          navigator.serviceWorker.controller?.postMessage({ type: 'FETCH_SCREENS' }, [port2])
        }),
    )
    const where = ' at 400 ms and 50 kB/s'
    return [
      { what: `open screen usable offline${where}`, measured: usable / 1000, budget: 10, unit: 's' },
      { what: `all screens${where}`, measured: (Date.now() - startedAt) / 1000, budget: 20, unit: 's' },
      { what: 'requests of a first visit', measured: line.requests(), budget: 60, unit: '', fails: true },
      {
        what: 'bytes of a first visit, with headers',
        measured: line.bytes() / 1000,
        budget: 650,
        unit: 'kB',
        fails: true,
      },
    ]
  } finally {
    await context.close()
    line.close()
    await server.stop()
    data.remove()
    profile.remove()
  }
}

/** @param {string} target @returns {Promise<{ url: string, requests(): number, bytes(): number, close(): void }>} */
function openWeakLine(target) {
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set()
  let requests = 0
  let freeAt = 0
  const proxy = createServer((ask, answer) => {
    requests += 1
    setTimeout(() => {
      const { method, headers, url = '/' } = ask
      const onward = request(new URL(url, target), { method, headers }, (got) => {
        answer.writeHead(got.statusCode ?? 502, got.headers)
        void send(got, answer)
      })
      onward.on('error', () => answer.destroy())
      ask.pipe(onward)
    }, LINE.ms)
  })
  /** @param {AsyncIterable<Buffer>} from @param {import('node:http').ServerResponse} to */
  async function send(from, to) {
    for await (const chunk of from) {
      freeAt = Math.max(freeAt, Date.now()) + (chunk.length / LINE.bytesPerSecond) * 1000
      await new Promise((resolve) => setTimeout(resolve, freeAt - Date.now()))
      to.write(chunk)
    }
    to.end()
  }
  proxy.on('connection', (socket) => sockets.add(socket))
  return new Promise((resolve) => {
    proxy.listen(0, '127.0.0.1', () => {
      const address = proxy.address()
      resolve({
        url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
        requests: () => requests,
        bytes: () => [...sockets].reduce((sum, socket) => sum + socket.bytesRead + socket.bytesWritten, 0),
        close: () => {
          proxy.close()
          for (const socket of sockets) socket.destroy()
        },
      })
    })
  })
}
