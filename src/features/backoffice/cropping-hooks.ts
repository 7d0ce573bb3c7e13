import { useState } from 'react'

export interface Cropping {
  file: File
  url: string
  /** Null: it isn't used. */
  done: (file: File | null) => void
}

/** Chosen pictures one after the other: `cropping` is the one that is cut now, `crop` resolves with those that are used. */
export function useCropping() {
  const [cropping, setCropping] = useState<Cropping | null>(null)
  async function crop(files: readonly File[]): Promise<File[]> {
    const used: File[] = []
    for (const file of files) {
      const url = URL.createObjectURL(file)
      const cropped = await new Promise<File | null>((done) => setCropping({ file, url, done }))
      setCropping(null)
      URL.revokeObjectURL(url)
      if (cropped) used.push(cropped)
    }
    return used
  }
  return { cropping, crop }
}
