import { newKey } from '../api/new-key.ts'

/** The version digit of a UUID. */
const VERSION = 14

/**
 * Refers to a photo that was chosen on this device, in a form's values, a draft or a command's input, until it is uploaded. A UUID of
 * version 8 ("custom"), as photo ids are UUIDs and the server's are of version 4: schemas accept it, and it is never taken for one.
 */
export const newPhotoRef = (): string => `${newKey().slice(0, VERSION)}8${newKey().slice(VERSION + 1)}`

/** Nor for the address of a picture that is stored already, whose letter at that place may be an 8. */
export const isPhotoRef = (id: string): boolean => /^[\da-f]{8}-[\da-f]{4}-8/.test(id)
