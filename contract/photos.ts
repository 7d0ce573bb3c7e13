import * as v from 'valibot'
import { post } from './endpoint.ts'
import { Photo } from './media.ts'

/** What a member may send. iPhones make JPEG of their HEIC when a page asks for these types. */
export const PHOTO_UPLOAD = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  maxBytes: 12 * 1024 * 1024,
}

/** Sent before the form that it belongs to: the form then names it by its id. What is named by nothing goes after a day. */
export const uploadPhoto = post('/photos', {
  summary: 'Keeps a photo, made anew without what it says of place and device, in several widths',
  access: 'member',
  upload: PHOTO_UPLOAD,
  data: v.object({ id: v.string(), photo: Photo }),
  errors: ['PHOTO_UNREADABLE'],
})
