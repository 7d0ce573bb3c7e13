import { expect, test } from 'vitest'
import { photoStem, thumbnailOf, widthOf } from './media.ts'

const photo = (src: string, widths: number[]) => ({ src, widths, alt: '', credit: null })

test.each([
  ['/media/a-{w}.webp', [960, 320, 480], '/media/a-480.webp'],
  ['/media/a-{w}.webp', [240, 320], '/media/a-320.webp'],
  ['/media/a-{w}.webp', [1920, 640], '/media/a-640.webp'],
  ['/media/cafe-3f2a9c81d0b7.svg', [], '/media/cafe-3f2a9c81d0b7.svg'],
])('C5 of %s in %j the size %s is kept', (src, widths, kept) => {
  expect(thumbnailOf(photo(src, widths))).toBe(kept)
})

test('a size is known by the end of the name, and is told from a name that ends in digits', () => {
  expect(widthOf('/media/a-3f2a-480.webp')).toBe(480)
  expect(widthOf('/media/cafe-012345678901.svg')).toBeNull()
  expect(photoStem('/media/a-480.webp')).toBe(photoStem('/media/a-1920.webp'))
  expect(photoStem('/media/a-480.webp')).not.toBe(photoStem('/media/b-480.webp'))
})
