import * as tabler from '@tabler/icons-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ICON_NAMES } from './named-icons.ts'

const icons: Readonly<Record<string, tabler.TablerIcon | undefined>> = { ...tabler.icons }
const nameOf = (name: string) =>
  `Icon${name.replaceAll(/(?:^|-)([a-z0-9])/g, (_, first: string) => first.toUpperCase())}`

/** What Tabler draws, without the outer element: colour and stroke are inherited where the icon is used. */
function symbol(name: string): string {
  const Icon = icons[nameOf(name)]
  if (!Icon) throw new Error(`Tabler has no icon "${name}"`)
  const drawn = renderToStaticMarkup(<Icon />).replace(/^<svg[^>]*>(.*)<\/svg>$/, '$1')
  return `<symbol id="${name}" viewBox="0 0 24 24">${drawn}</symbol>`
}

test('the sprite contains each named icon as Tabler draws it', async () => {
  const file = [
    '<!-- Tabler Icons, MIT, https://tabler.io/icons -->',
    '<svg xmlns="http://www.w3.org/2000/svg">',
    ...ICON_NAMES.map(symbol),
    '</svg>',
    '',
  ].join('\n')
  await expect(file).toMatchFileSnapshot('named-icons.svg')
})
