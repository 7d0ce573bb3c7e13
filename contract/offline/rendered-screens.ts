import type { Place } from '../places/places.ts'

/**
 * Routes whose screens the server renders: public, and the same for everybody. `$id` is a positive number. One line makes a route one of
 * them (docs/adding-a-resource.md).
 */
export const RENDERED_SCREENS = [
  '/',
  '/place',
  '/search/list',
  '/place/$id',
  '/place/$id/guide',
  '/place/$id/review',
  '/notice',
  '/notice/$id',
  '/community',
  '/community/$id/comments',
  '/mentoring',
  '/mentoring/$id',
] as const

const PATHS = RENDERED_SCREENS.map((route) => route.replace('$id', '[1-9]\\d{0,9}'))
const RENDERED_PATH = new RegExp(`^(?:${PATHS.join('|')})$`)

/** Whether the server renders the screen at this path. */
export const isRenderedPath = (path: string): boolean => RENDERED_PATH.test(path)

/** Answers of the API that a screen shows, by the keys of their queries in the page. */
export type FirstAnswers = [key: readonly unknown[], data: unknown][]

/** A screen as HTML, the same for every reader. */
export interface RenderedScreen {
  /** HTTP status: 200, or that of the error page that is shown. */
  status: number
  /** Set if the address leads elsewhere. */
  redirect: string | null
  /** Elements of the document's head: title, description, preloads of pictures, structured data. */
  head: string
  body: string
  /** For readers without script, around the body. */
  plain: { before: string; after: string }
  /** Answers with which the page starts; null if it renders the screen anew. */
  state: FirstAnswers | null
}

/** What the picture of a place's link preview shows. */
export interface Preview {
  /** Name of its file, unique to what it shows: `12-3kx0f2m1a8.jpg`. */
  name: string
  title: string
  where: string
  line: string
  /** Address of a raster picture for the background. */
  photo: string | null
}

/** Renders an address: path and query. */
export type Render = (address: string) => Promise<RenderedScreen>

/** The page's code as the server uses it. */
export interface Renderer {
  render: Render
  previewOf: (place: Place) => Preview
}
