import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawPreview } from './preview-picture.ts'

const photo = () =>
  sharp({ create: { width: 1600, height: 900, channels: 3, background: '#3a7ca5' } })
    .webp()
    .toBuffer()
const told = { title: '속초 파도결 카페', where: '강원 속초시', line: '15kg 이하 · 실내 · 11월 확인' }

/** Share of the points in a part of the picture that are nearly of a colour. */
async function shareOf(picture: Buffer, [r, g, b]: readonly [number, number, number], top: number, height: number) {
  const { data } = await sharp(picture)
    .extract({ left: 0, top, width: 800, height })
    .raw()
    .toBuffer({ resolveWithObject: true })
  let near = 0
  for (let at = 0; at < data.length; at += 3) {
    const distance = Math.abs(data[at]! - r) + Math.abs(data[at + 1]! - g) + Math.abs(data[at + 2]! - b)
    if (distance < 60) near += 1
  }
  return near / (data.length / 3)
}

test('R2.34 a link preview is a JPEG of 800×400 below 300 kB, with a photo or a drawing', async () => {
  for (const background of [null, await photo()]) {
    const picture = await drawPreview({ ...told, photo: background })
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 400 })
    expect(picture.length).toBeLessThan(300_000)
    // Words stand in the lower half: ink on paper, white on a photo.
    expect(await shareOf(picture, background ? [255, 255, 255] : [51, 38, 31], 230, 150)).toBeGreaterThan(0.03)
  }
})

test('Korean letters are drawn, each its own, not as boxes of a missing font', async () => {
  const [one, other] = await Promise.all(
    ['가나다라마', '뷁쀍훑꽭쉛'].map((title) => drawPreview({ ...told, title, photo: null })),
  )
  const ink = (picture: Buffer) => shareOf(picture, [51, 38, 31], 230, 80)
  expect(await ink(one!)).toBeGreaterThan(0.01)
  expect(await ink(other!)).toBeGreaterThan((await ink(one!)) * 1.1)
})

test.each([
  '<span foreground="red">&amp;</span>',
  '&lt;',
  '<',
  '\u202Egnp.exe',
  '가'.repeat(40),
  '🐶',
  '가\u0000나\u001b',
])('hostile words %j stay words, within the picture', async (title) => {
  const picture = await drawPreview({ title, where: title, line: title, photo: null })
  expect(await sharp(picture).metadata()).toMatchObject({ width: 800, height: 400 })
  // Nothing is drawn in a colour that a name asked for.
  expect(await shareOf(picture, [255, 0, 0], 200, 200)).toBe(0)
})
