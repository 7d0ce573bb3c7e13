import type { Endpoint } from '../../contract/endpoint.ts'

/** `meta` of a query whose answer may be kept on the device: as the contract says of its endpoint, and only if everybody may read it. */
export const kept = ({ access, offline }: Endpoint) => ({ kept: access === 'public' && offline !== false })
