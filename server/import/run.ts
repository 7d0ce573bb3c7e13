import { todayInKorea } from '../../contract/time/korea-time.ts'
import type { Db } from '../db/index.ts'
import { countOpenSources, hasOtherPlaces } from './place-sources/store.ts'
import { ensureGroups } from '../domains/groups/store.ts'
import { ensureOptions } from '../domains/options/store.ts'
import { applyBatch, prepare } from './writing/apply.ts'
import type { BatchResult, Change } from './writing/batch-result.ts'
import type { Source } from './rows/candidate.ts'
import { Edition, type MissingOfSource } from './writing/edition.ts'
import { Coverage, type CoverageRow, type UnreadPhrase } from '../domains/places/reading-coverage.ts'
import type { Follower } from './writing/follower.ts'
import { closeMissing } from './writing/gone.ts'
import type { BatchOptions, Prepared } from './writing/match.ts'
import { type ChosenRecord, PlaceIndex } from './writing/place-index.ts'
import { ImportReport, type ReportFiles } from './report.ts'
import type { Language } from './words/index.ts'

export interface Progress {
  phase: 'reading' | 'writing'
  done: number
  total: number
}

/** Result of an import, or with `dryRun` what it would have done. */
export interface Summary {
  dryRun: boolean
  /** Whether it was cancelled; written records stay, and running it again continues from there. */
  stopped: boolean
  records: number
  /** Number of records about a place that another record is also about. */
  duplicates: number
  places: number
  created: number
  updated: number
  unchanged: number
  older: number
  linked: number
  removed: number
  closed: number
  reopened: number
  /** Places that whole new editions no longer have: closed. */
  gone: number
  /** What is missing of each source; empty if nothing is, or if the files aren't said to be whole editions. */
  missing: MissingOfSource[]
  /** Records of businesses that had closed before they were known here. */
  ended: number
  refused: Record<string, number>
  /** Files of which no record could be used: with any of them the import has failed. */
  unusable: string[]
  reports: ReportFiles
  /** Pairs of a known place and a dog of which the verdict changes. */
  verdicts: number
  /** How much of the policies' words was understood, by source and group. */
  coverage: CoverageRow[]
  /** The phrases that most places share of those that weren't. */
  unread: UnreadPhrase[]
  /** Names of the first few changed places. */
  examples: { created: string[]; updated: string[]; closed: string[] }
  seconds: number
}

export interface ImportOptions {
  db: Db
  files: readonly string[]
  dryRun: boolean
  /** Folder for the lists of refused and merged records and of closed places. */
  reportDir: string
  /** Of the lists. */
  language: Language
  clock: () => Date
  signal: AbortSignal
  tell: (progress: Progress) => void
  /** Records per transaction. */
  batchSize?: number
  follower?: Follower
  /** The files are whole editions of their sources: what these no longer have is gone. Up to this share of a source's records. */
  whole?: { mostGone: number } | undefined
  /** Inside a server: approximate maximum duration of a transaction, as requests wait for it; determines the batch size. */
  batchMs?: number
}

/** Inside a server: batches that begin small and take about as long as a request may wait for one. */
export const BESIDE_REQUESTS = { batchSize: 100, batchMs: 80 }

const EXAMPLES = 10
const describe = ({ name, fields }: Change) => (fields.length > 0 ? `${name} (${fields.join(', ')})` : name)

/** Reads the files twice: first to find which record of each place counts and which are refused, then to write those that count. */
export async function runImport(options: ImportOptions): Promise<Summary> {
  const { db, dryRun, signal } = options
  const began = options.clock()
  // The grammar is a thousand modules, which a server loads with its first import, not at its start.
  const { openSources } = await import('./sources.ts')
  const sources = await openSources(options.files, todayInKorea(began))
  if (!dryRun) {
    await ensureGroups(db)
    await ensureOptions(db)
  }
  const report = new ImportReport(options.reportDir, began, options.language)
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
    closed: 0,
    reopened: 0,
    gone: 0,
    missing: [],
    ended: 0,
    refused: {},
    unusable: [],
    reports: { refused: null, merged: null, closures: null, verdicts: null, phrases: null },
    verdicts: 0,
    coverage: [],
    unread: [],
    examples: { created: [], updated: [], closed: [] },
    seconds: 0,
  }
  try {
    const edition = options.whole && new Edition()
    const known = edition && (await countOpenSources(db))
    const chosen = await chooseRecords(sources, options, report, summary, edition)
    if (!signal.aborted) await write(sources, chosen, options, report, summary, edition)
    // A file that can't be read may have had all that is missing.
    if (edition && known && summary.unusable.length === 0) {
      for await (const result of closeMissing(edition, known, options, summary)) {
        result.closures.forEach((news) => report.close(news))
        addToSummary(summary, result)
      }
    }
  } finally {
    summary.reports = await report.end()
  }
  summary.stopped = signal.aborted
  summary.refused = Object.fromEntries(report.refusals)
  summary.seconds = (options.clock().getTime() - began.getTime()) / 1000
  return summary
}

/** A unique number for each record of all sources, independent of how far streams read ahead. */
const keyOf = (source: number, number: number) => source * SPAN + number
const SPAN = 2 ** 32

