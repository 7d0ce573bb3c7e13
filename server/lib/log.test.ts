import { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'
import { maskPrivate } from './mask.ts'
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

test('What fell 6: an error is logged without the values that somebody typed, and without recipients', async () => {
  const { log, lines } = readable('info')
  const typed = await database.orm.execute(sql`select ${'비밀번호123'}::integer`).catch((error: unknown) => error)
  log.error({ err: typed }, 'INTERNAL')
  const smtp = Object.assign(new Error('550 <kong@dog.example> unknown'), {
    code: 'EENVELOPE',
    responseCode: 550,
    command: 'RCPT TO',
    rejected: ['kong@dog.example'],
    response: '550 <kong@dog.example> unknown',
  })
  log.error({ err: smtp, to: 'kong@dog.example' }, 'A mail could not be sent')
  const text = lines.join('')
  for (const secret of ['비밀번호123', 'kong@', 'ong@']) expect(text).not.toContain(secret)
  const [query, mail] = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(query).toMatchObject({ err: { cause: { code: '22P02', message: 'invalid value' } } })
  expect(mail).toMatchObject({
    to: 'k***@dog.example',
    err: { message: '550 <k***@dog.example> unknown', code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' },
  })
})

test.each([
  ['kong@dog.example', 'k***@dog.example'],
  ['RCPT TO:<kong.dog+tag@mail.dog.example>', 'RCPT TO:<k***@mail.dog.example>'],
  ['콩이@강아지.한국, b@x.kr', '콩***@강아지.한국, b***@x.kr'],
  ['https://d.kr/auth/find-password#token=a_b-C now', 'https://d.kr/auth/find-password#token=*** now'],
  ['/cb?code=4/0Ab&state=xyz', '/cb?code=***&state=***'],
  ['@mantine/core at node_modules/@x/y.js:1:2', '@mantine/core at node_modules/@x/y.js:1:2'],
])('What fell 6: %s is masked', (text, masked) => {
  expect(maskPrivate(text)).toBe(masked)
})
