/** The page has its height by then. */
const CALM_MS = 1_000
/** Then the list doesn't go on: it is shorter than it was, or there is no network. */
const PATIENCE_MS = 15_000

/** What readers do by themselves: the page is theirs from then on. */
const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Scrolls to `top` (in pixels), or as far as the page goes, until the page keeps its height or its reader does anything. @returns what ends that */
export function resumeScroll(top: number): () => void {
  const page = document.documentElement
  let calm: ReturnType<typeof setTimeout> | undefined
  const follow = () => {
    const room = page.scrollHeight - innerHeight
    scrollTo({ top: Math.min(top, room) })
    clearTimeout(calm)
    if (room >= top) calm = setTimeout(end, CALM_MS)
  }
  const observer = new ResizeObserver(follow)
  const patience = setTimeout(end, PATIENCE_MS)
  function end() {
    clearTimeout(calm)
    clearTimeout(patience)
    observer.disconnect()
    for (const act of ACTS) removeEventListener(act, end)
  }
  for (const act of ACTS) addEventListener(act, end, { passive: true })
  observer.observe(document.body)
  return end
}
