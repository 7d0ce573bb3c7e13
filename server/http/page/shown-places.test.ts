import { expect, test } from 'vitest'
import { ENDPOINTS } from '../../testing/endpoints.ts'

interface Part {
  type: string
  pipe?: readonly Part[]
  entries?: Readonly<Record<string, Part>>
  item?: Part
  wrapped?: Part
  options?: readonly unknown[]
}
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && 'type' in value

/** Where in the data of an answer a place stands beside something else, as the tags of a record name it: `data.items.place.id`. */
function placesIn(part: Part | undefined, path: string): string[] {
  if (!part) return []
  const { entries, item, wrapped, options } = part.pipe?.[0] ?? part
  if (item ?? wrapped) return placesIn(item ?? wrapped, path)
  if (options) return options.filter(isPart).flatMap((option) => placesIn(option, path))
  if (!entries) return []
  const own = path.endsWith('.place') && entries['id'] ? [`${path}.id`] : []
  return [...own, ...Object.entries(entries).flatMap(([name, value]) => placesIn(value, `${path}.${name}`))]
}

test('What fell: every public answer that names a place is forgotten with it: one that is hidden or merged is named by none', () => {
  const naming = ENDPOINTS.filter(({ access, method }) => access === 'public' && method === 'GET').flatMap(
    ({ id, data, shows = [] }) => {
      const found = placesIn(data, 'data')
      return found.map((at) => [id, at, shows.includes(`place:{${at}}`) || shows.includes('place')] as const)
    },
  )
  expect(naming.length).toBeGreaterThan(2)
  expect(naming.filter(([, , isForgotten]) => !isForgotten)).toEqual([])
})
