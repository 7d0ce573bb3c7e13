import type { UseStore } from 'idb-keyval'
import { createQueryClient } from '../api/query-client.ts'
import { createDevicePersister } from '../offline/query-persister.ts'
import { device } from './stub-idb-keyval.ts'

/** A page loaded on the stubbed device. @param member id of who is logged in; null: nobody */
export function openDevicePage(member: () => number | null) {
  const own = device.entries as unknown as UseStore
  const persister = createDevicePersister({ member, open: () => own })
  const client = createQueryClient(persister.persisterFn)
  persister.follow(client)
  return { client, tidy: () => persister.tidy() }
}
