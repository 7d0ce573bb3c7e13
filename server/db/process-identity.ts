import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** Which process it is, beyond its number, which the system gives away again. */
export interface ProcessIdentity {
  pid: number
  /** When it started, in the system's own terms; null where that can't be told. */
  startedAt: string | null
  /** The machine's run and the pid namespace in which the number means something; null where there is but one. */
  scope: string | null
}

export function identityOf(pid: number): ProcessIdentity {
  return { pid, startedAt: startOf(pid), scope: scopeOfThisProcess() }
}

/** Whether that very process still runs; undefined when it can't be seen from here (another container or machine). */
export function isRunning(identity: ProcessIdentity): boolean | undefined {
  if (identity.scope !== scopeOfThisProcess()) return undefined
  try {
    process.kill(identity.pid, 0)
  } catch (error) {
    // EPERM: there is such a process, of another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  if (isZombie(identity.pid)) return false
  const startedAt = startOf(identity.pid)
  return startedAt === null || identity.startedAt === null || startedAt === identity.startedAt
}

/**
 * A process that was killed keeps its number until its parent has taken note, which the first process of a container may never do. It
 * can't write any more once none of its threads is left.
 */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false
  try {
    return statOf(pid)[0] === 'Z' && readdirSync(`/proc/${pid}/task`).length <= 1
  } catch {
    return false
  }
}

/** proc(5): what follows the name, which may hold blanks and brackets: field 3 and on. */
function statOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

function startOf(pid: number): string | null {
  try {
    // Field 22.
    if (process.platform === 'linux') return statOf(pid)[19] ?? null
    if (process.platform === 'win32') return null
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null
  } catch {
    return null
  }
}

function scopeOfThisProcess(): string | null {
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim()} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return null
  }
}
