import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'

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
  const startedAt = startOf(identity.pid)
  return startedAt === null || identity.startedAt === null || startedAt === identity.startedAt
}

function startOf(pid: number): string | null {
  try {
    if (process.platform === 'linux') {
      // proc(5): field 22, counted after the name, which may hold blanks and brackets.
      const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
      return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
    }
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
