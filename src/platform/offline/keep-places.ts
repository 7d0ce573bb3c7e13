import * as v from 'valibot'
import { PinResult, type PinRequest, PINNED } from '../../../contract/offline/pinning.ts'
import { isOneOf } from '../../lib/guards.ts'
import { askWorker } from './ask-worker.ts'
import { isMetered } from './line.ts'
import { readStored, writeStored } from '../device/storage.ts'

/** A worker that the browser ended meanwhile never answers; what it has pinned so far stays. */
const ANSWER_MS = 300_000

/** Has the service worker pin these places; null if there is no worker, or none that answers. */
export async function requestPinning(wanted: Omit<PinRequest, 'type' | 'sparing'>): Promise<PinResult | null> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!container || !(await container.getRegistration())) return null
  const { active } = await container.ready
  if (!active) return null
  const request: PinRequest = { type: 'KEEP_PLACES', ...wanted, sparing: isMetered() }
  const result = v.safeParse(PinResult, await askWorker(active, request, ANSWER_MS))
  return result.success ? result.output : null
}

const ASKED = 'daengdaeng.persist-asked'

/** Asks the browser, once, not to evict this site's storage; some browsers ask the visitor in turn. */
export async function requestPersistentStorage(): Promise<void> {
  const storage = navigator.storage as StorageManager | undefined
  if (!storage?.persist || readStored(ASKED, isOneOf([true]))) return
  writeStored(ASKED, true)
  if (!(await storage.persisted())) await storage.persist()
}

/** Bytes that pinned places use; null if the browser has no such caches. */
export async function pinnedBytes(): Promise<number | null> {
  if (!('caches' in globalThis)) return null
  let bytes = 0
  for (const name of (await caches.keys()).filter((name) => name.startsWith(PINNED)))
    for (const response of await (await caches.open(name)).matchAll()) bytes += (await response.blob()).size
  return bytes
}
