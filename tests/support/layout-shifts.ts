import type { Page } from '@playwright/test'

interface Shift {
  value: number
  /** What moved, as `tag.class "text": from → to` (top and height in CSS pixels). */
  moved: string[]
}

export interface LayoutShifts {
  /** As Chromium defines it. */
  sum: number
  shifts: Shift[]
}

/** Records layout shifts from the next load on. Returns a function for those so far. */
export async function recordLayoutShifts(page: Page): Promise<() => Promise<LayoutShifts>> {
  await page.addInitScript(() => {
    type Source = { node?: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] }
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    const place = ({ y, height }: DOMRectReadOnly) => `${Math.round(y)} (${Math.round(height)} high)`
    const name = ({ node, previousRect, currentRect }: Source) =>
      `${node instanceof Element ? `${node.localName}.${node.className}` : 'text'} “${node?.textContent?.slice(0, 30)}”: ${place(previousRect)} → ${place(currentRect)}`
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[])
        if (!entry.hadRecentInput) shifts.push({ value: entry.value, moved: entry.sources.map(name) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => {
    const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
    return { sum: shifts.reduce((sum, { value }) => sum + value, 0), shifts }
  }
}
