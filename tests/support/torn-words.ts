import type { Page } from '@playwright/test'

/** Characters of a word for which a line of a narrow phone has room in text of 200 %. */
const SHORT = 5

/** Dates and measures, which are read in one: "11월 23일", "3시간 전", "1,200m", "오후 3시". */
const JOINED = String.raw`\d+월\s\d+일|\d[\d,.]*\s?(?:kg|km|m|분|시간|일|개월|년)(?:\s전)?(?![\d가-힣a-z])|(?:오전|오후)\s\d+시`

/**
 * Words that can't be read: a short one, or a date or measure, broken over lines, one of a control cut off at the side, or a text that has grown out of the box
 * whose colour it stands on; one line each. At the present width and size of text.
 */
export const tornWords = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([short, joined]) => {
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
      /** The box whose colour the text stands on; null for the page's own, and for what is laid over or scrolled. */
      const groundOf = (element: Element | null): Element | null => {
        if (!element || element === document.body) return null
        const { backgroundColor, overflowY, position } = getComputedStyle(element)
        if (overflowY !== 'visible') return null
        if (!/^rgba\(.*, 0\)$/.test(backgroundColor)) return element
        if (/absolute|fixed|sticky/.test(position)) return null
        return groundOf(element.parentElement)
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
        const ground = groundOf(element)?.getBoundingClientRect()
        const all = document.createRange()
        all.selectNodeContents(text)
        const { top, bottom, height } = all.getBoundingClientRect()
        if (ground && height > 0 && (bottom > ground.bottom + 8 || top < ground.top - 8))
          torn.add(`${element.localName} “${element.textContent.trim().slice(0, 40)}”: outside of its ground`)
        const control = element.closest(CONTROLS)
        const words = [...(text.nodeValue ?? '').matchAll(/[^\s·(]+/g)].filter(
          ([word]) => word.length <= short || control,
        )
        const sayings = [...(text.nodeValue ?? '').matchAll(new RegExp(joined, 'g'))]
        for (const { 0: word, index } of [...words, ...sayings]) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
          const lines = new Set(boxes.map(({ top }) => Math.round(top))).size
          const shown = control ?? element
          const what = `${shown.localName} “${shown.textContent.trim().slice(0, 40)}”: “${word}”`
          if (lines > 1 && (word.length <= short || sayings.some((saying) => saying.index === index)))
            torn.add(`${what} is broken over ${lines} lines`)
          if (control && lines > 0 && isClipped(element, range.getBoundingClientRect())) torn.add(`${what} is cut off`)
        }
      }
      return [...torn]
    },
    [SHORT, JOINED] as const,
  )
