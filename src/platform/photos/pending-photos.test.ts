import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { accountsApi } from '../../../contract/accounts/accounts-api.ts'
import { setAuthorSource } from '../commands/author.ts'
import type { Command } from '../commands/command.ts'
import { runCommand, submitCommand } from '../commands/run-command.ts'
import { stubApi } from '../testing/stub-api.ts'
import { type SentFile, stubUpload } from '../testing/stub-upload.ts'
import { choosePhoto, pendingPhotos, releasePhoto, removePhoto, restorePhotos } from './pending-photos.ts'
import { isPhotoRef } from './photo-ref.ts'

/** The device's storage, which outlives a page. */
const device = new Map<string, unknown>()
// happy-dom has no IndexedDB.
vi.mock('idb-keyval', () => ({
  createStore: () => device,
  get: async (key: string) => device.get(key),
  set: async (key: string, value: unknown) => void device.set(key, value),
  del: async (key: string) => void device.delete(key),
  entries: async () => [...device.entries()],
  clear: async () => device.clear(),
}))

const setPhoto: Command<{ photoId: string | null }, unknown> = {
  name: 'test.photo',
  shows: { waiting: 'screen', failure: 'toast' },
  photos: ({ photoId }, idOf) => ({ photoId: photoId && idOf(photoId) }),
  send: (call, body) => call(accountsApi.setMyPhoto, { body }),
}
const PHOTO = { src: '/media/a-{w}.webp', widths: [320], alt: '', credit: null }
const ID = '7c9e6679-7425-40de-944b-e07fc1f90ae7'

let sent: SentFile[]
const queryClient = new QueryClient()
const jpeg = (name: string) => new File([name], name, { type: 'image/jpeg' })
const nth = (index: number) => vi.waitFor(() => sent[index] ?? expect.fail(`no upload ${index}`))
const bodies = (fetch: ReturnType<typeof stubApi>) =>
  fetch.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as unknown)

beforeEach(() => {
  sent = stubUpload()
  device.clear()
  vi.stubGlobal('indexedDB', {})
  setAuthorSource(() => 7)
  queryClient.clear()
})
afterEach(() => {
  for (const ref of pendingPhotos().keys()) removePhoto(ref)
  vi.unstubAllGlobals()
})

test('a command waits until its photos are uploaded, and sends their ids; its input keeps the reference', async () => {
  const fetch = stubApi({ 'PUT /users/me/photo': {} })
  const ref = choosePhoto(jpeg('a.jpg'), false)
  const upload = await nth(0)
  const done = runCommand(queryClient, setPhoto, { photoId: ref })
  const [mutation] = queryClient.getMutationCache().findAll({ mutationKey: ['command', 'test.photo'] })
  expect(mutation?.state.variables).toMatchObject({ author: 7, input: { photoId: ref } })
  expect(fetch).not.toHaveBeenCalled()
  upload.succeed({ id: ID, photo: PHOTO })
  expect(await done).toMatchObject({ status: 'done' })
  expect(bodies(fetch)).toEqual([{ photoId: ID }])
})

test('a photo is uploaded once, under one key, for its form and for any number of commands', async () => {
  const fetch = stubApi({ 'PUT /users/me/photo': {} })
  const ref = choosePhoto(jpeg('a.jpg'), false)
  const first = await nth(0)
  first.breakOff()
  await vi.waitFor(() => expect(pendingPhotos().get(ref)?.failed).toBeTruthy())
  const both = [
    submitCommand(queryClient, setPhoto, { photoId: ref }),
    submitCommand(queryClient, setPhoto, { photoId: ref }),
  ]
  const second = await nth(1)
  expect(second.key, 'the answer of the first may only have been lost').toBe(first.key)
  second.succeed({ id: ID, photo: PHOTO })
  await Promise.all(both)
  releasePhoto(ref)
  await submitCommand(queryClient, setPhoto, { photoId: ref })
  expect(sent).toHaveLength(2)
  expect(bodies(fetch)).toEqual([{ photoId: ID }, { photoId: ID }, { photoId: ID }])
})

test('a photo that a command waits for is uploaded though its form is closed; any other is dropped', async () => {
  const fetch = stubApi({ 'PUT /users/me/photo': {} })
  const [needed, other] = [choosePhoto(jpeg('a.jpg'), false), choosePhoto(jpeg('b.jpg'), false)]
  const done = submitCommand(queryClient, setPhoto, { photoId: needed })
  await nth(0)
  releasePhoto(needed)
  releasePhoto(other)
  sent[0]!.succeed({ id: ID, photo: PHOTO })
  await done
  expect(bodies(fetch)).toEqual([{ photoId: ID }])
  expect(sent).toHaveLength(1)
})

