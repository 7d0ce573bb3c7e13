import type { Photo } from '../../contract/api/media.ts'
import { contentName, type MediaStore } from '../media/media.ts'

export async function storeDrawing(media: MediaStore, stem: string, svg: string, alt: string): Promise<Photo> {
  const bytes = new TextEncoder().encode(svg)
  const src = await media.put(contentName(stem, bytes, 'svg'), bytes, 'image/svg+xml')
  return { src, widths: [], alt, credit: '예시 그림' }
}
