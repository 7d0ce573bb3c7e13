import { expect, test } from 'vitest'
import type { Photo } from '../../../contract/api/media.ts'
import { insertServerEvents } from '../audit/store.ts'
import { useTestDatabase } from '../../testing/harness.ts'
import { releaseForgotten } from './record-photo-store.ts'

const database = useTestDatabase()
const photo = (name: string): Photo => ({ src: `/media/${name}-{w}.webp`, widths: [320], alt: '', credit: null })
const [A, B, C, D] = ['a', 'b', 'c', 'd'].map(photo) as [Photo, Photo, Photo, Photo]

test('What fell: of what a history that is deleted had, only those photos are released that nothing has or could bring back', async () => {
  const event = { kind: 'banner' as const, action: 'update' as const, targetId: 7, targetName: '봄', after: {} }
  await insertServerEvents(
    database.orm,
    [
      { ...event, before: { photo: B } },
      { ...event, targetId: 8, before: { photo: A } },
    ],
    new Date('2026-11-21T03:00:00Z'),
  )
  const released: string[] = []
  const kinds = {
    banner: {
      field: 'photo',
      shown: async () => [C.src],
      release: async (_: unknown, files: readonly { src: string }[]) =>
        void released.push(...files.map(({ src }) => src)),
    },
  }
  const gone = (kind: 'banner' | 'notice', before: object) => ({ kind, targetId: 7, before: { ...before } })
  await releaseForgotten(
    database.orm,
    [
      // The history of another record doesn't bring it back.
      gone('banner', { photo: A }),
      // A later event of the same record still has it, and a record shows it now.
      gone('banner', { photo: B }),
      gone('banner', { photo: C }),
      gone('banner', { photo: null }),
      gone('banner', { title: '봄' }),
      gone('notice', { photo: D }),
    ],
    kinds,
  )
  expect(released).toEqual([A.src])
})
