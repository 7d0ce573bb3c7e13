import { spawn } from 'node:child_process'
import { describe, expect, onTestFinished, test } from 'vitest'
import { built } from '../testing/processes/child.ts'
import { copyCluster } from '../testing/engines/embedded-template.ts'
import { temporaryFolder } from '../testing/engines/temporary-folder.ts'
import { fileOf, rowsOf } from './fixture/edition-file.ts'

describe('npm run import', () => {
  function child(role: 'server' | 'cli', dataDir: string, ...args: string[]) {
    const running = spawn(process.execPath, [built('import/fixture/child'), role, dataDir, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [running.stdout, running.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
      running.once('close', (code) => resolve({ code, output })),
    )
    onTestFinished(async () => {
      running.kill('SIGKILL')
      await ended
    })
    return {
      ended,
      kill: (signal: NodeJS.Signals) => running.kill(signal),
      async until(text: string) {
        while (!output.includes(text)) {
          if (running.exitCode !== null) throw new Error(`It ended too early.\n${output}`)
          await new Promise((resolve) => setTimeout(resolve, 50))
        }
        return output
      },
    }
  }

  test('writes directly without a running server, and through it with one', async () => {
    const dataDir = temporaryFolder()
    const file = fileOf(rowsOf('손님 곳', 400))
    const alone = await child('cli', dataDir, file).ended
    expect(alone.output).toContain('새로 400곳, 바뀐 곳 0곳, 그대로 0곳')
    expect(alone.code).toBe(0)

    const server = child('server', dataDir)
    const [, address] = /ready at (\S+)/.exec(await server.until('ready at')) ?? []
    const more = fileOf(rowsOf('손님 곳', 700))
    const importing = child('cli', dataDir, more)
    await importing.until('쓰는 중')
    // The server answers while it imports.
    const answer = await fetch(`${address}/api/places?limit=1`)
    expect(answer.status).toBe(200)
    const through = await importing.ended
    expect(through.output).toContain('새로 300곳, 바뀐 곳 0곳, 그대로 400곳')
    expect(through.code).toBe(0)

    server.kill('SIGTERM')
    await server.ended
    const again = await child('cli', dataDir, more).ended
    expect(again.output).toContain('새로 0곳, 바뀐 곳 0곳, 그대로 700곳')
  }, 120_000)

  test('stops at Ctrl-C and retains finished batches, also through a server', async () => {
    const dataDir = temporaryFolder()
    await copyCluster(dataDir)
    const server = child('server', dataDir)
    await server.until('ready at')
    const file = fileOf(rowsOf('끊길 곳', 6000))
    const importing = child('cli', dataDir, file)
    await importing.until('쓰는 중')
    importing.kill('SIGINT')
    const { output, code } = await importing.ended
    expect(output).toContain('멈췄어요. 그때까지 이렇게 됐어요.')
    expect(output).toContain('같은 명령을 다시 실행하면 이어서 가져와요.')
    expect(code).toBe(130)
  }, 120_000)

  test.each([
    [[], 2, '어떤 파일을 가져올까요?'],
    [['none.csv'], 2, 'none.csv: 파일이 없어요.'],
    [['--wet-run', 'x'], 2, "'--wet-run' 옵션은 없어요."],
    [['--help'], 0, '사용법: npm run import'],
    [['--help', '--lang', 'en'], 0, 'Usage: npm run import'],
    [['none.csv', '--lang', 'en'], 2, 'none.csv: there is no such file.'],
  ])('answers %j in a sentence', async (args, expectedCode, sentence) => {
    const { output, code } = await child('cli', temporaryFolder(), ...args).ended
    expect(output).toContain(sentence)
    expect(output).not.toMatch(/\n\s+at /)
    expect(code).toBe(expectedCode)
  })
})
