import { entryOf } from '../../../contract/build-header.ts'

/** The name of this page's entry script: each build has another. */
export const ownEntry = (): string =>
  entryOf(document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '')

/** Whether this page is of another build than its worker, which was not asked for it: the document came past it. */
export async function isPastWorker(): Promise<boolean> {
  try {
    const ofWorker = entryOf(await (await fetch('/index.html')).text())
    return ofWorker !== '' && ofWorker !== ownEntry()
  } catch {
    return false
  }
}
