import type * as verdicts from '../../../../contract/verdict/verdict.ts'
import { useDeviceValue } from '../../../platform/device/device-value.ts'

type Judge = typeof verdicts

/** After a failure, as without a network: how long until the next try. */
const RETRY_MS = 5_000

let judge: Judge | null = null
let loading: Promise<void> | undefined
const waiting = new Set<() => void>()

/** Loads what gives verdicts. Settles in any case; the cards show the place's rule until it is there. */
export function loadJudge(): Promise<void> {
  loading ??= load()
  return loading
}

async function load(): Promise<void> {
  try {
    judge = await import('../../../../contract/verdict/verdict.ts')
    for (const tell of waiting) tell()
  } catch {
    setTimeout(() => {
      loading = undefined
      if (waiting.size > 0) void loadJudge()
    }, RETRY_MS)
  }
}

const currentJudge = () => judge

function listen(changed: () => void): () => void {
  waiting.add(changed)
  void loadJudge()
  return () => void waiting.delete(changed)
}

const never = () => () => {}

/** The code that gives verdicts, loaded once there are dogs: no first view waits for it. Null until it is there, and in HTML from the server. */
export const useJudge = (wanted: boolean): Judge | null =>
  useDeviceValue<Judge | null>(wanted ? listen : never, currentJudge, null)
