import type { GroupBody, GroupRecord } from '../../../contract/groups/groups-admin.ts'
import { fail } from '../../refusals/refusal.ts'
import { recordFieldsOf } from '../records/fields.ts'
import type { RecordKind } from '../records/kind.ts'
import type { GroupPorts } from './ports.ts'
import { GROUPS } from './reference.ts'
import { groups } from './table.ts'

/** Kinds of place in the back office. */
export const groupRecords = ({ places }: GroupPorts): RecordKind<typeof groups, GroupBody, GroupRecord> => ({
  kind: 'group',
  missing: 'RECORD_NOT_FOUND',
  table: groups,
  shown: (row) => ({
    ...recordFieldsOf(row),
    key: row.key,
    name: row.name,
    icon: row.icon,
    aliases: row.aliases,
    position: row.position,
  }),
  stored: ({ key, name, icon, aliases, position }, isNew): Partial<typeof groups.$inferInsert> => ({
    ...(isNew && { key }),
    name,
    icon,
    aliases,
    position,
  }),
  taken: { code: 'KEY_TAKEN', field: 'key' },
  async refuseBin(tx, { key }) {
    if (await places.isGroupUsed(tx, key)) fail('RECORD_IN_USE')
  },
  isReference: ({ key }) => GROUPS.some((one) => one.key === key),
  nameOf: ({ name }) => name,
  search: [groups.name, groups.key],
  orders: { position: groups.position, name: groups.name, updated: groups.updatedAt, created: groups.id },
  filters: {},
})
