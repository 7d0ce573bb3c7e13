import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readOne, type PageFile } from '../page/page-files.ts'

const SCRIPT = 'rapidoc-min.js'
/** The name by which the script's first line refers to the licences of what is bundled in it. */
export const VIEWER_NOTICES = `${SCRIPT}.LICENSE.txt`

/**
 * The build copies these two files of the viewer's package beside the compiled server, so that the package, whose dependencies bring an
 * HTTP client and more, is needed for development only. The sources use the package itself.
 */
const FOLDERS = ['./docs-viewer/', '../../../node_modules/rapidoc/dist/']

const NOTICES = ['./docs-viewer/', '../../../'].map((folder) =>
  fileURLToPath(new URL(`${folder}THIRD-PARTY-NOTICES.txt`, import.meta.url)),
)

/** Licences of everything that is delivered: `npm run notices`. */
export function readNotices(): PageFile | undefined {
  const file = NOTICES.find((place) => existsSync(place))
  return file === undefined ? undefined : readOne(file)
}

/** undefined where the server runs from the sources and the package isn't installed. */
export function readViewer(): { script: PageFile; notices: PageFile } | undefined {
  const files = FOLDERS.map((folder) => ({
    script: fileURLToPath(new URL(folder + SCRIPT, import.meta.url)),
    notices: fileURLToPath(new URL(folder + VIEWER_NOTICES, import.meta.url)),
  }))
  const found = files.find(({ script, notices }) => existsSync(script) && existsSync(notices))
  return found && { script: readOne(found.script), notices: readOne(found.notices) }
}
