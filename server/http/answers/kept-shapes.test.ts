import { createHash } from 'node:crypto'
import { toJsonSchema } from '@valibot/to-json-schema'
import { expect, test } from 'vitest'
import { OFFLINE_SHAPE } from '../../../contract/api/offline-shape.ts'
import { ENDPOINTS } from '../../testing/endpoints.ts'

test('C3 a change of persisted shapes is detected: can older answers still be read, or must OFFLINE_SHAPE rise?', () => {
  const shapes = ENDPOINTS.filter(({ offline }) => offline)
    .map(({ path, data }) => [path, toJsonSchema(data, { errorMode: 'ignore' })] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const digest = createHash('sha256').update(JSON.stringify(shapes)).digest('hex').slice(0, 12)
  expect({ version: OFFLINE_SHAPE, digest }).toEqual({ version: 3, digest: 'e29b4c35f7ac' })
})

const KEPT_NOWHERE: ReadonlySet<string> = new Set(['/users/me/export'])

test.each(
  ENDPOINTS.filter(
    ({ method, access, path }) => method === 'GET' && access === 'member' && !KEPT_NOWHERE.has(path),
  ).map(({ path, data }) => [path, data] as const),
)(
  'C3 a change of what a member’s device may keep of %s is noticed: must MEMBER_SHAPE rise? Then run it with -u',
  (_, shape) => {
    const schema = JSON.stringify(toJsonSchema(shape, { errorMode: 'ignore' }))
    expect(createHash('sha256').update(schema).digest('hex').slice(0, 12)).toMatchSnapshot()
  },
)
