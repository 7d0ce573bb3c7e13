import * as v from 'valibot'
import { HOUR } from './limit.ts'
import { operation } from './operation.ts'
import { Photo } from './media.ts'

/** What a member may send. iPhones make JPEG of their HEIC when a page asks for these types. */
export const PHOTO_UPLOAD = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  maxBytes: 12 * 1024 * 1024,
}

export const PRIVATE_PHOTO_SIZES = ['small', 'large'] as const

const PHOTOS = { name: 'photoByAccount', per: '{member}', points: 60, seconds: HOUR } as const

export const photosOperations = {
  /** Sent before the form that it belongs to: the form then names it by its id. What is named by nothing goes after a day. */
  uploadPhoto: operation({
    summary: 'Keeps a photo, made anew without what it says of place and device, in several widths',
    upload: PHOTO_UPLOAD,
    data: v.object({ id: v.string(), photo: Photo }),
    errors: ['PHOTO_UNREADABLE'],
    owner: 'caller',
    limit: [PHOTOS],
    touches: [],
  }),

  /** As `uploadPhoto`, for what is nobody's business but its owner's (a vaccination record, a dog): it gets no address of its own. */
  uploadPrivatePhoto: operation({
    summary: 'Keeps a photo that its owner alone may see',
    upload: PHOTO_UPLOAD,
    data: v.object({ id: v.string() }),
    errors: ['PHOTO_UNREADABLE'],
    owner: 'caller',
    limit: [PHOTOS],
    touches: [],
  }),

  /** In an answer like any other: it renews the session, is stored by no cache, and goes with the member's kept answers. */
  getPrivatePhoto: operation({
    summary: 'A private photo, for its owner',
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
    owner: { param: 'photo', missing: 'PHOTO_NOT_FOUND' },
  }),
}
