declare const self: ServiceWorkerGlobalScope

/**
 * A newer worker waits until a page announces that it will reload; until then the chunks of the open build must stay cached. The
 * message is workbox-window's.
 */
export function activateOnRequest(): void {
  self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
    if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting()
  })
}
