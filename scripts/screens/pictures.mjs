import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

/** Tolerance per channel, of 255: smaller differences come from antialiasing. */
const TOLERANCE = 24
/** Of the sheet of one size, and of the one with all. */
const TILE = { width: 240, height: 420, columns: 12 }
export const SMALL_TILE = { width: 112, height: 180, columns: 42 }

/**
 * Pictures of `before` and `after` that differ, the most different first.
 * @param {string} before
 * @param {string} after
 */
export async function comparePictures(before, after) {
  const found = []
  for (const name of readdirSync(after).filter((file) => file.endsWith('.png'))) {
    const share = existsSync(path.join(before, name))
      ? await difference(path.join(before, name), path.join(after, name))
      : null
    if (share === null) found.push({ name, share: 2, what: '   new' })
    else if (share > 0) found.push({ name, share, what: `${(share * 100).toFixed(3)} %`.padStart(9) })
  }
  return found.sort((a, b) => b.share - a.share)
}

/** Share of pixels that differ; if one picture is larger, the excess counts as different. */
async function difference(/** @type {string} */ before, /** @type {string} */ after) {
  const [one, other] = await Promise.all(
    [before, after].map((file) => sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  if (!one || !other) return 1
  const height = Math.max(one.info.height, other.info.height)
  const width = Math.max(one.info.width, other.info.width)
  let differing = 0
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const inBoth = x < one.info.width && x < other.info.width && y < one.info.height && y < other.info.height
      if (!inBoth || far(one, other, x, y)) differing += 1
    }
  return differing / (width * height)
}

/** @typedef {{ data: Buffer, info: { width: number } }} Raw */
function far(/** @type {Raw} */ one, /** @type {Raw} */ other, /** @type {number} */ x, /** @type {number} */ y) {
  const a = (y * one.info.width + x) * 3
  const b = (y * other.info.width + x) * 3
  for (let channel = 0; channel < 3; channel += 1)
    if (Math.abs((one.data[a + channel] ?? 0) - (other.data[b + channel] ?? 0)) > TOLERANCE) return true
  return false
}

/**
 * Pictures as thumbnails on one sheet, sorted by name.
 * @param {string} folder
 * @param {string[]} names
 * @param {string} sheet
 */
export async function drawContactSheet(folder, names, sheet, tile = TILE) {
  const tiles = await Promise.all(
    names.map(async (name, index) => ({
      input: await sharp(path.join(folder, name))
        .resize({ width: tile.width - 8, height: tile.height - 8, fit: 'contain', position: 'top', background: '#888' })
        .png()
        .toBuffer(),
      left: (index % tile.columns) * tile.width,
      top: Math.floor(index / tile.columns) * tile.height,
    })),
  )
  const rows = Math.ceil(names.length / tile.columns)
  await sharp({
    create: {
      width: tile.columns * tile.width,
      height: Math.max(1, rows) * tile.height,
      channels: 3,
      background: '#888',
    },
  })
    .composite(tiles)
    .webp({ quality: 80 })
    .toFile(path.join(folder, sheet))
}
