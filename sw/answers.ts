import * as v from 'valibot'
import { PUBLIC_SHAPES } from '../contract/offline/answer-shapes.ts'
import { ruleOf } from './addresses.ts'
import { hasType } from './intact.ts'

/** An answer of our server with data as the contract says: a portal's page has status 200 too, and a cache may hold anything. */
export async function isOurAnswer(url: string, response: Response): Promise<boolean> {
  const shape = PUBLIC_SHAPES[ruleOf({ method: 'GET', url: new URL(url) })?.operation ?? '']
  if (!shape || response.status !== 200 || !hasType(response, 'application/json')) return false
  const answer = (await response
    .clone()
    .json()
    .catch(() => null)) as { status?: unknown; data?: unknown } | null
  return answer?.status === 'success' && v.is(shape, answer.data)
}

/** A cached answer, if it is one; a broken one is dropped. */
export async function intact(cacheName: string, url: string, found: Response | undefined | null) {
  if (!found || (await isOurAnswer(url, found))) return found ?? undefined
  console.warn('A cached answer is broken and is dropped', url)
  await (await caches.open(cacheName)).delete(url, { ignoreVary: true })
  return undefined
}
