import { Presets, SingleBar } from 'cli-progress'
import type { Progress } from '../run.ts'
import { type Language, say } from '../words/index.ts'

export interface ProgressView {
  tell(progress: Progress): void
  stop(): void
}

/** A progress bar on a terminal; otherwise (log, pipe) a line for every tenth. */
export function progressView(stream: NodeJS.WriteStream, language: Language): ProgressView {
  return stream.isTTY ? bar(stream, language) : lines(stream, language)
}

function bar(stream: NodeJS.WriteStream, language: Language): ProgressView {
  const format = `{phase} {bar} {percentage}% | {eta_formatted} ${say(language, ['progress.left'])}`
  const view = new SingleBar({ format, stream, hideCursor: true, clearOnComplete: true }, Presets.shades_classic)
  let phase: Progress['phase'] | undefined
  return {
    tell(progress) {
      if (phase === progress.phase) view.update(progress.done)
      else {
        if (phase) view.stop()
        view.start(progress.total, progress.done, { phase: say(language, [`progress.${progress.phase}`]) })
        phase = progress.phase
      }
    },
    stop: () => view.stop(),
  }
}

function lines(stream: NodeJS.WriteStream, language: Language): ProgressView {
  let said = ''
  return {
    tell({ phase, done, total }) {
      const tenth = `${say(language, [`progress.${phase}`])} ${total > 0 ? Math.floor((done / total) * 10) * 10 : 100}%`
      if (tenth !== said) stream.write(`${tenth}\n`)
      said = tenth
    },
    stop: () => undefined,
  }
}
