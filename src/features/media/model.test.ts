import { expect, test } from 'vitest'
import { photoSource, slideOf } from './model.ts'

const photo = { src: '/media/a-{w}.webp', widths: [1600, 400, 800], alt: '앞모습', credit: '홍길동' }

test('a photo with several sizes is shown at its largest, with the smaller ones for smaller screens', () => {
  const slide = slideOf(photo)
  expect(slide.src).toBe('/media/a-1600.webp')
  expect(slide.srcSet?.map(({ src, width }) => [src, width])).toEqual([
    ['/media/a-400.webp', 400],
    ['/media/a-800.webp', 800],
    ['/media/a-1600.webp', 1600],
  ])
  expect(slide).toMatchObject({ alt: '앞모습', description: '사진: 홍길동' })
})

test('a photo with one file has no other sizes; without author and text it has no caption', () => {
  const one = { ...photo, src: '/media/b.svg', widths: [], credit: null }
  expect(slideOf(one)).toEqual({ src: '/media/b.svg', alt: '앞모습' })
  expect(photoSource(one)).toBe('/media/b.svg')
})
