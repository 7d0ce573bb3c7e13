import type { Page } from '@playwright/test'

/** Everything stored on the device, as one text. */
export const deviceData = (page: Page) =>
  page.evaluate(async () => {
    const texts = [...Object.entries(localStorage), ...Object.entries(sessionStorage), document.cookie].map(String)
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        if (new URL(request.url).pathname.startsWith('/api/'))
          texts.push(request.url, (await (await cache.match(request))?.text()) ?? '')
      }
    }
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name!)
        opening.addEventListener('success', () => resolve(opening.result))
        opening.addEventListener('error', () => reject(opening.error!))
      })
      for (const store of database.objectStoreNames) {
        const values = await new Promise<unknown[]>((resolve, reject) => {
          const reading = database.transaction(store).objectStore(store).getAll()
          reading.addEventListener('success', () => resolve(reading.result))
          reading.addEventListener('error', () => reject(reading.error!))
        })
        texts.push(JSON.stringify(values))
      }
      database.close()
    }
    return texts.join('\n')
  })
