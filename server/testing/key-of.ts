import { randomUUID } from 'node:crypto'

/** The header by which the page names each write: nearly everything happens inside the transaction that keeps its answer. */
export const keyOf = (method: string) => (method === 'GET' ? {} : { 'Idempotency-Key': randomUUID() })
