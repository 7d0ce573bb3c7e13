import * as v from 'valibot'
import { get, post } from './endpoint.ts'
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

/** As `uploadPhoto`, for what is nobody's business but its owner's (a vaccination record, a dog): it gets no address of its own. */
export const uploadPrivatePhoto = post('/photos/private', {
  summary: 'Keeps a photo that its owner alone may see',
  access: 'member',
  upload: PHOTO_UPLOAD,
  data: v.object({ id: v.string() }),
  errors: ['PHOTO_UNREADABLE'],
})

export const PRIVATE_PHOTO_SIZES = ['small', 'large'] as const

/** In an answer like any other: it renews the session, is stored by no cache, and goes with the member's kept answers. */
export const getPrivatePhoto = get('/photos/private/:photo', {
  summary: 'A private photo, for its owner',
  access: 'member',
  params: v.object({ photo: v.pipe(v.string(), v.uuid('번호가 올바르지 않아요.')) }),
  /** Small: about as wide as a phone. */
  query: v.object({ size: v.picklist(PRIVATE_PHOTO_SIZES) }),
  data: v.object({
    /** Pixels. */
    width: v.number(),
    /** `data:image/webp;base64,…` */
    url: v.string(),
  }),
  errors: ['PHOTO_NOT_FOUND'],
})
