/**
 * A signal sent to npm reaches the shell that npm put between itself and this process, and most shells end of it without a word to
 * us: what was meant to stop would run on unseen and hold its port and data. So this process stops when its parent is gone.
 * @param {() => void} stop
 */
export function exitWithNpm(stop = () => void process.kill(process.pid, 'SIGTERM')) {
  if (!process.env['npm_lifecycle_event']) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    stop()
  }, 250).unref()
}
