import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SentFile, stubUpload } from '../../platform/testing/stub-upload.ts'
import { sendFiles } from './pieces-mutations.ts'

const MB = 1024 * 1024
let sent: SentFile[]
beforeEach(() => void (sent = stubUpload()))
afterEach(() => vi.unstubAllGlobals())

const fileOf = (name: string, size: number) => new File([new Uint8Array(size)], name)
const described = (name: string, size: number, received = 0) => ({ name, size, received, rows: null }) as never

/** The upload that is under way. */
async function next(index: number) {
  await vi.waitFor(() => expect(sent).toHaveLength(index + 1))
  const { path, file, key, type, progress, succeed } = sent[index]!
  const url = new URL(path, 'http://page.test')
  const where = url.pathname.split('/').slice(-4).join('/') + url.search
  return { where, size: file.size, key, type, progress, arrive: (received: number) => succeed({ received }) }
}

test('What fell: files of an import are sent in pieces of 4 MiB, each from where it had stopped, one after the other', async () => {
  const progress: number[] = []
  const done = sendFiles(
    {
      id: 7,
      files: [
        described('가게.csv', 9 * MB, 4 * MB),
        described('없는.csv', MB),
        described('끝난.csv', MB, MB),
        described('숙소.csv', MB),
      ],
    },
    // As macOS names files: letters in parts. Another of the same name has another size.
    [
      fileOf('숙소.csv', MB),
      fileOf('가게.csv', MB),
      fileOf('끝난.csv', MB),
      fileOf('가게.csv'.normalize('NFD'), 9 * MB),
    ],
    { onProgress: (bytes) => progress.push(bytes / MB), signal: new AbortController().signal },
  )
  const first = await next(0)
  expect([first.where, first.size / MB, first.type]).toEqual([
    expect.stringMatching(/7\/files\/1.*\?at=4194304$/),
    4,
    'application/octet-stream',
  ])
  first.progress(0.5)
  first.arrive(8 * MB)
  const second = await next(1)
  expect([second.where, second.size / MB]).toEqual([expect.stringMatching(/\/1.*\?at=8388608$/), 1])
  expect(second.key, 'each piece is a write of its own').not.toBe(first.key)
  second.progress(1)
  second.arrive(9 * MB)
  const third = await next(2)
  expect([third.where, third.size / MB]).toEqual([expect.stringMatching(/\/4.*\?at=0$/), 1])
  third.progress(0.5)
  third.arrive(MB)
  await done
  // What had arrived before, with that of the file that is complete.
  expect(progress).toEqual([7, 10, 10.5])
})

test('What fell: a file of an import that the server does not take on is not sent for ever', async () => {
  const done = sendFiles({ id: 7, files: [described('가게.csv', MB)] }, [fileOf('가게.csv', MB)], {
    onProgress: () => undefined,
    signal: new AbortController().signal,
  })
  const { arrive } = await next(0)
  arrive(0)
  await expect(done).rejects.toThrow('파일을 이어서 올릴 수 없어요. 같은 파일을 다시 골라 주세요.')
  expect(sent).toHaveLength(1)
})
