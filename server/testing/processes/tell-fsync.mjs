// @ts-check
/**
 * Loaded into a child process and its threads: if TELL_FSYNC is the path of a file, each fsync of the engine is printed on
 * stdout, and fails while that file exists.
 */
import fs from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const flag = process.env['TELL_FSYNC']
if (flag && !isMainThread) {
  const { fsyncSync } = fs
  fs.fsyncSync = (fd) => {
    fs.writeSync(1, 'fsync\n')
    if (fs.existsSync(flag)) throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO', errno: -5 })
    fsyncSync(fd)
  }
}
