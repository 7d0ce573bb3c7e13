let entrance: Promise<void> | undefined

/** If a navigation is about to become a full load, nothing is fetched for it from the older build: waits a moment. */
export const waitForTakeover = (): Promise<void> | undefined => entrance

/** Navigations wait from now on, until the returned function is called or the time is over. */
export function holdNavigation(milliseconds: number): () => void {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = () => {
      if (entrance === held) entrance = undefined
      resolve()
    }
  })
  entrance = held
  setTimeout(release, milliseconds)
  return release
}
