import type { CDPSession, Page } from '@playwright/test'

/** What a screen reader says at one stop of its reading cursor. */
export interface Spoken {
  role: string
  name: string
  /** Of a heading, 1 to 6; 0 of all others. */
  level: number
}

/** Roles that only group others, and parts of a text. */
const SILENT = new Set(['RootWebArea', 'generic', 'none', 'paragraph', 'InlineTextBox', 'LineBreak', 'strong', 'mark'])
/** Their name is made of what is in them: it is said once. */
const WHOLE = new Set([
  'button',
  'checkbox',
  'combobox',
  'heading',
  'image',
  'link',
  'option',
  'radio',
  'searchbox',
  'slider',
  'switch',
  'term',
  'textbox',
])
/** Without a name nobody knows what it is. */
const NAMED = new Set([
  'button',
  'checkbox',
  'combobox',
  'dialog',
  'heading',
  'image',
  'link',
  'navigation',
  'radio',
  'region',
  'searchbox',
  'slider',
  'switch',
  'textbox',
])

/** All that a screen reader says from the top to the end, in order, by Chromium's accessibility tree. */
export async function readAloud(devtools: CDPSession): Promise<Spoken[]> {
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const spoken: Spoken[] = []
  /** `within` what was said whole, only what has a stop of its own is said. */
  const walk = (id: string, within: boolean): void => {
    const node = byId.get(id)
    if (!node) return
    const role = String(node.role?.value ?? '')
    const isStop = !node.ignored && (within ? WHOLE.has(role) : !SILENT.has(role))
    if (isStop) {
      const level = node.properties?.find((property) => property.name === 'level')?.value.value as unknown
      const name = String(node.name?.value ?? '').replaceAll(/\s+/g, ' ')
      spoken.push({ role, name: name.trim(), level: role === 'heading' ? Number(level) : 0 })
    }
    for (const child of node.childIds ?? []) walk(child, within || (isStop && WHOLE.has(role)))
  }
  const [root] = nodes
  if (root) walk(root.nodeId, false)
  return spoken
}

/** A line break is a space to the one and nothing to the other. */
const unspaced = (text: string) => text.replaceAll(/\s+/g, '')

/** Headings that are on the page, whether or not they have been scrolled to. */
const headingsOf = (page: Page) =>
  page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((headings) =>
      headings
        .filter(
          (heading) =>
            heading.checkVisibility({ visibilityProperty: true }) && !heading.closest('[aria-hidden="true"], [inert]'),
        )
        .map((heading) => heading.textContent),
    )

/** What a screen reader would say wrongly, or not at all; for a page without an open dialog. */
export async function misread(page: Page): Promise<string[]> {
  // Read first: what loads meanwhile is then said without being asked for, instead of asked for without being said.
  const shown = await headingsOf(page)
  const devtools = await page.context().newCDPSession(page)
  const spoken = await readAloud(devtools)
  await devtools.detach()
  const headings = spoken.filter(({ role }) => role === 'heading')
  const said = new Set(headings.map(({ name }) => unspaced(name)))
  return [
    ...shown.filter((text) => !said.has(unspaced(text))).map((text) => `not said: ${text}`),
    ...spoken.filter(({ role, name }) => NAMED.has(role) && name === '').map(({ role }) => `without a name: ${role}`),
    ...spoken.filter(({ name }) => /undefined|null|NaN|\[object/.test(name)).map(({ name }) => `no words: ${name}`),
    ...(headings.filter(({ level }) => level === 1).length === 1 ? [] : ['not one heading of the first level']),
    ...headings
      .filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1)
      .map(({ level, name }) => `a level is left out before ${level} ${name}`),
  ]
}
