import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { photosApi } from '../../../contract/photos/photos-api.ts'
import { type SentFile, stubUpload } from '../testing/stub-upload.ts'
import { configureApi } from './api.ts'
import { type ApiEvent, onApiEvent } from './api-events.ts'
import { connection, recordOutcome } from './connection-state.ts'
import { upload } from './upload.ts'

let sent: SentFile[]
let events: ApiEvent[]
let stopListening = () => {}
beforeEach(() => {
  vi.useFakeTimers()
  sent = stubUpload()
  events = []
  stopListening = onApiEvent((event) => void events.push(event))
  recordOutcome('answered')
})
afterEach(() => {
  stopListening()
  configureApi({ renew: async () => false })
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const signal = new AbortController().signal
/** An upload under way, and how it ended. */
async function begin(onProgress: (part: number) => void = () => undefined, file = new Blob(['a'])) {
  const ended = vi.fn()
  void upload(photosApi.uploadPhoto, file, { key: 'one-and-the-same', signal, onProgress }).then(
    (data) => ended(data),
    ({ code }: { code: string }) => ended(code),
  )
  await vi.advanceTimersByTimeAsync(0)
  return ended
}

test('What fell: an upload on which no byte moves for 45 s is given up, one that goes on is not', async () => {
  const parts: number[] = []
  const ended = await begin((part) => parts.push(part))
  await vi.advanceTimersByTimeAsync(44_000)
  sent[0]?.progress(0.25)
  await vi.advanceTimersByTimeAsync(44_000)
  expect([ended.mock.calls, parts]).toEqual([[], [0.25]])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(ended.mock.calls).toEqual([['TIMEOUT']])
  expect(sent[0]?.aborted).toBe(true)
})

test.each([
  ['image/webp', 'image/webp'],
  ['', 'application/octet-stream'],
])('What fell: a file of the type %j is sent as %s, with the session', async (type, said) => {
  await begin(undefined, new Blob(['a'], { type }))
  expect(sent[0]).toMatchObject({ type: said, withCredentials: true })
})

test.each([
  [503, 'unstable'],
  [502, 'offline'],
  [413, 'online'],
])('What fell: an upload that ends with %i says of the connection that it is %s', async (status, quality) => {
  await begin()
  sent[0]?.answer(status, { status: 'error', code: 'INTERNAL' })
  expect(connection().quality).toBe(quality)
})

test('What fell: an upload that breaks off says that there is no connection', async () => {
  const ended = await begin()
  sent[0]?.breakOff()
  await vi.advanceTimersByTimeAsync(0)
  expect([ended.mock.calls, connection().quality]).toEqual([[['NETWORK']], 'offline'])
})

test('What fell: an expired session is renewed and the upload sent again under its key; an ended one is told', async () => {
  let renewals = 0
  configureApi({ renew: async () => ++renewals === 1 })
  const ended = await begin()
  const refuse = async () => {
    sent.at(-1)?.answer(401, { status: 'error', code: 'UNAUTHENTICATED' })
    await vi.advanceTimersByTimeAsync(0)
  }
  await refuse()
  expect(sent.map(({ key }) => key)).toEqual(['one-and-the-same', 'one-and-the-same'])
  await refuse()
  expect(ended.mock.calls).toEqual([['UNAUTHENTICATED']])
  expect(events).toEqual([{ type: 'unauthorized', endpoint: photosApi.uploadPhoto }])
})
