import type { Page } from '@playwright/test'

/** Least width and height of what a finger presses, in px (WCAG 2.5.5), and of what a mouse does (2.5.8). */
const LEAST = { finger: 44, mouse: 24 }

/** Beside it stands a button of full size that does the same. */
const EQUIVALENTS = ['목록 올리기', '목록 내리기']

/**
 * Controls whose target is smaller than that, one line each. A target is the control's box, its label's, or what a press around its
 * middle reaches: a pseudo-element may enlarge it. Links within a sentence are exempt.
 */
export const smallTargets = (page: Page, by: keyof typeof LEAST = 'finger'): Promise<string[]> =>
  page.evaluate(
    ({ least, equivalents }) => {
      const CONTROLS =
        'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=switch]'
      const labelsOf = (control: Element) => [...((control as HTMLInputElement).labels ?? [])]
      const reaches = (control: Element, x: number, y: number) => {
        const found = document.elementFromPoint(x, y)
        return [control, ...labelsOf(control)].some((one) => one.contains(found))
      }
      const isInSentence = (control: Element) =>
        getComputedStyle(control).display === 'inline' &&
        [...(control.parentElement?.childNodes ?? [])].some(
          ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && /\p{L}{2}/u.test(nodeValue ?? ''),
        )
      /** Pixels along one direction from the middle that still press the control. */
      const reach = (control: Element, [x, y]: [number, number], dx: number, dy: number) => {
        let far = 0
        while (far < least && reaches(control, x + dx * (far + 1), y + dy * (far + 1))) far += 1
        return far
      }
      const before = [scrollX, scrollY] as const
      const small = [...document.querySelectorAll<HTMLElement>(CONTROLS)].flatMap((control) => {
        const parts = [control, ...labelsOf(control)].filter((part) =>
          part.checkVisibility({ visibilityProperty: true }),
        )
        const boxes = parts.map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 1)
        // Shown to screen readers only, or not at all.
        if (boxes.length === 0 || control.matches(':disabled') || control.closest('[inert]')) return []
        const name = control.ariaLabel ?? (control.textContent.trim() || labelsOf(control)[0]?.textContent || '')
        if (isInSentence(control) || equivalents.includes(name)) return []
        let width = Math.max(...boxes.map((box) => box.width))
        let height = Math.max(...boxes.map((box) => box.height))
        if (Math.min(width, height) >= least - 0.5) return []
        control.scrollIntoView({ block: 'center', inline: 'center' })
        const box = control.getBoundingClientRect()
        const middle: [number, number] = [box.left + box.width / 2, box.top + box.height / 2]
        // Something lies over it, such as an open sheet.
        if (!reaches(control, ...middle)) return []
        width = Math.max(width, reach(control, middle, -1, 0) + reach(control, middle, 1, 0) + 1)
        height = Math.max(height, reach(control, middle, 0, -1) + reach(control, middle, 0, 1) + 1)
        if (Math.min(width, height) >= least - 0.5) return []
        return [`${control.localName} “${name.slice(0, 40)}”: ${Math.round(width)}×${Math.round(height)}`]
      })
      scrollTo(...before)
      return small
    },
    { least: LEAST[by], equivalents: EQUIVALENTS },
  )
