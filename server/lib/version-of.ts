import { createHash } from 'node:crypto'

/** A digest of a record's data, so that its version needs no column. The properties must always come in the same order. */
export const versionOf = (data: unknown): string =>
  createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 16)

export const withVersion = <T extends object>(data: T): T & { version: string } => ({
  ...data,
  version: versionOf(data),
})
