import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** Identifies a process. The pid is not enough, as the system reuses it. */
export interface ProcessIdentity {
  pid: number
  /** Start time in a system-specific format; null if unknown. */
  startedAt: string | null
  /** Boot id and pid namespace in which the pid is valid; null on systems without namespaces. */
  scope: string | null
}

export function identityOf(pid: number): ProcessIdentity {
  return { pid, startedAt: startOf(pid), scope: scopeOfThisProcess() }
}

/** Whether that process still runs; undefined if it isn't visible from here (another container or machine). */
export function isRunning(identity: ProcessIdentity): boolean | undefined {
  if (identity.scope !== scopeOfThisProcess()) return undefined
  try {
    process.kill(identity.pid, 0)
  } catch (error) {
    // EPERM: the process exists, but belongs to another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  if (isZombie(identity.pid)) return false
  const startedAt = startOf(identity.pid)
  return startedAt === null || identity.startedAt === null || startedAt === identity.startedAt
}

/**
 * A killed process keeps its pid until its parent waits for it, which the first process of a container may never do. It
 * can't write any more once all its threads have ended.
 */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false
  try {
    return statOf(pid)[0] === 'Z' && readdirSync(`/proc/${pid}/task`).length <= 1
  } catch {
    return false
  }
}

/** Fields 3 and on of /proc/PID/stat (proc(5)). Split after the name, which may contain blanks and brackets. */
function statOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

function startOf(pid: number): string | null {
  try {
    // Field 22 of proc(5).
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
