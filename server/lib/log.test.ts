import { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'
import { useTestDatabase } from '../testing/harness.ts'

const database = useTestDatabase()

function readable(level: string) {
  const lines: string[] = []
  const to = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString())
      done()
    },
  })
  return { log: createLog(level, to), lines }
}

test('an event is a line of JSON with level, time and message', () => {
  const { log, lines } = readable('info')
  log.info({ port: 1 }, 'ready')
  log.debug('not told')
  expect(lines).toHaveLength(1)
  const line = JSON.parse(lines[0] ?? '') as Record<string, unknown>
  expect(line).toEqual({ level: 'info', time: expect.stringMatching(/^20\d\d-.*Z$/) as string, port: 1, msg: 'ready' })
})

test('a failed query is logged with its text and cause, without parameters', async () => {
  const { log, lines } = readable('info')
  const err: unknown = await database.orm
    .execute(sql`select ${'비밀번호'} from nowhere`)
    .catch((error: unknown) => error)
  log.error({ err }, 'INTERNAL')
  expect(lines[0]).toContain('from nowhere')
  expect(lines[0]).toContain('relation \\"nowhere\\" does not exist')
  expect(lines[0]).not.toContain('비밀번호')
})
