import type { OptionBody, OptionRecord } from '../../../contract/options/options-admin.ts'
import { fail } from '../../refusals/refusal.ts'
import { recordFieldsOf } from '../records/fields.ts'
import type { RecordKind } from '../records/kind.ts'
import type { OptionPorts } from './ports.ts'
import { OPTIONS } from './reference.ts'
import { options } from './table.ts'

/** Options in the back office. */
export const optionRecords = ({ places }: OptionPorts): RecordKind<typeof options, OptionBody, OptionRecord> => ({
  kind: 'option',
  missing: 'RECORD_NOT_FOUND',
  table: options,
  shown: (row) => ({
    ...recordFieldsOf(row),
    key: row.key,
    name: row.name,
    icon: row.icon,
    kind: row.kind,
    position: row.position,
  }),
  stored: ({ key, name, icon, kind, position }, isNew): Partial<typeof options.$inferInsert> => ({
    ...(isNew && { key }),
    name,
    icon,
    kind,
    position,
  }),
  taken: { code: 'KEY_TAKEN', field: 'key' },
  async refuseBin(tx, { key }) {
    if (await places.isOptionUsed(tx, key)) fail('RECORD_IN_USE')
  },
  isReference: ({ key }) => OPTIONS.some((one) => one.key === key),
  nameOf: ({ name }) => name,
  search: [options.name, options.key],
  orders: { position: options.position, name: options.name, updated: options.updatedAt, created: options.id },
  filters: { kind: options.kind },
})
