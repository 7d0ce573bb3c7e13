import { expect, test } from 'vitest'
import { minifyChunks } from '../../scripts/vite/minify.ts'

/** As the bundler's helper wraps a CommonJS module, here with `size` statements that can't be left out. */
const wrapped = (name: string, size: number) =>
  `var ${name} = wrap((exports) => {${Array.from({ length: size }, (_, index) => `exports.part${index} = globalThis.part${index} + ${index}`).join(';')}})`

async function minified(code: string): Promise<string> {
  const { renderChunk } = minifyChunks
  if (typeof renderChunk !== 'object') throw new Error('The plugin minifies no chunks.')
  const result: unknown = await Reflect.apply(renderChunk.handler, undefined, [code])
  return (result as { code: string }).code
}

test('the function of a long CommonJS module stands in parentheses, so that it is compiled with its chunk', async () => {
  const code = await minified(`${wrapped('long', 100)};${wrapped('short', 1)};export { long, short }`)
  expect(code.match(/wrap\(\(\w+=>/g)).toHaveLength(1)
  expect(code).toMatch(/wrap\(\(\w+=>\{[^]{1000,}?\}\)\)/)
  expect(code).toMatch(/wrap\(\w+=>\{?\w+\.part0/)
})

test('other functions and the code between them stay as they are', async () => {
  const code = await minified(
    `${wrapped('long', 100)};const one = [1].map((value) => value + 1);${wrapped('other', 100)};export { long, one, other }`,
  )
  expect(code.match(/wrap\(\(\w+=>/g)).toHaveLength(2)
  expect(code).toContain('[1].map(')
})
