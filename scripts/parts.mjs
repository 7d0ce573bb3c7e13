import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const LOGS = path.resolve(import.meta.dirname, '../test-results/logs')

/** @typedef {(text: string) => void} Write */

/**
 * The parts of a run. Those that run beside another hand over their output whole once they have ended: lines of two runners mixed can't be
 * read. Each part's output is also a file in `test-results/logs`.
 */
export class Parts {
  /** @type {[name: string, seconds: number][]} */
  times = []

  /** Alone, or as the one whose output is passed on at once. @param {string} name @param {(write: Write) => Promise<void>} work */
  shown(name, work) {
    process.stdout.write(`\n— ${name}\n`)
    return this.#perform(name, work, (text) => process.stdout.write(text))
  }

  /** Beside another. @param {string} name @param {(write: Write) => Promise<void>} work */
  async held(name, work) {
    const output = await this.#perform(name, work, () => {})
    process.stdout.write(`\n— ${name}\n${output}\n— end of ${name}\n\n`)
  }

  /** @param {string} name @param {(write: Write) => Promise<void>} work @param {Write} pass */
  async #perform(name, work, pass) {
    const began = Date.now()
    let output = ''
    await work((text) => {
      output += text
      pass(text)
    })
    this.times.push([name, (Date.now() - began) / 1000])
    mkdirSync(LOGS, { recursive: true })
    writeFileSync(path.join(LOGS, `${name.replace(/\W+/g, '-')}.log`), output)
    return output
  }

  /** One line for each part. */
  report() {
    return this.times.map(([name, seconds]) => `${seconds.toFixed(0).padStart(5)} s  ${name}`).join('\n')
  }
}
