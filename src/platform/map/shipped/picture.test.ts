import { expect, test } from 'vitest'
import { roomFor } from './picture.ts'

const name = (text: string, kind: 'city' | 'village', x: number, y: number) => ({
  name: text,
  kind,
  x,
  y,
  lat: 37,
  lng: 127,
  half: 14,
})

test('Everyday use: names on the small map are whole, and leave room for the pin and for better known names', () => {
  const shown = roomFor(
    [
      name('안목', 'village', 60, 52),
      name('강릉', 'city', 62, 50),
      name('핀 아래', 'village', 150, 84),
      name('잘림', 'city', 8, 20),
      name('송정', 'village', 200, 140),
    ],
    { width: 300, height: 160 },
  )
  expect(shown.map((label) => label.name)).toEqual(['강릉', '송정'])
})
