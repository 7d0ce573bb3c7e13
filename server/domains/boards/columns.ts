import type { BoardBody, BoardRecord } from '../../../contract/boards/boards-admin.ts'
import { fail } from '../../refusals/refusal.ts'
import { recordFieldsOf } from '../records/fields.ts'
import type { RecordKind } from '../records/kind.ts'
import type { BoardPorts } from './ports.ts'
import { BOARDS, MEMBERS_BOARD } from './reference.ts'
import { boards } from './table.ts'

/** Boards in the back office. */
export const boardRecords = ({ posts }: BoardPorts): RecordKind<typeof boards, BoardBody, BoardRecord> => ({
  kind: 'board',
  missing: 'RECORD_NOT_FOUND',
  table: boards,
  shown: (row) => ({
    ...recordFieldsOf(row),
    slug: row.slug,
    name: row.name,
    description: row.description,
    categories: row.categories,
    writers: row.writers,
    readers: row.readers,
    photos: row.photos,
    places: row.places,
    anonymous: row.anonymous,
    visible: row.visible,
    position: row.position,
  }),
  stored: ({ slug, ...body }, isNew): Partial<typeof boards.$inferInsert> => ({ ...(isNew && { slug }), ...body }),
  taken: { code: 'KEY_TAKEN', field: 'slug' },
  async refuseBin(tx, { id }) {
    if (await posts.isBoardUsed(tx, id)) fail('BOARD_IN_USE')
  },
  isReference: ({ slug }) => [...BOARDS, MEMBERS_BOARD].some((one) => one.slug === slug),
  nameOf: ({ name }) => name,
  search: [boards.name, boards.slug],
  orders: { position: boards.position, name: boards.name, updated: boards.updatedAt, created: boards.id },
  filters: {},
})
