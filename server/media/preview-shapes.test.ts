import { expect, test } from 'vitest'
import { pawMark, pawPrint, shade } from './preview-shapes.ts'

test('First view: the brand’s mark is a square with four round corners and a paw in its middle', () => {
  const { input, raw } = pawMark({ left: 0, top: 0, side: 112 })
  const pixels = input as Buffer
  const width = raw?.width ?? 0
  const at = (x: number, y: number) => [...pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)]
  const last = width - 1
  for (const mirrored of [(x: number, y: number) => at(x, y), (x: number, y: number) => at(last - x, last - y)])
    expect([mirrored(0, 0)[3], mirrored(7, 7)[3], mirrored(11, 11)[3], mirrored(0, 56)[3]]).toEqual([0, 0, 255, 255])
  expect([at(last, 0)[3], at(0, last)[3]]).toEqual([0, 0])
  const [paper, red] = [at(56, 71), at(0, 56)]
  expect(paper).toEqual([255, 248, 242, 255])
  expect(red).toEqual([228, 87, 46, 255])
  // Five pads, mirrored about the middle.
  for (const [x, y] of [
    [30, 47],
    [46, 30],
    [65, 30],
    [81, 47],
  ] as const)
    expect(at(x, y)).toEqual(paper)
  expect(at(56, 40)).toEqual(red)
})

test('First view: the edges of what is drawn are soft', () => {
  for (const { input } of [pawMark({ left: 0, top: 0, side: 112 }), pawPrint({ left: 0, top: 0, side: 112 })]) {
    const alphas = [...(input as Buffer)].filter((_, index) => index % 4 === 3)
    const between = alphas.filter((alpha) => alpha > 0 && alpha < 255)
    expect(between.length).toBeGreaterThan(20)
    expect(between.length).toBeLessThan(alphas.length / 10)
  }
  // The faint paw is the mark's, without its square.
  const { input } = pawPrint({ left: 0, top: 0, side: 112 })
  const at = (x: number, y: number) => [...(input as Buffer).subarray((y * 112 + x) * 4, (y * 112 + x) * 4 + 4)]
  expect([at(56, 71), at(0, 56)]).toEqual([
    [255, 226, 208, 255],
    [0, 0, 0, 0],
  ])
})

test('First view: the upper third of a photo is left as it is, its foot is darkest', () => {
  const pixels = shade({ width: 2, height: 100 })
  const alpha = (y: number) => pixels[(y * 2 + 1) * 4 + 3]
  expect([alpha(0), alpha(29), alpha(30)]).toEqual([0, 0, 0])
  expect(alpha(65)).toBe(100)
  expect(alpha(99)).toBe(197)
  expect(pixels.length).toBe(800)
})
