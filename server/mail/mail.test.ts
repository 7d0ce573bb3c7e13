import { once } from 'node:events'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readEnv } from '../env.ts'
import { capturingLog } from '../testing/deps.ts'
import { temporaryFolder } from '../testing/engines/temporary-folder.ts'
import { createMail } from './index.ts'
import { type MailText, writeMail } from './layout.ts'
import { outboxMail, removeOldMails } from './outbox.ts'

const LETTER: MailText = {
  subject: '[댕댕로드] 인증번호 012345',
  title: '이메일 인증번호예요',
  paragraphs: ['<b>콩이</b> & 친구들, 아래 번호를 입력해 주세요.'],
  code: '012345',
  button: { label: '새 비밀번호 정하기', href: 'https://dog.example/auth/find-password#token=a_b-C' },
  notes: ['10분 동안 쓸 수 있어요.'],
}
const HEAD = { brand: '댕댕로드', origin: 'https://dog.example' }

/** A real SMTP server that stores received mails. */
async function mailServer(options: SMTPServerOptions = {}) {
  const messages: { from: string; to: string[]; raw: Buffer; user: string | undefined }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onAuth: ({ username, password }, _session, done) =>
      password === 'secret pw' ? done(null, { user: username ?? '' }) : done(new Error('no')),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        messages.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks),
          user: session.user as string | undefined,
        })
        done()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)))
  return { messages, port: (listening.address() as AddressInfo).port }
}

function mailer(variables: Record<string, string>, origin = 'https://dog.example') {
  const { log, lines } = capturingLog()
  const env = readEnv(variables)
  return { send: createMail({ env, log, clock: () => new Date('2026-11-21T03:00:00Z'), origin }), lines }
}

describe('by SMTP', () => {
  test('a mail arrives as text and HTML, in Korean, from whom the operator says', async () => {
    const { messages, port } = await mailServer()
    const SMTP_URL = `smtp://user:secret%20pw@127.0.0.1:${port}`
    const { send } = mailer({ SMTP_URL, MAIL_FROM: '댕댕로드 <hello@dog.example>' })
    await send(await writeMail('kong@dog.example', LETTER, HEAD))

    expect(messages).toMatchObject([{ from: 'hello@dog.example', to: ['kong@dog.example'], user: 'user' }])
    const mail = await PostalMime.parse(messages[0]!.raw)
    expect(mail.subject).toBe('[댕댕로드] 인증번호 012345')
    expect(mail.from).toMatchObject({ name: '댕댕로드', address: 'hello@dog.example' })
    expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('이메일 인증번호예요')
      expect(part).toContain('012345')
      expect(part).toContain('https://dog.example/auth/find-password#token=a_b-C')
    }
  })

  test('a nickname is escaped', async () => {
    const { html, text } = await writeMail('kong@dog.example', LETTER, HEAD)
    expect(html).toContain('&lt;b&gt;콩이&lt;/b&gt; &amp; 친구들')
    expect(text).toContain('<b>콩이</b> & 친구들')
  })

  test('an address can’t inject a second recipient', async () => {
    const { messages, port } = await mailServer()
    const { send } = mailer({ SMTP_URL: `smtp://127.0.0.1:${port}` })
    const mail = await writeMail('kong@dog.example, other@dog.example', LETTER, HEAD)
    await send(mail).catch(() => {})
    for (const { to } of messages) expect(to).toHaveLength(1)
  })

  test('a refusing server is an error of that mail, without the password', async () => {
    const { port } = await mailServer()
    const { send } = mailer({ SMTP_URL: `smtp://user:wrong@127.0.0.1:${port}` })
    const error = await send(await writeMail('kong@dog.example', LETTER, HEAD)).catch((reason: Error) => reason)
    expect(error).toBeInstanceOf(Error)
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('wrong')
  })
})

describe('without a mail server', () => {
  test('What fell 6: a mail is written as an .eml file and as text; the log has neither recipient nor code', async () => {
    const DATA_DIR = temporaryFolder()
    const { send, lines } = mailer({ DATA_DIR }, 'http://127.0.0.1:3000')
    await send(await writeMail('kong@dog.example', LETTER, HEAD))

    const folder = join(DATA_DIR, 'outbox')
    const [eml, txt] = readdirSync(folder).sort() as [string, string]
    expect(eml).toMatch(/^2026-11-21T03-00-00-000Z-[0-9a-f]{6}\.eml$/)
    const mail = await PostalMime.parse(readFileSync(join(folder, eml)))
    expect(mail).toMatchObject({ subject: LETTER.subject, from: { address: 'no-reply@127.0.0.1' } })
    expect(readFileSync(join(folder, txt), 'utf8')).toMatch(/^To: kong@dog.example\nSubject: .*012345\n\n/)
    expect(lines[0]).toMatchObject({ file: join(folder, txt), msg: 'mail kept in the outbox' })
    for (const secret of ['kong@', '012345', 'token=a_b-C']) expect(JSON.stringify(lines)).not.toContain(secret)
    for (const name of ['', eml, txt]) expect(statSync(join(folder, name)).mode & 0o077).toBe(0)
  })

  test('What fell 6: it is deleted an hour later, when no code or link in it is valid, and nothing else is', async () => {
    const DATA_DIR = temporaryFolder()
    await removeOldMails(DATA_DIR, new Date())
    const { send } = mailer({ DATA_DIR })
    await send(await writeMail('kong@dog.example', LETTER, HEAD))
    const folder = join(DATA_DIR, 'outbox')
    writeFileSync(join(folder, 'notes.txt'), '')
    await removeOldMails(DATA_DIR, new Date('2026-11-21T04:00:00Z'))
    expect(readdirSync(folder)).toHaveLength(3)
    await removeOldMails(DATA_DIR, new Date('2026-11-21T04:00:01Z'))
    expect(readdirSync(folder)).toEqual(['notes.txt'])
  })

  test('What fell 6: at a terminal its text is shown, so that whoever tries the product finds the code', async () => {
    const shown: string[] = []
    const { log } = capturingLog()
    const send = outboxMail(
      temporaryFolder(),
      'a@dog.example',
      log,
      () => new Date(),
      (text) => shown.push(text),
    )
    await send(await writeMail('kong@dog.example', LETTER, HEAD))
    expect(shown).toEqual([expect.stringContaining('012345')])
  })
})
