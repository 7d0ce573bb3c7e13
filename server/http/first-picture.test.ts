import { expect, test } from 'vitest'
import { inlineFirstPicture } from './first-picture.ts'

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg">\n<path fill="#abc" d="M0 0"/><text>50% & 댕댕</text></svg>`
const preload = (address: string) =>
  `<link rel="preload" as="image" href="${address}" fetchPriority="high"/><title>곳</title>`
const image = (address: string, priority = 'high') => `<img alt="" src="${address}" fetchPriority="${priority}"/>`
const stored = (files: Record<string, string>) => ({
  read: async (name: string) => (name in files ? Buffer.from(files[name]!) : null),
})
const ADDRESS = '/media/cafe-1.svg'

test('First view: the first picture stands in the HTML if it is a small drawing, and its file is no longer preloaded', async () => {
  const body = `<p>$& ${ADDRESS}</p>${image(ADDRESS)}${image(ADDRESS, 'auto')}`
  const screen = await inlineFirstPicture({ head: preload(ADDRESS), body }, stored({ 'cafe-1.svg': DRAWING }))
  expect(screen.head).toBe('<title>곳</title>')
  const [, uri = ''] = /src="(data:[^"]*)" data-address="\/media\/cafe-1\.svg"/.exec(screen.body) ?? []
  expect(uri).not.toMatch(/[#<>&\n]/)
  expect(decodeURIComponent(uri)).toBe(`data:image/svg+xml,${DRAWING}`)
  expect(screen.body).toContain(`<p>$& ${ADDRESS}</p>`)
  expect(screen.body, 'others keep their address').toContain(image(ADDRESS, 'auto'))
})

test.each([
  ['a photo', '/media/cafe-1-480.webp', image('/media/cafe-1-480.webp'), 'x'],
  ['a picture of another host', 'https://elsewhere.example/a.svg', image('https://elsewhere.example/a.svg'), 'x'],
  ['a large drawing', ADDRESS, image(ADDRESS), `<svg>${'x'.repeat(20_000)}</svg>`],
  ['a drawing whose file is gone', ADDRESS, image(ADDRESS), undefined],
  ['a picture that is only in sight further down', ADDRESS, image(ADDRESS, 'auto'), DRAWING],
])('First view: %s is left as it is', async (_, address, body, content) => {
  const screen = { head: preload(address), body }
  const name = address.replace('/media/', '')
  expect(await inlineFirstPicture(screen, stored(content === undefined ? {} : { [name]: content }))).toEqual(screen)
})
