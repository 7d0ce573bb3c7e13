import { type CDPSession, expect, type Page } from '@playwright/test'

interface Node {
  role: string
  name: string
}

/** What a screen reader says of the focused element, by Chromium's accessibility tree. */
export async function focused(devtools: CDPSession): Promise<Node> {
  const { result } = await devtools.send('Runtime.evaluate', { expression: 'document.activeElement' })
  const { nodes } = await devtools.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId ?? '',
    fetchRelatives: false,
  })
  const [node] = nodes
  return {
    role: String(node?.role?.value ?? ''),
    name: String(node?.name?.value ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  }
}

/** More stops than any screen has before what is looked for. */
const MOST_STOPS = 60

/** Presses Tab until this is focused; every stop on the way has a role and a name. */
export async function tabTo(page: Page, devtools: CDPSession, role: string, name: RegExp): Promise<void> {
  const stops: string[] = []
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    const here = await focused(devtools)
    stops.push(`${here.role} ${here.name}`)
    expect(here.name, `a stop without a name after ${stops.slice(-4).join(' → ')}`).not.toBe('')
    if (here.role === role && name.test(here.name)) return
  }
  throw new Error(`${role} ${name} was not reached: ${stops.join(' → ')}`)
}

/** Whether the focus has fallen to the page itself, from where a keyboard begins anew. */
export const isFocusLost = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement === null || document.activeElement === document.body)
