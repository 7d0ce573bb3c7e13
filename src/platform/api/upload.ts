import { outcomeOf } from '../../../contract/api/call-outcome.ts'
import type { DataOf, Endpoint } from '../../../contract/api/endpoint.ts'
import type { Operation, Schema, Upload } from '../../../contract/api/operation.ts'
import { reportApiEvent } from './api-events.ts'
import {
  addressOf,
  ApiError,
  dataOf,
  endsSession,
  isEnvelope,
  keyHeader,
  NO_NETWORK,
  NotMeant,
  renewing,
  requireCredentials,
  TIMED_OUT,
} from './api.ts'
import { recordOutcome } from './connection-state.ts'

type UploadEndpoint = Endpoint<Operation<Schema | undefined, Schema | undefined, undefined, Schema, Upload>>

interface Options {
  /** Share of bytes sent: 0 … 1. */
  onProgress: (part: number) => void
  signal: AbortSignal
  /** As of `call`. */
  key: string
  params?: object
  query?: object
  /** As of `call`. */
  isMeant?: () => boolean
}

/** An upload over a weak connection may take long; without any byte for this time it has stalled. */
const STALLED_MS = 45_000

/**
 * Sends a file to an endpoint that accepts one, renewing the session as `call` does. Quiet: the caller shows the progress and the
 * failure (an `ApiError`). By XMLHttpRequest, since fetch reports no upload progress.
 */
export async function upload<E extends UploadEndpoint>(endpoint: E, file: Blob, options: Options): Promise<DataOf<E>> {
  const headers = {
    Accept: 'application/json',
    'Content-Type': file.type || 'application/octet-stream',
    ...keyHeader(endpoint, options.key),
  }
  try {
    return await renewing(endpoint, async () => {
      await requireCredentials(endpoint)
      if (options.isMeant?.() === false) throw new NotMeant()
      return sendFile<DataOf<E>>(endpoint, file, options, headers)
    })
  } catch (error) {
    if (endsSession(endpoint, error)) reportApiEvent({ type: 'unauthorized', endpoint })
    throw error
  }
}

function sendFile<T>(
  endpoint: Endpoint,
  file: Blob,
  { onProgress, signal, ...address }: Options,
  headers: Record<string, string>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = () => request.abort()
    const watch = () => {
      clearTimeout(timer)
      timer = setTimeout(() => fail(new ApiError('TIMEOUT', 0, TIMED_OUT)), STALLED_MS)
    }
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
    }
    const fail = (error: unknown) => {
      end()
      reject(error)
      request.abort()
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      watch()
      if (total > 0) onProgress(loaded / total)
    })
    request.addEventListener('load', () => {
      end()
      recordOutcome(outcomeOf(request.status, 0, isEnvelope(request.responseText)))
      try {
        resolve(dataOf(request.status, request.responseText) as T)
      } catch (error) {
        reject(error)
      }
    })
    request.addEventListener('error', () => {
      recordOutcome('failed')
      fail(new ApiError('NETWORK', 0, NO_NETWORK))
    })
    request.addEventListener('abort', () => fail(signal.reason))
    signal.addEventListener('abort', stop)
    request.open(endpoint.method, addressOf(endpoint, address))
    request.withCredentials = true
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    watch()
    if (signal.aborted) fail(signal.reason)
    else request.send(file)
  })
}
