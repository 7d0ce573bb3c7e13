import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp, { type OverlayOptions } from 'sharp'
import { pawMark, pawPrint, shade } from './preview-shapes.ts'

/** What a link preview shows of a place. */
export interface PreviewPicture {
  title: string
  /** The region. */
  where: string
  /** The rule, and when it was checked. */
  line: string
  /** The bytes of a raster picture for the background; null for a drawn one. */
  photo: Uint8Array | null
}

export const PREVIEW_SIZE = { width: 800, height: 400 }
const MARGIN = 40
const PAPER = '#fff8f2'
const INK = '#33261f'
const QUIET = '#6f5c50'
const WHITE = '#ffffff'
const QUALITY = 82
const MOST_PIXELS = 30_000_000
const MOST_SECONDS = 10

/** The build copies the font beside the compiled server, so that its package of 98 MB is needed for development only. */
const FONT = ['./fonts/', '../../node_modules/pretendard/dist/public/static/']
  .map((folder) => fileURLToPath(new URL(`${folder}Pretendard-Bold.otf`, import.meta.url)))
  .find((file) => existsSync(file))

/** Pango reads markup, and refuses control characters: words must stay words. */
const words = (text: string) =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

/** A line of text as a picture, at most as wide as the preview. */
async function written(text: string, pixels: number, colour: string) {
  const markup = `<span foreground="${colour}">${words(text)}</span>`
  const width = PREVIEW_SIZE.width - MARGIN * 2
  const options = { text: markup, font: `Pretendard ${pixels}`, ...(FONT && { fontfile: FONT }), rgba: true, dpi: 72 }
  const { data, info } = await sharp({ text: { ...options, wrap: 'none' } })
    .png()
    .toBuffer({ resolveWithObject: true })
  if (info.width <= width) return { input: data, height: info.height }
  const fitted = await sharp(data).resize({ width }).png().toBuffer({ resolveWithObject: true })
  return { input: fitted.data, height: fitted.info.height }
}

let drawing: OverlayOptions[] | undefined

/** Stands behind the words where there is no photo. */
const drawnOnce = () =>
  (drawing ??= [pawPrint({ left: 420, top: -20, side: 400 }), pawMark({ left: MARGIN, top: MARGIN, side: 88 })])

/** A JPEG of 800×400: the photo or a drawing, region and name, and the rule. */
export async function drawPreview({ title, where, line, photo }: PreviewPicture): Promise<Buffer> {
  const { width, height } = PREVIEW_SIZE
  const colour = photo ? WHITE : INK
  const [region, name, rule] = await Promise.all([
    written(where, 28, photo ? WHITE : QUIET),
    written(title, 52, colour),
    written(line, 32, colour),
  ])
  const ruleTop = height - MARGIN - rule.height
  const nameTop = ruleTop - 24 - name.height
  const layers: OverlayOptions[] = [
    ...(photo ? [{ input: shade(PREVIEW_SIZE), raw: { ...PREVIEW_SIZE, channels: 4 as const } }] : drawnOnce()),
    { input: rule.input, left: MARGIN, top: ruleTop },
    { input: name.input, left: MARGIN, top: nameTop },
    { input: region.input, left: MARGIN, top: nameTop - 18 - region.height },
  ]
  const ground = photo
    ? sharp(photo, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
        .autoOrient()
        .resize(width, height, { fit: 'cover' })
    : sharp({ create: { width, height, channels: 3, background: PAPER } })
  return ground.composite(layers).flatten().jpeg({ quality: QUALITY }).timeout({ seconds: MOST_SECONDS }).toBuffer()
}
