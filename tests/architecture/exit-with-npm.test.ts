import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const address = (file: string) => JSON.stringify(pathToFileURL(path.join(root, file)).href)

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a signal to npm leaves no process running', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'daengdaengroad-npm-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ scripts: { start: 'node program.mjs' } }))
  writeFileSync(
    path.join(folder, 'program.mjs'),
    `import { exitWithNpm } from ${address('scripts/exit-with-npm.mjs')}
    exitWithNpm()
    process.on('SIGTERM', () => { console.log('cleanly'); process.exit() })
    setInterval(() => {}, 1000)
    console.log('running as ' + process.pid)`,
  )
  const npm = spawn('npm', ['start', '--silent'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] })
  let said = ''
  npm.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  const closed = once(npm.stdout, 'close')
  while (!said.includes('running as')) await once(npm.stdout, 'data')
  const pid = Number(/running as (\d+)/.exec(said)?.[1])
  onTestFinished(() => {
    if (isRunning(pid)) process.kill(pid, 'SIGKILL')
  })

  npm.kill('SIGTERM')
  await expect.poll(() => isRunning(pid), { timeout: 30_000 }).toBe(false)
  await closed
  expect(said).toContain('cleanly')
})

test('each long-running command ends with npm', () => {
  const bound = ['start', 'dev', 'import'].filter((name) =>
    /^exitWithNpm\(/m.test(readFileSync(path.join(root, `scripts/${name}.mjs`), 'utf8')),
  )
  expect(bound).toEqual(['start', 'dev', 'import'])
})
