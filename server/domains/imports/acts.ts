import { IMPORT_REVERT_DAYS, type ImportAct } from '../../../contract/imports/import-states.ts'
import type { Run } from './run-store.ts'

interface Facts {
  run: Pick<Run, 'stage' | 'state' | 'active' | 'changedAt'>
  /** It has changed something that still stands. */
  standing: boolean
  now: Date
}

const DAY_MS = 86_400_000

/** What can be done to a run in its state. */
export function possibleActs({ run: { stage, state, active, changedAt }, standing, now }: Facts): ImportAct[] {
  if (active) return state === 'stopping' ? [] : ['stop']
  if (state === 'discarded') return []
  const ended = state === 'failed' || state === 'interrupted'
  const acts: ImportAct[] = []
  if (stage === 'upload') acts.push('check')
  if (stage === 'check' && state === 'done') acts.push('run', 'check')
  if (stage !== 'upload' && state !== 'done') acts.push('go-on')
  // It stays as it is, and nobody is asked about it any more.
  if (ended && stage !== 'check') acts.push('stop')
  const recent = now.getTime() - changedAt.getTime() < IMPORT_REVERT_DAYS * DAY_MS
  if (stage === 'import' && standing && recent) acts.push('revert')
  if (stage !== 'revert' && !standing && !(stage === 'import' && state === 'done')) acts.push('discard')
  return acts
}
