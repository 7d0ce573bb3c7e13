interface NetworkInformation {
  saveData?: boolean
  effectiveType?: string
}

const connection = (): NetworkInformation => (navigator as { connection?: NetworkInformation }).connection ?? {}

/** The visitor has enabled data saving; not every browser reveals that. */
export const isMetered = (): boolean => connection().saveData === true

/** As far as the browser reveals it; the worker also measures (`isSlowLine` in sw/packs.ts). */
export const isSlow = (): boolean => /2g|3g/.test(connection().effectiveType ?? '')
