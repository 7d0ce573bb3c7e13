/**
 * Stands in for idb-keyval by `vi.mock('idb-keyval', () => import(…))`: happy-dom has no IndexedDB. The real one is used in tests/offline.
 */

/** The device's storage, which outlives several pages of a test. Pages of an earlier test write what they still owe into their own. */
export const device = {
  entries: new Map<string, unknown>(),
  /** How many entries fit on the disk. */
  room: Number.POSITIVE_INFINITY,
  onFull: () => {},
}

export const resetDevice = () =>
  void Object.assign(device, { entries: new Map(), room: Number.POSITIVE_INFINITY, onFull: () => {} })

/** Stores that the code opens itself are the device's. */
type Store = typeof device.entries | 'opened'
const mapOf = (store: Store) => (store === 'opened' ? device.entries : store)

export const createStore = (): Store => 'opened'
export const get = async (key: string, store: Store) => mapOf(store).get(key)
export async function set(key: string, value: unknown, store: Store): Promise<void> {
  if (store === device.entries && device.entries.size >= device.room) {
    device.onFull()
    throw new DOMException('', 'QuotaExceededError')
  }
  mapOf(store).set(key, structuredClone(value))
}
export const del = async (key: string, store: Store) => void mapOf(store).delete(key)
export const delMany = async (keys: string[], store: Store) => keys.forEach((key) => mapOf(store).delete(key))
export const entries = async (store: Store) => [...mapOf(store).entries()]
export const keys = async (store: Store) => [...mapOf(store).keys()]
export const clear = async (store: Store) => mapOf(store).clear()
