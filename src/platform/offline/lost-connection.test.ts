import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { groupsApi } from '../../../contract/groups/groups-api.ts'
import { createQueryClient } from '../api/query-client.ts'
import { device, resetDevice } from '../testing/stub-idb-keyval.ts'
import { kept } from './kept.ts'
import { createDevicePersister } from './query-persister.ts'

vi.mock('idb-keyval', () => import('../testing/stub-idb-keyval.ts'))

const meta = kept(groupsApi.listGroups)
beforeEach(resetDevice)

/** Connections to the device's storage, each of which is lost after so many uses. */
function connections(name: string, ...uses: number[]) {
  const open = vi.fn((_anew?: boolean) => {
    let left = uses.shift() ?? 0
    const during = <T>(act: () => T): T => {
      if (left-- <= 0) throw new DOMException('', name)
      return act()
    }
    return {
      get: (key: string) => during(() => device.entries.get(key)),
      set: (key: string, value: unknown) => during(() => device.entries.set(key, value)),
      delete: (key: string) => during(() => device.entries.delete(key)),
    } as never
  })
  const deleteDatabase = vi.fn()
  vi.stubGlobal('indexedDB', { deleteDatabase })
  onTestFinished(() => void vi.unstubAllGlobals())
  const persister = createDevicePersister({ open })
  const client = createQueryClient(persister.persisterFn)
  const read = (name: string) => client.fetchQuery({ queryKey: [name], meta, queryFn: async () => [name] })
  return { open, deleteDatabase, read }
}

test.each(['UnknownError', 'InvalidStateError', 'AbortError'])(
  'What fell: a connection that is lost in the middle (%s) is opened anew, and what is kept stays',
  async (name) => {
    const { open, deleteDatabase, read } = connections(name, 2, 100)
    for (const one of ['하나', '둘', '셋']) expect(await read(one)).toEqual([one])
    await vi.waitFor(() => expect(device.entries.size).toBe(3))
    expect(open.mock.calls).toEqual([[false], [true]])
    expect(deleteDatabase).not.toHaveBeenCalled()
  },
)

test('What fell: a database that has answered, and answers no longer, ends persistence of this page alone', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { deleteDatabase, read } = connections('UnknownError', 2)
  await read('하나')
  await vi.waitFor(() => expect(device.entries.size).toBe(1))
  for (const one of ['둘', '셋']) expect(await read(one)).toEqual([one])
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce())
  expect([device.entries.size, deleteDatabase.mock.calls.length]).toEqual([1, 0])
})
