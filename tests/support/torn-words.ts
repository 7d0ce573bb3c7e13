import type { Page } from '@playwright/test'

/** Characters of a word for which a line of a narrow phone has room in text of 200 %. */
const SHORT = 5

/**
 * Words that can't be read: a short one broken over lines, or one of a control cut off at the side; one line each. At the present width
 * and size of text.
 */
export const tornWords = (page: Page): Promise<string[]> =>
  page.evaluate((short) => {
    const torn = new Set<string>()
    const CONTROLS = 'a[href], button, label, legend, summary'
    /** By an ancestor that doesn't scroll. An ellipsis says itself that something is missing, if there is room for more than that. */
    const isClipped = (element: Element | null, word: DOMRect): boolean => {
      if (!element) return false
      const { overflowX, textOverflow } = getComputedStyle(element)
      if (/auto|scroll/.test(overflowX) || element.matches('.maplibregl-map')) return false
      const box = element.getBoundingClientRect()
      const isShort = textOverflow !== 'ellipsis' || box.width < 2.5 * box.height
      if (overflowX !== 'visible' && isShort && (word.right > box.right + 1 || word.left < box.left - 1)) return true
      return isClipped(element.parentElement, word)
    }
    /** For screen readers only. */
    const isHidden = (element: Element | null): boolean =>
      element !== null &&
      (element.matches('.visually-hidden') || element.clientWidth === 1 || isHidden(element.parentElement))
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement
      if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest('[inert], noscript')) continue
      if (isHidden(element)) continue
      const control = element.closest(CONTROLS)
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[^\s·(]+/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
        const lines = new Set(boxes.map(({ top }) => Math.round(top))).size
        const shown = control ?? element
        const what = `${shown.localName} “${shown.textContent.trim().slice(0, 40)}”: “${word}”`
        if (word.length <= short && lines > 1) torn.add(`${what} is broken over ${lines} lines`)
        if (control && lines > 0 && isClipped(element, range.getBoundingClientRect())) torn.add(`${what} is cut off`)
      }
    }
    return [...torn]
  }, SHORT)
