import { makeZip } from 'client-zip'
import type { Hono } from 'hono'
import type { Limit } from '../../../contract/api/limit.ts'
import { fail } from '../../refusals/refusal.ts'
import { authorize } from '../request/access.ts'
import type { Actor } from '../request/actor.ts'
import { API_BASE } from '../request/base.ts'
import { clientIp } from '../request/caller.ts'
import { countsOf } from '../request/limits.ts'
import type { ApiOptions, HttpEnv } from '../request/types.ts'

/** Files of a member, as one zip. */
export interface Download {
  /** Below the API base. */
  readonly path: string
  readonly limit: readonly Limit[]
  open(member: Actor): Promise<{ name: string; files: Parameters<typeof makeZip>[0] }>
}

/** client-zip ends its list of files by an exception when the caller hangs up, which is no failure. */
function quietlyCancelled(stream: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = stream.getReader()
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: (reason) => reader.cancel(reason).catch(() => undefined),
    },
    { highWaterMark: 0 },
  )
}

/** Mounts downloads: for members, streamed (a file is read when the caller has received those before it), never cached. */
export function mountDownloads(
  app: Hono<HttpEnv>,
  downloads: readonly Download[],
  { env, authenticate, limiter }: Pick<ApiOptions, 'env' | 'authenticate' | 'limiter'>,
): void {
  for (const download of downloads) {
    const { path, limit } = download
    app.get(`${API_BASE}${path}`, async (c) => {
      const actor =
        (await authorize(
          { access: 'member', method: 'GET', whileSuspended: true, whileNameless: true },
          c.req.raw.headers,
          authenticate,
        )) ?? fail('UNAUTHENTICATED')
      const counts = countsOf(limit, { params: {}, body: undefined, actor, ip: clientIp(c, env), device: null })
      await limiter?.consume(counts)
      const { name, files } = await download.open(actor)
      return c.body(quietlyCancelled(makeZip(files)), 200, {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': 'private, no-store',
      })
    })
  }
}
