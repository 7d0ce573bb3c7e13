import fs, { fstatSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { copyCluster } from '../../testing/engines/embedded-template.ts'
import { describeEmbedded } from '../../testing/engines/engines.ts'
import { temporaryFolder } from '../../testing/engines/temporary-folder.ts'
import { openCluster } from './pglite-cluster.mjs'

interface Stream {
  fd: number
  /** The system's descriptor. */
  nfd: number
}

/** The parts of Emscripten's file system that are used here. */
interface FileSystem {
  open: (path: string, flags: string) => Stream
  close: (stream: Stream) => void
  dupStream: (stream: Stream) => Stream
  write: (stream: Stream, bytes: Uint8Array, from: number, length: number, position?: number) => number
  llseek: (stream: Stream, offset: number, whence: number) => number
  ftruncate: (fd: number, size: number) => void
  truncate: (path: string, size: number) => void
  rename: (from: string, to: string) => void
  unlink: (path: string) => void
}

const SEEK_END = 2
const NAMES = ['a', 'b', 'c']

/** Numbers from 0 to `below` that are the same for each seed. */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

async function openFileSystem() {
  const dataDir = temporaryFolder()
  await copyCluster(dataDir)
  const { pg } = await openCluster({ folder: join(dataDir, 'pglite'), durable: false })
  const { FS } = pg.Module as unknown as { FS: FileSystem }
  return { FS, close: () => pg.close() }
}

describeEmbedded('sizes of open files', () => {
  test('are those of the system, whatever is done to a file by any of its descriptors or its path', async () => {
    const { FS, close } = await openFileSystem()
    const at = (name: string) => `/pglite/data/sizes-${name}`
    for (let seed = 1; seed <= 40; seed++) {
      const next = numbers(seed)
      const open: Stream[] = []
      const existing = new Set<string>()
      const withOpen = (act: (stream: Stream) => void) => () => {
        const stream = open[next(open.length)]
        if (stream) act(stream)
      }
      const withFile = (act: (name: string) => void) => () => {
        const name = [...existing][next(existing.size)]
        if (name) act(name)
      }
      const acts = [
        () => {
          const name = NAMES[next(NAMES.length)]!
          open.push(FS.open(at(name), existing.has(name) ? ['r+', 'w+', 'a+'][next(3)]! : 'w+'))
          existing.add(name)
        },
        withOpen((stream) => {
          const bytes = new Uint8Array(1 + next(9000))
          FS.write(stream, bytes, 0, bytes.length, next(20_000))
        }),
        withOpen((stream) => FS.write(stream, new Uint8Array(100), 0, 100)),
        withOpen(({ fd }) => FS.ftruncate(fd, next(20_000))),
        withOpen((stream) => open.push(FS.dupStream(stream))),
        withOpen((stream) => {
          FS.close(stream)
          open.splice(open.indexOf(stream), 1)
        }),
        withFile((name) => FS.truncate(at(name), next(20_000))),
        withFile((name) => {
          const to = NAMES[next(NAMES.length)]!
          FS.rename(at(name), at(to))
          existing.delete(name)
          existing.add(to)
        }),
        withFile((name) => {
          FS.unlink(at(name))
          existing.delete(name)
        }),
      ]
      for (let step = 0; step < 200; step++) {
        acts[next(acts.length)]!()
        for (const stream of open)
          expect(FS.llseek(stream, 0, SEEK_END), `seed ${seed}, step ${step}`).toBe(fstatSync(stream.nfd).size)
      }
      open.forEach((stream) => FS.close(stream))
      existing.forEach((name) => FS.unlink(at(name)))
    }
    await close()
  })

  test('are asked of the system once for each open file', async () => {
    const { FS, close } = await openFileSystem()
    const stream = FS.open('/pglite/data/sizes', 'w+')
    const asked = vi.spyOn(fs, 'fstatSync')
    for (let count = 0; count < 10; count++) {
      FS.llseek(stream, 0, SEEK_END)
      FS.write(stream, new Uint8Array(100), 0, 100)
    }
    expect(asked).toHaveBeenCalledOnce()
    FS.close(stream)
    await close()
  })
})
