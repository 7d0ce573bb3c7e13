declare const self: ServiceWorkerGlobalScope

/**
 * A newer worker waits until a page tells it that it is about to load anew; until then the chunks of the build that is open
 * must stay. The message is workbox-window's.
 */
export function activateOnRequest(): void {
  self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
    if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting()
  })
}
