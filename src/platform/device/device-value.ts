import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/** Of one component: whether it takes over HTML, and the value that it shows. */
function mountOf<T>(rendered: T) {
  let takesOver = false
  let shown = rendered
  return {
    takesOver: () => takesOver,
    // React asks for the server's snapshot only where it takes over HTML.
    takeOver: () => (takesOver = true),
    first: (current: () => T) => (shown = takesOver ? rendered : current()),
    /** Whether `next` isn't shown yet; from now on it is. */
    isNew(next: T): boolean {
      const differs = !Object.is(next, shown)
      shown = next
      return differs
    },
  }
}

/**
 * Reads a store of the device that the server doesn't know. The HTML shows `rendered`; what the device knows follows as a transition, which
 * React does in slices and interrupts for a touch. useSyncExternalStore alone would draw everything that depends on it anew within one task.
 * @param listen calls back when the value has changed, and returns how to stop
 * @param current the value on the device; the same object as long as nothing has changed
 */
export function useDeviceValue<T>(listen: (changed: () => void) => () => void, current: () => T, rendered: T): T {
  const [mount] = useState(() => mountOf(rendered))
  // The answer stays the same afterwards, so nothing is drawn anew for it.
  useSyncExternalStore(never, mount.takesOver, mount.takeOver)
  const [value, setValue] = useState(() => mount.first(current))
  useEffect(() => {
    const update = () => {
      const next = current()
      if (mount.isNew(next)) setValue(() => next)
    }
    // What has changed since the first render.
    startTransition(update)
    return listen(update)
  }, [listen, current, mount])
  return value
}
