/**
 * Width in px to which a photo is shrunk before it is sent. The server shows 1,280 at most: a little more leaves its own
 * resampling something to work with.
 */
const WIDTH = 1600
const HEIGHT = 4800
/** What is small already goes as it is. */
const SMALL_BYTES = 700_000
const QUALITY = 0.86

export type Shrunk = { photo: Blob } | { refused: 'unreadable' }

/**
 * A JPEG of at most `WIDTH` px, upright and without what the camera wrote into it; a file that is small and of one of `types` stays
 * as it is. What this browser can't open is left to the server if its type is one of `types`, and refused if it isn't.
 */
export async function shrinkPhoto(file: File, types: readonly string[]): Promise<Shrunk> {
  const known = types.includes(file.type)
  if (known && file.size <= SMALL_BYTES) return { photo: file }
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return known ? { photo: file } : { refused: 'unreadable' }
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
  if (!made) return known ? { photo: file } : { refused: 'unreadable' }
  return { photo: known && file.size <= made.size ? file : made }
}
