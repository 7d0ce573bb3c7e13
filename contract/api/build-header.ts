import { MEMBER_SHAPE, OFFLINE_SHAPE } from './offline-shape.ts'

/** Header of every answer of the API: the shape of its data, and the name of the page's entry script in the same build. */
export const BUILD_HEADER = 'X-Build'

const SHAPE = `${OFFLINE_SHAPE}.${MEMBER_SHAPE} `

/** The entry script of a built page; empty in development, and for a server without a page. */
export const entryOf = (html: string): string => /\/assets\/([\w-]+)\.js/.exec(html)?.[1] ?? ''

export const buildTag = (entry: string): string => SHAPE + entry

/** Data of another shape would be misread. A proxy's answer has no header. */
export const isOtherShape = (tag: string | null): boolean => tag !== null && !tag.startsWith(SHAPE)
