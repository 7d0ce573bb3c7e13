import { type PageFile, readPage } from './page-files.ts'
import { type Preloads, readPreloads } from './preloads.ts'

/** The built page as read at start. */
export interface BuiltPage {
  /** By address. */
  files: ReadonlyMap<string, PageFile>
  preloads: Preloads
}

export const readBuiltPage = (folder: string): BuiltPage => ({
  files: readPage(folder),
  preloads: readPreloads(folder),
})

export const NO_PAGE: BuiltPage = {
  files: new Map(),
  preloads: {
    isScreen: () => true,
    linksOf: () => undefined,
    filesOf: () => ({ styles: [], laterStyles: [], scripts: [] }),
  },
}
