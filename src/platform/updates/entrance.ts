let entrance: Promise<void> | undefined

/** If a navigation is about to become a full load, nothing is fetched for it from the older build: waits a moment. */
export const waitForTakeover = (): Promise<void> | undefined => entrance

/**
 * Navigations wait from now on, until the returned function is called or the time is over; then `leave` may load the path in full, and
 * says whether it does.
 */
export function holdNavigation(milliseconds: number, leave: () => boolean): () => void {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = () => {
      if (entrance === held) entrance = undefined
      resolve()
    }
  })
  entrance = held
  setTimeout(() => {
    // A load that was begun ends this page; one that the browser didn't begin must not hold it for ever.
    if (entrance === held && leave()) setTimeout(release, milliseconds)
    else release()
  }, milliseconds)
  return release
}
