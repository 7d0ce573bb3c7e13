/**
 * Width in px to which a photo is shrunk before it is sent. The server shows 1,280 at most: a little more leaves its own
 * resampling something to work with.
 */
const WIDTH = 1600
const HEIGHT = 4800
/** What is small already goes as it is. */
const SMALL_BYTES = 700_000
/** Phones fail at opening large photos that are sound. */
const LARGE_BYTES = 5_000_000
const QUALITY = 0.86

export type Shrunk = { photo: Blob } | { refused: 'unreadable' }

/**
 * A JPEG of at most `WIDTH` px, upright and without what the camera wrote into it; a file that is small and of one of `types` stays
 * as it is. What this browser should open and can't is refused; whether the rest is a photo is for the server to say.
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
    // JPEG knows no transparency; what is see-through would come out black.
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.imageSmoothingQuality = 'high'
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  }
  picture.close()
  const made = pen && (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY)))
  // Phones give a canvas's memory back late unless it is made small.
  canvas.width = canvas.height = 0
  if (!made) return left
  return { photo: known && file.size <= made.size ? file : made }
}
