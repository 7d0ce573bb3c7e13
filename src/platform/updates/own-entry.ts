import { entryOf } from '../../../contract/api/build-header.ts'

/** The name of this page's entry script: each build has another. */
export const ownEntry = (): string =>
  entryOf(document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '')

/** The entry script of the page that the worker keeps: the name of its build. Empty without a worker that has one. */
async function workersEntry(): Promise<string> {
  try {
    return entryOf(await (await fetch('/index.html')).text())
  } catch {
    return ''
  }
}

/** Whether this page is of another build than its worker, which was not asked for it: the document came past it. */
export async function isPastWorker(): Promise<boolean> {
  const ofWorker = await workersEntry()
  return ofWorker !== '' && ofWorker !== ownEntry()
}

/** Whether the worker that serves this page now is of the page's own build. */
export async function isOfWorkersBuild(): Promise<boolean> {
  const ofWorker = await workersEntry()
  return ofWorker !== '' && ofWorker === ownEntry()
}
