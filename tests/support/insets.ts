import type { Page } from '@playwright/test'

/** Insets of a phone with its camera in the screen, in px. */
export const INSETS = { top: 59, bottom: 34 }

export async function setInsets(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setSafeAreaInsetsOverride', { insets: INSETS })
}

/** Interactive elements that overlap the phone's clock, camera or gesture bar. */
export const obstructedTargets = (page: Page): Promise<string[]> =>
  page.evaluate(({ top, bottom }) => {
    const pressable = [...document.querySelectorAll<HTMLElement>('a, button, input, select, [tabindex="0"]')]
    /** Stays in place while scrolling. */
    const isFixed = (element: HTMLElement | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) || isFixed(element.parentElement))
    /** Within a list that scrolls by itself: it can be scrolled to where it is pressed. */
    const isScrolled = (element: HTMLElement | null): boolean =>
      element !== null &&
      !['fixed', 'sticky'].includes(getComputedStyle(element).position) &&
      ((/auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight) ||
        isScrolled(element.parentElement))
    const locked = document.documentElement.scrollHeight <= innerHeight
    return pressable.flatMap((element) => {
      const box = element.getBoundingClientRect()
      const seen = element.checkVisibility({ visibilityProperty: true }) && box.width > 1 && box.height > 1
      if (!seen || box.bottom <= 0 || box.top >= innerHeight || (!locked && !isFixed(element)) || isScrolled(element))
        return []
      const words = element.ariaLabel ?? element.textContent.trim()
      // The map itself extends from edge to edge.
      if (element.tagName === 'CANVAS' || box.height > innerHeight / 2) return []
      const above = box.top < top - 0.5
      const below = box.bottom > innerHeight - bottom + 0.5 && box.top < innerHeight - bottom
      return above || below ? [`${words}: ${Math.round(box.top)} to ${Math.round(box.bottom)}`] : []
    })
  }, INSETS)
