import type { Page } from '@playwright/test'
import type { Dog } from '../../contract/dogs/dogs.ts'

/** Stores a visitor's dog on the device before the page first opens, as if described earlier; until the result is disposed of. */
export function describeDog(page: Page, told: Partial<Dog>) {
  const dog: Dog = {
    name: null,
    weightKg: 14,
    size: 'medium',
    breed: null,
    restricted: false,
    guide: false,
    count: 1,
    ...told,
  }
  return page.addInitScript(
    (stored) => {
      localStorage.setItem('daengdaeng.dog', stored)
    },
    JSON.stringify({ version: 1, dog }),
  )
}
