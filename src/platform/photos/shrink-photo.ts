/**
 * Width in px to which a photo is reduced before the upload. The server shows at most 1,280: a little more leaves its own
 * resampling something to work with.
 */
const WIDTH = 1600
const HEIGHT = 4800
/** Smaller files are sent unchanged. */
const SMALL_BYTES = 700_000
/** Phones can fail to open large photos that are valid. */
const LARGE_BYTES = 5_000_000
const QUALITY = 0.86

export type Shrunk = { photo: Blob } | { refused: 'unreadable' }

/**
 * A JPEG of at most `WIDTH` px, upright and without the camera's metadata; a small file of one of `types` is unchanged. A type that
 * this browser should decode and can't is refused; whether anything else is a photo is decided by the server.
 */
export async function shrinkPhoto(file: File, types: readonly string[]): Promise<Shrunk> {
  const known = types.includes(file.type)
  const left: Shrunk =
    known && (file.type === 'image/avif' || file.size > LARGE_BYTES) ? { photo: file } : { refused: 'unreadable' }
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return left
  if (known && file.size <= SMALL_BYTES) {
    picture.close()
    return { photo: file }
  }
  const scale = Math.min(1, WIDTH / picture.width, HEIGHT / picture.height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const pen = canvas.getContext('2d')
  if (pen) {
    // JPEG has no transparency; transparent areas would become black.
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.imageSmoothingQuality = 'high'
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  }
  picture.close()
  const made = pen && (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY)))
  // Phones free a canvas's memory late unless it is made small.
  canvas.width = canvas.height = 0
  if (!made) return left
  return { photo: known && file.size <= made.size ? file : made }
}
