/**
 * A signal sent to npm reaches the shell between npm and this process, and most shells end without forwarding it: this process would
 * continue unnoticed and occupy its port and data folder. So it stops when its parent process has ended.
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
