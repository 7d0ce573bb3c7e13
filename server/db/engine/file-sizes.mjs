// @ts-check
import fs from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

const SEEK_END = 2
const O_APPEND = 1024

/**
 * A file that is open, by its identity: what two descriptors of it do concerns both.
 *
 * @typedef {{ key: string, descriptors: number, size: number | undefined }} OpenFile
 * @typedef {{ nfd: number, flags: number, shared: { refcount: number, file?: OpenFile } }} Stream one of Emscripten's, of a descriptor `nfd` of the system
 */

/**
 * PostgreSQL asks for a table's size by a seek to its end, for each plan and at the start of each scan. Emscripten answers that with a call of
 * the system, which takes longer than the rest of a short scan. This one remembers the sizes of open files: nobody else writes to them, as the
 * data folder is locked.
 */
export class SizedNodeFS extends NodeFS {
  /**
   * @override
   * @type {NodeFS['init']}
   */
  async init(pg, options) {
    const { emscriptenOpts } = await super.init(pg, options)
    const preRun = [...(emscriptenOpts.preRun ?? []), (/** @type {any} */ mod) => this.adapt(mod.NODEFS)]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }

  /**
   * Changes Emscripten's file system before it is used.
   * @param {any} NODEFS whose internals have no types
   */
  adapt(NODEFS) {
    // Windows has no reliable identity of files.
    if (process.platform !== 'win32') rememberSizes(NODEFS)
  }
}

/** @param {any} NODEFS */
function rememberSizes({ stream_ops: streams, node_ops: nodes, realPath, tryFSOperation }) {
  const system = { ...streams, setattrOfPath: nodes.setattr }
  /** @type {Map<string, OpenFile>} */
  const files = new Map()

  /** @param {Stream} stream */
  streams.open = (stream) => {
    system.open(stream)
    const stat = tryFSOperation(() => fs.fstatSync(stream.nfd, { bigint: true }))
    if (!stat.isFile()) return
    const key = keyOf(stat)
    const file = files.get(key) ?? { key, descriptors: 0, size: undefined }
    file.descriptors++
    files.set(key, file)
    stream.shared.file = file
  }

  /** @param {Stream} stream */
  streams.close = (stream) => {
    system.close(stream)
    const { file, refcount } = stream.shared
    if (!file || refcount > 0) return
    delete stream.shared.file
    if (--file.descriptors === 0) files.delete(file.key)
  }

  /** @type {(stream: Stream, bytes: unknown, from: number, length: number, position: number) => number} */
  streams.write = (stream, bytes, from, length, position) => {
    const { file } = stream.shared
    const size = file?.size
    // Unknown if it fails in the middle, and where the system appends, whatever the position.
    if (file) file.size = undefined
    const written = system.write(stream, bytes, from, length, position)
    if (file && size !== undefined && !(stream.flags & O_APPEND)) file.size = Math.max(size, position + written)
    return written
  }

  /** @type {(stream: Stream, change: object) => void} */
  streams.setattr = (stream, change) => {
    if (stream.shared.file) stream.shared.file.size = undefined
    system.setattr(stream, change)
  }

  /** @type {(node: object, change: { size?: number }) => void} */
  nodes.setattr = (node, change) => {
    system.setattrOfPath(node, change)
    if (change.size === undefined) return
    const file = files.get(keyOf(tryFSOperation(() => fs.statSync(realPath(node), { bigint: true }))))
    if (file) file.size = undefined
  }

  /** @type {(stream: Stream, offset: number, whence: number) => number} */
  streams.llseek = (stream, offset, whence) => {
    const { file } = stream.shared
    if (!file || whence !== SEEK_END) return system.llseek(stream, offset, whence)
    file.size ??= /** @type {number} */ (tryFSOperation(() => fs.fstatSync(stream.nfd).size))
    const position = file.size + offset
    return position < 0 ? system.llseek(stream, offset, whence) : position
  }
}

/** @param {{ dev: bigint, ino: bigint }} stat */
const keyOf = ({ dev, ino }) => `${dev}:${ino}`