test.each([
  { chosenBy: 7, now: 8, goes: false },
  { chosenBy: 7, now: null, goes: false },
  { chosenBy: 7, now: 7, goes: true },
  { chosenBy: null, now: 8, goes: true },
])(
  'What fell: a photo of $chosenBy that waits for its turn while $now logs in is sent: $goes',
  async ({ chosenBy, now, goes }) => {
    const fetch = stubApi({ 'PUT /users/me/photo': {} })
    setAuthorSource(() => chosenBy)
    choosePhoto(jpeg('a.jpg'), true)
    const waiting = choosePhoto(jpeg('b.jpg'), true)
    const first = await nth(0)
    const sending = chosenBy === null ? undefined : runCommand(queryClient, setPhoto, { photoId: waiting })
    setAuthorSource(() => now)
    first.succeed({ id: ID })
    await vi.waitFor(() => expect(sent.length === 2 || pendingPhotos().get(waiting)?.failed).toBeTruthy())
    expect(sent).toHaveLength(goes ? 2 : 1)
    sent[1]?.succeed({ id: ID })
    expect((await sending)?.status).toBe(chosenBy === null ? undefined : goes ? 'done' : 'skipped')
    expect(fetch).toHaveBeenCalledTimes(goes && chosenBy !== null ? 1 : 0)
    // Whose it is can still send it.
    setAuthorSource(() => chosenBy)
    const again = goes ? undefined : submitCommand(queryClient, setPhoto, { photoId: waiting })
    ;(await nth(1)).succeed({ id: ID })
    await again
    expect(sent).toHaveLength(2)
  },
)

test('without its photo a record is not sent: the photo’s failure is that of the command', async () => {
  const fetch = stubApi({})
  const failing = choosePhoto(jpeg('a.jpg'), false)
  const failed = submitCommand(queryClient, setPhoto, { photoId: failing })
  ;(await nth(0)).breakOff()
  await expect(failed).rejects.toMatchObject({ code: 'NETWORK' })

  const removed = choosePhoto(jpeg('b.jpg'), false)
  const refused = submitCommand(queryClient, setPhoto, { photoId: removed })
  await nth(1)
  removePhoto(removed)
  await expect(refused).rejects.toMatchObject({ message: '올리던 사진을 뺐어요. 확인하고 다시 보내 주세요.' })
  expect(fetch).not.toHaveBeenCalled()
})

describe('What fell 12: a photo that was chosen without a network', () => {
  /** Chosen, not uploaded, and the page is gone. */
  async function chosenBefore(): Promise<string> {
    const ref = choosePhoto(jpeg('a.jpg'), true)
    ;(await nth(sent.length)).breakOff()
    await vi.waitFor(() => expect(device.has(ref)).toBe(true))
    releasePhoto(ref)
    return ref
  }

  test('What fell 12: is there again after a reload, and is uploaded under the same key', async () => {
    const ref = await chosenBefore()
    expect(pendingPhotos().has(ref)).toBe(false)
    await restorePhotos([ref])
    const again = await nth(1)
    expect(again.key).toBe(sent[0]?.key)
    expect(pendingPhotos().get(ref)).toMatchObject({ file: { name: 'a.jpg' }, isPrivate: true })
    again.succeed({ id: ID, photo: PHOTO })
    await vi.waitFor(() => expect(device.has(ref)).toBe(false))
  })

  test('What fell 12: is nobody else’s, and gone once it is taken out of its form', async () => {
    const ref = await chosenBefore()
    setAuthorSource(() => 8)
    await restorePhotos([ref])
    expect(pendingPhotos().has(ref)).toBe(false)
    setAuthorSource(() => 7)
    await restorePhotos([ref])
    removePhoto(ref)
    await vi.waitFor(() => expect(device.has(ref)).toBe(false))
  })
})

test('What fell: a photo that two forms bring back has one preview, which is freed with it', async () => {
  const ref = choosePhoto(jpeg('a.jpg'), false)
  await vi.waitFor(() => expect(device.has(ref)).toBe(true))
  releasePhoto(ref)
  const created = vi.spyOn(URL, 'createObjectURL')
  const revoked = vi.spyOn(URL, 'revokeObjectURL')
  await Promise.all([restorePhotos([ref]), restorePhotos([ref])])
  expect(created).toHaveBeenCalledOnce()
  removePhoto(ref)
  expect(revoked.mock.calls).toEqual([[created.mock.results[0]?.value]])
  created.mockRestore()
  revoked.mockRestore()
})

test('a reference is never an id of the server’s, and an id is sent as it is', async () => {
  const fetch = stubApi({ 'PUT /users/me/photo': {} })
  for (let count = 0; count < 50; count += 1) expect(isPhotoRef(crypto.randomUUID())).toBe(false)
  for (const digit of '0123456789abcdef') expect(isPhotoRef(`/media/banner-${digit}f0c.svg`)).toBe(false)
  expect(isPhotoRef(choosePhoto(jpeg('a.jpg'), false))).toBe(true)
  await submitCommand(queryClient, setPhoto, { photoId: ID })
  expect(bodies(fetch)).toEqual([{ photoId: ID }])
})
