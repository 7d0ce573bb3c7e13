import type { Strategy } from 'workbox-strategies'

/** The worker's events, which Workbox knows by their classes. */
class WorkerEvent extends Event {
  readonly waitUntil = () => undefined
}

/** What a strategy answers to a call of that address, as text, once all that it does behind the answer is done. */
export async function handled(strategy: Strategy, address: string): Promise<string> {
  Object.assign(globalThis, {
    ExtendableEvent: WorkerEvent,
    FetchEvent: class extends WorkerEvent {},
    location: new URL('https://dog.example'),
  })
  const event = new WorkerEvent('message') as ExtendableEvent
  const [response, done] = strategy.handleAll({ event, request: new Request(address) })
  const text = await (await response).text()
  await done
  return text
}
