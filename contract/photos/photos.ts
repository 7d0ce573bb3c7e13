import * as v from 'valibot'
import { HOUR } from '../api/limit.ts'
import { operation } from '../api/operation.ts'
import { Photo } from '../api/media.ts'

/** Accepted types. iPhones convert their HEIC to JPEG if a page asks for these types. */
export const PHOTO_UPLOAD = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  maxBytes: 12 * 1024 * 1024,
}

export const PRIVATE_PHOTO_SIZES = ['small', 'large'] as const

const PHOTOS = { name: 'photoByAccount', per: '{member}', points: 60, seconds: HOUR } as const

export const photosOperations = {
  /** Uploaded before its form is sent; the form then references it by id. An unreferenced photo is deleted after a day. */
  uploadPhoto: operation({
    summary: 'Stores a photo, re-encoded in several widths without metadata of place and device',
    upload: PHOTO_UPLOAD,
    data: v.object({ id: v.string(), photo: Photo }),
    errors: ['PHOTO_UNREADABLE'],
    owner: 'caller',
    limit: [PHOTOS],
    whileSuspended: true,
    touches: [],
  }),

  /** As `uploadPhoto`, for private photos (a vaccination record, a dog): they get no address of their own. */
  uploadPrivatePhoto: operation({
    summary: 'Stores a photo that only its owner may see',
    upload: PHOTO_UPLOAD,
    data: v.object({ id: v.string() }),
    errors: ['PHOTO_UNREADABLE'],
    owner: 'caller',
    limit: [PHOTOS],
    whileSuspended: true,
    touches: [],
  }),

  /** As a JSON answer: it renews the session, no HTTP cache stores it, and it is deleted together with the member's persisted answers. */
  getPrivatePhoto: operation({
    summary: 'A private photo, for its owner',
    params: v.object({ photo: v.pipe(v.string(), v.uuid('번호가 올바르지 않아요.')) }),
    /** Small: about as wide as a phone's screen. */
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
