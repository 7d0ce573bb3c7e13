import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { built } from '../built.mjs'
import { startServer, temporaryFolder } from './server.mjs'

const ROWS = 70_000
/** Distinct places among them, as in the edition of 2025-03-24. */
const PLACES = 24_000

/** @param {string} file */
async function writeRows(file) {
  /** @type {typeof import('../../server/import/fixture/kcisa.ts')} */
  const { csv, csvLine, generateKcisa } = await built('server/import/fixture/kcisa.js')
  const lines = function* () {
    yield csv([])
    for (const cells of generateKcisa(ROWS, PLACES)) yield `${csvLine(cells)}\r\n`
  }
  await pipeline(Readable.from(lines()), createWriteStream(file))
}

/** 70,000 rows into the embedded engine through a running server: seconds, and memory over idle. */
export async function benchImport() {
  const { folder, remove } = temporaryFolder()
  const file = path.join(folder, 'rows.csv')
  await writeRows(file)
  const data = path.join(folder, 'data')
  const server = await startServer(data, ['--empty'])
  try {
    const idle = server.memory()
    let peak = idle
    const watch = setInterval(() => (peak = Math.max(peak, server.memory())), 100)
    const began = performance.now()
    const child = spawn(process.execPath, ['dist/node/server/import/cli.js', file], {
      env: { ...process.env, DATA_DIR: data, LOG_LEVEL: 'error' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const code = await new Promise((resolve) => child.once('close', resolve))
    const seconds = (performance.now() - began) / 1000
    clearInterval(watch)
    if (code !== 0) throw new Error(`The import ended with ${code}.`)
    return [
      {
        what: `import of ${ROWS.toLocaleString('en')} rows beside a running server`,
        measured: seconds,
        budget: 60,
        unit: 's',
      },
      { what: 'memory of the server over idle, at most', measured: (peak - idle) / 2 ** 20, budget: 300, unit: 'MB' },
    ]
  } finally {
    await server.stop()
    remove()
  }
}
