import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { handOverAdmin } from '../../admin/hand-over.ts'
import { describeEmbedded } from '../../testing/engines/engines.ts'
import { temporaryFolder } from '../../testing/engines/temporary-folder.ts'
import { controlSocket, prepareSocketFolder } from './control-socket.ts'
import { handOver } from './hand-over.ts'

const PID = 77
const MADE = { outcome: 'promoted' }
const SUMMARY = { report: '/imports/1.json' }

/** A server that says these lines to whoever asks it, then hangs up. */
async function serverSaying(lines: readonly string[]): Promise<string> {
  const dataDir = temporaryFolder()
  const address = controlSocket(dataDir)
  prepareSocketFolder(address)
  const server = createServer((socket) => {
    socket.on('error', () => undefined).once('data', () => socket.end(lines.map((line) => `${line}\n`).join('')))
  })
  await new Promise<void>((resolve) => server.listen(address, resolve))
  onTestFinished(() => void server.close())
  return dataDir
}

const askAdmin = (dataDir: string) => handOverAdmin(dataDir, PID, { act: 'add', email: 'a@dog.example' })
const askImport = (dataDir: string) =>
  handOver({
    dataDir,
    pid: PID,
    files: [],
    dryRun: false,
    whole: null,
    language: 'en',
    signal: new AbortController().signal,
    tell: () => undefined,
  })

const FAILED = JSON.stringify({ type: 'failed', why: ['server.admin-failed'] })
const ACCEPTED = JSON.stringify({ type: 'accepted', pid: PID })

describeEmbedded('what another process is asked to do', () => {
  test.each([
    ['an act fails there', askAdmin, [FAILED], 'It failed on the server: its log says why.'],
    ['an act gets no answer', askAdmin, [], 'The server (process 77) did not answer. Is it of another version?'],
    ['an import fails there', askImport, [ACCEPTED, FAILED], 'It failed on the server: its log says why.'],
    ['an import ends in between', askImport, [ACCEPTED], /^The server \(process 77\) broke off\./],
  ])('What fell: says why %s', async (_what, ask, lines, why) => {
    await expect(ask(await serverSaying(lines))).rejects.toThrow(why)
  })

  test.each([
    ['an act', askAdmin, { type: 'admin', made: MADE }, MADE],
    ['an import', askImport, { type: 'done', summary: SUMMARY }, SUMMARY],
  ])('What fell: answers what became of %s, whatever is said before and after', async (_what, ask, answer, made) => {
    const lines = [ACCEPTED, JSON.stringify(answer), FAILED]
    expect(await ask(await serverSaying(lines))).toEqual(made)
  })
})
