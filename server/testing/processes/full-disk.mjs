// @ts-check
// Preloaded into a process and its threads: while the file FULL_DISK exists, nothing more can be written.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const flag = process.env['FULL_DISK'] ?? ''
const { existsSync } = fs

function refuseIfFull() {
  if (existsSync(flag))
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), {
      errno: -28,
      code: 'ENOSPC',
      syscall: 'write',
    })
}

const { writeSync, writeFileSync } = fs
const { open, writeFile } = fs.promises
fs.writeSync = /** @type {typeof fs.writeSync} */ (
  (/** @type {Parameters<typeof writeSync>} */ ...args) => {
    // The log goes to a pipe.
    if (args[0] > 2) refuseIfFull()
    return writeSync(...args)
  }
)
fs.writeFileSync = (...args) => {
  refuseIfFull()
  return writeFileSync(...args)
}
fs.promises.writeFile = async (...args) => {
  refuseIfFull()
  return writeFile(...args)
}
fs.promises.open = async (...args) => {
  const handle = await open(...args)
  const write = handle.writeFile.bind(handle)
  handle.writeFile = async (...content) => {
    refuseIfFull()
    return write(...content)
  }
  return handle
}
syncBuiltinESMExports()
