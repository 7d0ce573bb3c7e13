// The sign-in page of a hotel's network comes with status 200 for any address: what is cached is checked first.

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  mjs: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  json: 'application/json',
}

const extensionOf = (url: string) => /\.([a-z0-9]+)$/i.exec(new URL(url).pathname)?.[1]?.toLowerCase() ?? ''

/** The type with which a file of the build is served; empty if it can be any. */
export const typeOf = (url: string): string => TYPES[extensionOf(url)] ?? ''

export const hasType = ({ headers }: Response, type: RegExp | string): boolean => {
  const stated = headers.get('Content-Type') ?? ''
  return typeof type === 'string' ? stated.startsWith(type) : type.test(stated)
}

/** A whole answer of the server for that file of the build. */
export const isFileOf = (url: string, response: Response): boolean =>
  response.status === 200 && hasType(response, typeOf(url))

export const PICTURE = /^image\//

/** A whole picture: fetch itself notices an answer that breaks off, but not an empty one. */
export async function isPicture(response: Response): Promise<boolean> {
  return response.status === 200 && hasType(response, PICTURE) && (await response.clone().blob()).size > 0
}

/** The document of a build starts with its entry script, which is one of these files. */
export const isShellOf = (files: readonly { url: string }[], html: string): boolean =>
  files.some(({ url }) => url.endsWith('.js') && html.includes(url))

/** Whether content hashes to what the build says. */
export async function matchesDigest(content: BufferSource, digest: string): Promise<boolean> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  const text = btoa(String.fromCharCode(...hash))
  return text.replaceAll('+', '-').replaceAll('/', '_').startsWith(digest)
}
