/**
 * Version of what devices keep. Raise it whenever the data of an endpoint that may be kept changes so that an older answer would
 * be misread; `offline.test.ts` notices every change. Kept answers of another version are dropped, never trusted.
 * In a file of its own, because the page needs it alone and `offline.ts` names every endpoint there is.
 */
export const OFFLINE_SHAPE = 1
