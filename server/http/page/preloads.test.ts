import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/engines/temporary-folder.ts'
import { readPreloads } from './preloads.ts'

const chunk = (name: string, more: object = {}) => ({ file: `assets/${name}.js`, ...more })
const MANIFEST = {
  'src/main.tsx': chunk('main', { isEntry: true, css: ['assets/main.css'] }),
  'src/kit.ts': chunk('kit', { css: ['assets/kit.css'] }),
  'src/dialog.tsx': chunk('dialog', { css: ['assets/dialog.css'], imports: ['src/kit.ts', 'src/sheet.tsx'] }),
  'src/sheet.tsx': chunk('sheet', { css: ['assets/sheet.css'] }),
  'src/routes/_subpage.tsx': chunk('subpage', { css: ['assets/subpage.css'] }),
  'src/routes/_subpage/place.$id.index.tsx': chunk('place', {
    imports: ['src/kit.ts'],
    dynamicImports: ['src/dialog.tsx', 'src/routes/_subpage/notice.index.tsx'],
  }),
  'src/routes/_subpage/notice.index.tsx': chunk('notice', { css: ['assets/notice.css'] }),
}

function preloads() {
  const folder = temporaryFolder()
  mkdirSync(path.join(folder, '.vite'))
  mkdirSync(path.join(folder, 'assets'))
  writeFileSync(path.join(folder, '.vite/manifest.json'), JSON.stringify(MANIFEST))
  for (const name of ['main', 'kit', 'dialog', 'sheet', 'subpage', 'notice'])
    writeFileSync(path.join(folder, `assets/${name}.css`), `.${name}{color:red}\n`)
  return readPreloads(folder)
}
const named = (styles: readonly { href: string }[]) => styles.map(({ href }) => href.replace(/^.*\/|\.css$/g, ''))

test('What fell: a screen has the styles of its layout and of what it imports, and those of later parts apart', () => {
  const { styles, laterStyles, scripts } = preloads().filesOf('/place/12')
  expect(named(styles)).toEqual(['main', 'subpage', 'kit'])
  expect(named(laterStyles), 'none twice, and none of another screen').toEqual(['dialog', 'sheet'])
  expect(scripts).toEqual(['main', 'subpage', 'place', 'kit'].map((name) => `/assets/${name}.js`))
  expect(styles[0]).toEqual({ href: '/assets/main.css', css: '.main{color:red}' })
})

test.each([
  ['/place/12', ['/places/12', '/options']],
  ['/place/12/', ['/places/12', '/options']],
  ['/notice', []],
])('What fell: %s asks for the data of every screen and for its own before its code runs', (address, own) => {
  const links = preloads().linksOf(address) ?? ''
  const data = [...links.matchAll(/<\/api([^>]*)>; rel=preload; as=fetch; crossorigin=use-credentials/g)].map(
    ([, to]) => to,
  )
  expect(data).toEqual(['/site-config', '/groups', ...own])
})

test.each([
  ['/place/12', true],
  ['/PLACE/12', true],
  ['/place/0', false],
  ['/place/12/nothing', false],
  ['/notices', false],
])('What fell: whether a screen is at %s: %s', (address, is) => {
  expect(preloads().isScreen(address)).toBe(is)
  expect(preloads().linksOf(address) !== undefined).toBe(is)
})
