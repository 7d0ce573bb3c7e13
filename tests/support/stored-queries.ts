import type { Page } from '@playwright/test'

/** Hashes of the queries that the device persists. */
export const storedQueries = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('daengdaeng')
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('queries').objectStore('queries').getAllKeys()
          reading.addEventListener('success', () => {
            opening.result.close()
            resolve((reading.result as string[]).map((key) => key.replace(/^[a-z]+-/, '')))
          })
        })
      }),
  )
