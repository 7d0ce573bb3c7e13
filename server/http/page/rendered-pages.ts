import { isRenderedPath, type Render, type RenderedScreen } from '../../../contract/offline/rendered-screens.ts'
import type { Logger } from '../../lib/log.ts'
import { Answer, Answers } from '../answers/answers.ts'
import type { MediaStore } from '../../media/media.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { firstPictures } from './first-picture.ts'
import { Gate } from '../capacity/gate.ts'
import type { InProcessApi } from '../calls/in-process.ts'
import type { Invalidations } from '../answers/invalidations.ts'
import type { ScreenFiles } from './preloads.ts'
import { shownStyles } from './shown-styles.ts'

/** Screens of one thing, and the first one. */
const WITHOUT_QUERY = /^\/(?:(?:place|notice|mentoring)\/\d+(?:\/guide)?|community\/\d+\/comments)?$/
/** Longer addresses would fill the cache. */
const LONGEST_ADDRESS = 300
const KEEP_SECONDS = 60
const GIVE_UP_MS = 3000
/**
 * Rendering keeps the thread busy for 10 to 15 ms. Whoever would wait for longer than this is faster with the static frame: nobody queues
 * behind more screens than are rendered in that time. A few at once are enough to render while others wait for the database.
 */
const BOUNDS = { capacity: 3, waiting: 24, patienceMs: 400 }
/** Frames that a crowd gets are logged together: a line for each would slow down what the crowd waits for. */
const CROWD_LOG_MS = 10_000

interface Options {
  render: Render
  api: Pick<InProcessApi, 'collect'>
  /** The built page with its static frame. */
  index: string
  filesOf: (path: string) => ScreenFiles
  invalidations: Invalidations
  log: Logger
  media: Pick<MediaStore, 'read'>
  /** Whether there was something at this path that is gone now: then what isn't found is answered 410. */
  isGone?: (path: string) => Promise<boolean>
  /** Where the address has moved for good, with all that is below it. */
  movedTo?: (path: string) => Promise<string | null>
  answersFreshMs?: number
}

/** A rendered page: status and HTML, or status and target of a redirect. */
export type RenderedPage = Answer
export type FindRendered = (path: string, search: string) => Promise<RenderedPage | null>

/** Renders public screens and keeps them until a write touches what they show. Null: the built page is to be sent. */
export function renderedPages({
  render,
  api,
  index,
  filesOf,
  invalidations,
  log,
  media,
  ...options
}: Options): FindRendered {
  const { isGone, movedTo, answersFreshMs = 1000 } = options
  const pages = new Answers(answersFreshMs)
  invalidations.subscribe((touched) => pages.forget(touched))
  const gate = new Gate(BOUNDS)
  const inlineFirstPicture = firstPictures(media)
  const logCrowd = crowdLog(log)

  async function make(path: string, address: string) {
    const to = await movedTo?.(path)
    if (to) return { status: 301, tags: [], body: to }
    const { result, tags, addresses } = await gate.run(() => api.collect(() => within(GIVE_UP_MS, render(address))))
    const { redirect } = result
    if (result.status >= 500) throw new Error(`The screen shows the error ${result.status}`)
    const status = result.status === 404 && (await isGone?.(path)) ? 410 : result.status
    if (redirect) return { status, tags, body: redirect }
    const screen = await inlineFirstPicture(result)
    return { status, tags, body: pageOf(index, screen, { addresses, ...filesOf(path) }) }
  }

  return async (path, search) => {
    const address = path + readQuery(path, search)
    // One address for one screen.
    if (path.length > 1 && path.endsWith('/') && isRenderedPath(path.slice(0, -1)))
      return new Answer(path.slice(0, -1) + search, [], 301)
    try {
      if (isRenderedPath(path) && address.length <= LONGEST_ADDRESS) {
        const page = await pages.get(address, () => make(path, address), KEEP_SECONDS)
        return page.status === 301 ? new Answer(page.body + search, [], 301) : page
      }
      const to = await movedTo?.(path)
      return to ? new Answer(to + search, [], 301) : null
    } catch (err) {
      if (isBusy(err)) logCrowd(path)
      else log.warn({ err, path }, 'The static frame is sent instead of a rendered screen')
      return null
    }
  }
}

const isBusy = (error: unknown) => error instanceof Refusal && error.code === 'UNAVAILABLE'

/** The first frame is logged at once, the next ones as a number. */
function crowdLog(log: Logger): (path: string) => void {
  let frames = 0
  let nextAt = 0
  return (path) => {
    frames += 1
    if (performance.now() < nextAt) return
    log.warn({ path, frames }, 'More screens are asked for than can be rendered: static frames are sent instead')
    frames = 0
    nextAt = performance.now() + CROWD_LOG_MS
  }
}

/**
 * What a screen reads of the query. One of a single thing shows only what was searched for, in its header: marks of who shared a link
 * (`utm_source`, `fbclid`), and whatever else is invented, lead to the page that is kept, instead of rendering one more.
 */
function readQuery(path: string, search: string): string {
  if (!WITHOUT_QUERY.test(path)) return search
  const q = new URLSearchParams(search).get('q')
  return q === null ? '' : `?${new URLSearchParams({ q }).toString()}`
}

const FRAME = /<div id="boot"[\s\S]*<div id="root"><\/div>\s*(?:<noscript>[\s\S]*?<\/noscript>)?/
const TITLE = /<title>[^<]*<\/title>\s*(?:<meta\s+name="description"[^>]*>)?/

const SHEET = /<link rel="stylesheet"[^>]*>\s*/g
const ENTRY = /<script type="module"[^>]*\ssrc="[^"]*"[^>]*>\s*<\/script>/

interface Parts extends ScreenFiles {
  /** Addresses of the answers in the state: the service worker caches them (src/platform/updates/register-worker.ts, sw/rendered-screens.ts). */
  addresses: readonly string[]
}

/**
 * The built page with the screen in place of its frame. Its styles stand in it, so that it is seen without a second request (0495); a
 * disabled link per file tells the page's loader of chunks that the file need not be fetched. Scripts stand last: browsers ask for things
 * in this order, and what is read and seen comes before what makes it react.
 */
function pageOf(
  index: string,
  { head, body, plain, state }: RenderedScreen,
  { addresses, scripts, ...sheets }: Parts,
): string {
  const { styles, known } = shownStyles(body, sheets)
  const sheet = `<style>${styles.map(({ css }) => css).join('\n')}</style>`
  const links = [...styles.map(({ href }) => href), ...known].map(
    (href) => `<link rel="stylesheet" disabled href="${href}">`,
  )
  // In a script element only `<` could end it.
  const data = state === null ? '' : JSON.stringify(state).replaceAll('<', '\\u003c')
  const read = addresses.join(' ').replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const script = data && `<script type="application/json" id="state" data-addresses="${read}">${data}</script>`
  const chunks = scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`)
  const entry = ENTRY.exec(index)?.[0] ?? ''
  return index
    .replace(ENTRY, '')
    .replace(TITLE, () => head)
    .replace(SHEET, '')
    .replace('</head>', () => `${sheet}${links.join('')}</head>`)
    .replace(
      FRAME,
      () => `${plain.before}<div id="root">${body}</div>${plain.after}${script}${chunks.join('')}${entry}`,
    )
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No result within ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([work, expired])
  } finally {
    clearTimeout(timer)
  }
}
