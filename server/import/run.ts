import path from 'node:path'
import type { Db } from '../db/index.ts'
import { hasOtherPlaces } from './place-sources/store.ts'
import { ensureGroups } from '../domains/groups/store.ts'
import { ensureOptions } from '../domains/options/store.ts'
import { applyBatch, type BatchResult, type Change, prepare } from './apply.ts'
import type { Candidate, Source } from './candidate.ts'
import type { BatchOptions, Prepared } from './match.ts'
import { type Chosen, PlaceIndex } from './place-index.ts'
import { RefusalReport, reportName } from './report.ts'
import { openSources } from './sources.ts'

export interface Progress {
  phase: 'reading' | 'writing'
  done: number
  total: number
}

/** What an import did, or with `dryRun` would have done. */
export interface Summary {
  dryRun: boolean
  /** Cancelled before its end; what was written stays, and running it again goes on from there. */
  stopped: boolean
  records: number
  /** Records that name a place another record names as well. */
  duplicates: number
  places: number
  created: number
  updated: number
  unchanged: number
  older: number
  linked: number
  removed: number
  refused: Record<string, number>
  /** Path of the list of refused records; null when there are none. */
  report: string | null
  /** The first few changes. */
  examples: { created: string[]; updated: string[] }
  seconds: number
}

export interface ImportOptions {
  db: Db
  files: readonly string[]
  dryRun: boolean
  /** Where the list of refused records goes. */
  reportDir: string
  clock: () => Date
  signal: AbortSignal
  tell: (progress: Progress) => void
  /** Records that a transaction holds. */
  batchSize?: number
  /** Beside a server: about how long one transaction may keep its requests waiting; the batches are fitted to it. */
  batchMs?: number
}

const EXAMPLES = 10
const describe = ({ name, fields }: Change) => (fields.length > 0 ? `${name} (${fields.join(', ')})` : name)

/** Reads the files twice: once to find which record of each place counts and what must be refused, once to write those. */
export async function runImport(options: ImportOptions): Promise<Summary> {
  const { db, dryRun, signal } = options
  const began = options.clock()
  const sources = await openSources(options.files)
  if (!dryRun) {
    await ensureGroups(db)
    await ensureOptions(db)
  }
  const report = new RefusalReport(path.join(options.reportDir, reportName(began)))
  const summary: Summary = {
    dryRun,
    stopped: false,
    records: 0,
    duplicates: 0,
    places: 0,
    created: 0,
    updated: 0,
    unchanged: 0,
    older: 0,
    linked: 0,
    removed: 0,
    refused: {},
    report: null,
    examples: { created: [], updated: [] },
    seconds: 0,
  }
  try {
    const chosen = await survey(sources, options, report, summary)
    if (!signal.aborted) await write(sources, chosen, options, report, summary)
  } finally {
    summary.report = await report.close()
  }
  summary.stopped = signal.aborted
  summary.refused = Object.fromEntries(report.counts)
  summary.seconds = (options.clock().getTime() - began.getTime()) / 1000
  return summary
}

/** A number for each record of all sources: neither reading depends on how far ahead streams happen to run. */
const keyOf = (source: number, number: number) => source * 2 ** 32 + number

async function survey(
  sources: readonly Source[],
  options: ImportOptions,
  report: RefusalReport,
  summary: Summary,
): Promise<Chosen> {
  const index = new PlaceIndex()
  const total = sources.reduce((sum, { size }) => sum + size, 0)
  let before = 0
  for (const [position, source] of sources.entries()) {
    const tell = (done: number) => options.tell({ phase: 'reading', done: before + done, total })
    for await (const { candidate, refused } of source.rows({ tell })) {
      if (options.signal.aborted) return index.close()
      summary.records++
      if (refused) report.add(refused)
      else index.add(candidate, keyOf(position, candidate.number))
    }
    before += source.size
  }
  const chosen = index.close()
  summary.duplicates = chosen.duplicates
  return chosen
}

async function write(
  sources: readonly Source[],
  { winners, keys }: Chosen,
  options: ImportOptions,
  report: RefusalReport,
  summary: Summary,
): Promise<void> {
  summary.places = winners.size
  const batchOptions: BatchOptions = {
    dryRun: options.dryRun,
    keys,
    searchArea: await hasOtherPlaces(options.db),
    imagined: new Map(),
  }
  let batchSize = options.batchSize ?? 1000
  let done = 0
  // One batch is in the database while the next is being read.
  let running: Promise<void> = Promise.resolve()
  const apply = async (batch: readonly Prepared[], file: string) => {
    const began = performance.now()
    const result = await applyBatch(options.db, batch, batchOptions)
    if (options.batchMs) batchSize = fitted(batch.length, options.batchMs / (performance.now() - began))
    for (const candidate of result.refused) report.add(refusal(candidate, file))
    tally(summary, result)
    done += batch.length
    options.tell({ phase: 'writing', done, total: winners.size })
  }
  const send = async (batch: readonly Prepared[], file: string) => {
    await running
    running = apply(batch, file)
    // Its failure is met by whoever awaits it next, not by the process.
    running.catch(() => undefined)
  }
  try {
    for (const [position, source] of sources.entries()) {
      let batch: Prepared[] = []
      for await (const { candidate } of source.rows({ wanted: (number) => winners.has(keyOf(position, number)) })) {
        if (options.signal.aborted) return
        if (!candidate) continue
        batch.push(prepare(candidate, winners.get(keyOf(position, candidate.number)) ?? false))
        if (batch.length < batchSize) continue
        await send(batch, source.name)
        batch = []
      }
      if (batch.length > 0 && !options.signal.aborted) await send(batch, source.name)
    }
  } finally {
    await running
  }
}

/** Never so small that transactions are all it does, never so large that one slow moment would last. */
const fitted = (size: number, factor: number) =>
  Math.round(Math.min(500, Math.max(40, size * Math.min(2, Math.max(0.5, factor)))))

function tally(summary: Summary, result: BatchResult): void {
  summary.created += result.created.length
  summary.updated += result.updated.length
  summary.unchanged += result.unchanged
  summary.older += result.older
  summary.linked += result.linked
  summary.removed += result.removed
  keepExamples(summary.examples.created, result.created)
  keepExamples(summary.examples.updated, result.updated)
}

function refusal(candidate: Candidate, file: string) {
  const detail = candidate.edition ? `edition ${candidate.edition}` : ''
  const line = candidate.source === 'kcisa' ? candidate.number : null
  return { file, line, record: candidate.name, reason: 'no-dogs' as const, detail }
}

function keepExamples(examples: string[], changes: readonly Change[]): void {
  for (const change of changes) {
    if (examples.length >= EXAMPLES) return
    examples.push(describe(change))
  }
}
