import { expect, test } from 'vitest'
import { IMPORT_REVERT_DAYS, IMPORT_STAGES, IMPORT_STATES } from '../../../contract/imports/import-states.ts'
import { possibleActs } from './acts.ts'

const now = new Date('2026-11-21T03:00:00Z')
const DAY = 86_400_000
const ACTIVE = new Set(['queued', 'running', 'stopping'])
const days = (age: number) => new Date(now.getTime() - age * DAY)

test('What fell 14: what can be done to an import, by its stage and state, and by whether it changed something', () => {
  const rows = IMPORT_STAGES.flatMap((stage) =>
    IMPORT_STATES.map((state) => {
      const run = { stage, state, active: ACTIVE.has(state) ? (true as const) : null, changedAt: now }
      const acts = [false, true].map((standing) => possibleActs({ run, standing, now }).join(' ') || '-')
      return `${stage} ${state}: ${acts.join(' | ')}`
    }),
  )
  expect(`\n${rows.join('\n')}\n`).toMatchInlineSnapshot(`
    "
    upload open: check discard | check
    upload queued: stop | stop
    upload running: stop | stop
    upload stopping: - | -
    upload done: check discard | check
    upload stopped: check discard | check
    upload failed: check stop discard | check stop
    upload interrupted: check stop discard | check stop
    upload discarded: - | -
    check open: go-on discard | go-on
    check queued: stop | stop
    check running: stop | stop
    check stopping: - | -
    check done: run check discard | run check
    check stopped: go-on discard | go-on
    check failed: go-on discard | go-on
    check interrupted: go-on discard | go-on
    check discarded: - | -
    import open: go-on discard | go-on revert
    import queued: stop | stop
    import running: stop | stop
    import stopping: - | -
    import done: - | revert
    import stopped: go-on discard | go-on revert
    import failed: go-on stop discard | go-on stop revert
    import interrupted: go-on stop discard | go-on stop revert
    import discarded: - | -
    revert open: go-on | go-on
    revert queued: stop | stop
    revert running: stop | stop
    revert stopping: - | -
    revert done: - | -
    revert stopped: go-on | go-on
    revert failed: go-on stop | go-on stop
    revert interrupted: go-on stop | go-on stop
    revert discarded: - | -
    "
  `)
})

test('What fell 14: an import can be taken back for thirty days, not at their end', () => {
  const run = { stage: 'import', state: 'done', active: null } as const
  const at = (age: number) => possibleActs({ run: { ...run, changedAt: days(age) }, standing: true, now })
  expect(IMPORT_REVERT_DAYS).toBe(30)
  expect([at(0), at(29.999), at(30)]).toEqual([['revert'], ['revert'], []])
})