async function chooseRecords(
  sources: readonly Source[],
  options: ImportOptions,
  report: ImportReport,
  summary: Summary,
  edition: Edition | undefined,
): Promise<ChosenRecord> {
  const index = new PlaceIndex()
  const total = sources.reduce((sum, { size }) => sum + size, 0)
  let before = 0
  for (const [position, source] of sources.entries()) {
    const tell = (done: number) => options.tell({ phase: 'reading', done: before + done, total })
    let used = 0
    for await (const { candidate, refused } of source.rows({ tell })) {
      if (options.signal.aborted) return index.close()
      summary.records++
      if (refused) {
        report.refuse(refused)
        edition?.refuse(refused)
        await options.follower?.refuse(refused)
        continue
      }
      used++
      edition?.see(candidate)
      const merger = index.add(candidate, keyOf(position, candidate.number))
      if (!merger) continue
      const { name, line, sourceKey } = candidate
      const into = sources[Math.floor(merger.into.number / SPAN)]?.name ?? ''
      report.merge(
        name,
        { file: source.name, line, source: candidate.source, sourceKey },
        {
          file: into,
          line: line === null ? null : merger.into.number % SPAN,
          source: candidate.source,
          sourceKey: merger.into.sourceKey,
        },
        merger.why,
      )
    }
    if (used === 0) summary.unusable.push(source.name)
    before += source.size
  }
  const chosen = index.close()
  summary.duplicates = chosen.duplicates
  return chosen
}

async function write(
  sources: readonly Source[],
  { winners, keys }: ChosenRecord,
  options: ImportOptions,
  report: ImportReport,
  summary: Summary,
  edition: Edition | undefined,
): Promise<void> {
  summary.places = winners.size
  const batchOptions: Omit<BatchOptions, 'file'> = {
    dryRun: options.dryRun,
    clock: options.clock,
    keys,
    searchArea: await hasOtherPlaces(options.db),
    imagined: new Map(),
    follower: options.follower,
    edition,
  }
  const coverage = new Coverage()
  let batchSize = options.batchSize ?? 1000
  let done = 0
  // One batch is being written while the next is being read.
  let running: Promise<void> = Promise.resolve()
  const apply = async (batch: readonly Prepared[], file: string) => {
    const began = performance.now()
    const result = await applyBatch(options.db, batch, { ...batchOptions, file })
    if (options.batchMs) batchSize = nextBatchSize(batch.length, options.batchMs / (performance.now() - began))
    for (const { candidate, reason, detail } of result.refused) {
      const refused = { file, line: candidate.line, record: candidate.name, reason, detail }
      report.refuse(refused)
      await options.follower?.refuse(refused)
    }
    for (const { candidate, into, why } of result.merged)
      report.merge(candidate.name, { file, ...candidate }, into, why)
    result.closures.forEach((news) => report.close(news))
    result.verdicts.forEach((change) => report.changed(change))
    addToSummary(summary, result)
    done += batch.length
    options.tell({ phase: 'writing', done, total: winners.size })
  }
  const send = async (batch: readonly Prepared[], file: string) => {
    await running
    running = apply(batch, file)
    // Prevents an unhandled rejection; the error is thrown where `running` is awaited next.
    running.catch(() => undefined)
  }
  try {
    for (const [position, source] of sources.entries()) {
      let batch: Prepared[] = []
      for await (const { candidate } of source.rows({ wanted: (number) => winners.has(keyOf(position, number)) })) {
        if (options.signal.aborted) return
        if (!candidate) continue
        const prepared = prepare(candidate, winners.get(keyOf(position, candidate.number)) ?? false)
        if (prepared.record) coverage.add(candidate.source, prepared.record.group, prepared.record.policy)
        batch.push(prepared)
        if (batch.length < batchSize) continue
        await send(batch, source.name)
        batch = []
      }
      if (batch.length > 0 && !options.signal.aborted) await send(batch, source.name)
    }
  } finally {
    await running
    const phrases = coverage.phrases()
    phrases.forEach((phrase) => report.unread(phrase))
    summary.coverage = coverage.rows()
    summary.unread = phrases.slice(0, EXAMPLES)
    summary.verdicts = report.verdicts
  }
}

/** Next batch size: bounded below to limit overhead, and above so that a slow batch doesn't block for long. */
const nextBatchSize = (size: number, factor: number) =>
  Math.round(Math.min(500, Math.max(40, size * Math.min(2, Math.max(0.5, factor)))))

function addToSummary(summary: Summary, result: BatchResult): void {
  summary.created += result.created.length
  summary.updated += result.updated.length
  summary.unchanged += result.unchanged
  summary.older += result.older
  summary.linked += result.linked
  summary.removed += result.removed
  summary.ended += result.ended
  const closed = result.closures.filter(({ news }) => news === 'closed')
  summary.closed += closed.length
  summary.reopened += result.closures.filter(({ news }) => news === 'reopened').length
  summary.gone += result.closures.filter(({ news }) => news === 'gone').length
  keepExamples(summary.examples.created, result.created)
  keepExamples(summary.examples.updated, result.updated)
  keepExamples(
    summary.examples.closed,
    closed.map(({ name }) => ({ name, fields: [] })),
  )
}

function keepExamples(examples: string[], changes: readonly Change[]): void {
  for (const change of changes) {
    if (examples.length >= EXAMPLES) return
    examples.push(describe(change))
  }
}
