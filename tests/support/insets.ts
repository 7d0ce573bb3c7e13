import type { Page } from '@playwright/test'

/** Insets of a phone with its camera in the screen, in px. */
export const INSETS = { top: 59, bottom: 34 }

/** The same phone held sideways, whose camera is at its left or right. */
export const SIDEWAYS_INSETS = { left: 59, right: 59, bottom: 21 }

export async function setInsets(
  page: Page,
  insets: Partial<Record<'top' | 'left' | 'right' | 'bottom', number>> = INSETS,
) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setSafeAreaInsetsOverride', { insets })
}

/** Interactive elements that reach below the camera of a phone held sideways. What scrolls sideways may, and pins, as they can be moved. */
export const obstructedAtSides = (page: Page): Promise<string[]> =>
  page.evaluate(({ left, right }) => {
    const { clientWidth } = document.documentElement
    const scrollsSideways = (element: HTMLElement | null): boolean =>
      element !== null &&
      ((/auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth) ||
        scrollsSideways(element.parentElement))
    return [...document.querySelectorAll<HTMLElement>('a, button:not([data-pin]), input, select, summary')].flatMap(
      (element) => {
        const box = element.getBoundingClientRect()
        const seen = element.checkVisibility({ visibilityProperty: true }) && box.width > 1 && box.height > 1
        const within = box.left >= left - 0.5 && box.right <= clientWidth - right + 0.5
        // A photo may fill its page from edge to edge.
        if (!seen || within || box.width >= clientWidth - left || scrollsSideways(element)) return []
        return [
          `${element.ariaLabel ?? element.textContent.trim()}: ${Math.round(box.left)} to ${Math.round(box.right)}`,
        ]
      },
    )
  }, SIDEWAYS_INSETS)

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
