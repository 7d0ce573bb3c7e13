import type { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { networkOf } from '../../lib/network.ts'
import { fail, failBusy } from '../../refusals/refusal.ts'
import { authorize } from '../request/access.ts'
import type { Actor } from '../request/actor.ts'
import { API_BASE } from '../request/base.ts'
import { clientIp } from '../request/caller.ts'
import { openStream, type OpenStream } from './event-stream.ts'
import type { ApiOptions, HttpEnv } from '../request/types.ts'

/** A stream of server-sent events for members: it says that something of theirs has changed, and the page asks what. */
export interface Stream {
  /** Below the API base. */
  readonly path: string
  readonly event: string
  /** What it listens to: a tag that writes touch. */
  tagOf(member: Actor): string
}

/** What one process holds open at the same time. Pages keep one stream while they are visible. */
export const STREAM_BOUNDS = {
  /** Of a member: a further one ends the oldest. */
  perMember: 4,
  /** Of a network, and in all: further ones are refused. */
  perNetwork: 64,
  all: 1024,
  /** Between two signs of life, at each of which is checked whose session it is. */
  heartbeatMs: 20_000,
} as const

interface Open {
  tag: string
  network: string
  stream: OpenStream
}

/** Mounts streams: for members, with the session they were opened with and no longer than it. */
export function mountStreams(
  app: Hono<HttpEnv>,
  streams: readonly Stream[],
  {
    env,
    authenticate,
    invalidations,
    stopping,
  }: Pick<ApiOptions, 'env' | 'authenticate' | 'invalidations'> & Pick<Deps, 'stopping'>,
  bounds: typeof STREAM_BOUNDS | Record<keyof typeof STREAM_BOUNDS, number> = STREAM_BOUNDS,
): void {
  if (streams.length === 0) return
  const open = new Set<Open>()
  const end = (one: Open) => one.stream.end()
  invalidations.subscribe((touched) => {
    const tags = touched && new Set(touched)
    for (const { tag, stream } of open) if (!tags || tags.has(tag)) stream.tell()
  })
  stopping?.addEventListener('abort', () => [...open].forEach(end))

  for (const one of streams) {
    app.get(`${API_BASE}${one.path}`, async (c) => {
      const { headers, signal } = c.req.raw
      const identify = () =>
        authorize(
          { access: 'member', method: 'GET', whileSuspended: false, whileNameless: true },
          headers,
          authenticate,
        )
      const member = (await identify()) ?? fail('UNAUTHENTICATED')
      if (member.suspended) fail('SUSPENDED')
      const network = networkOf(clientIp(c, env))
      const tag = one.tagOf(member)
      const mine = [...open].filter((other) => other.tag === tag)
      if (mine.length >= bounds.perMember) mine.slice(0, mine.length - bounds.perMember + 1).forEach(end)
      const near = [...open].filter((other) => other.network === network)
      if (stopping?.aborted || near.length >= bounds.perNetwork || open.size >= bounds.all) failBusy()

      const { body, stream } = openStream(one.event, {
        heartbeatMs: bounds.heartbeatMs,
        isWelcome: async () => (await identify().catch(() => null))?.suspended === false,
        closed: () => open.delete(entry),
      })
      const entry: Open = { tag, network, stream }
      open.add(entry)
      signal.addEventListener('abort', () => stream.end())
      return c.body(body, 200, {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'private, no-store, no-transform',
        // Read by nginx, which would hold events back otherwise.
        'X-Accel-Buffering': 'no',
      })
    })
  }
}
