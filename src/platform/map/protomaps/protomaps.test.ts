import { expect, test, vi } from 'vitest'

vi.mock('maplibre-gl', () => ({ addProtocol: vi.fn() }))
const { protomapsStyle } = await import('./protomaps.ts')

const background = (dark: boolean) =>
  protomapsStyle('https://tiles.example/kr.pmtiles', dark).layers.find(({ type }) => type === 'background')?.paint

test('What fell 14: the style of vector tiles is light or dark, and names its archive', () => {
  expect(background(false)).not.toEqual(background(true))
  const color = JSON.stringify(background(false)).match(/#([0-9a-f]{2})/i)?.[1] ?? ''
  expect(Number.parseInt(color, 16)).toBeGreaterThan(128)
  expect(protomapsStyle('https://tiles.example/kr.pmtiles', false).sources).toMatchObject({
    protomaps: { type: 'vector', url: 'pmtiles://https://tiles.example/kr.pmtiles' },
  })
})
