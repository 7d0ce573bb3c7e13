/**
 * Imports a module of the built server. Its path is computed at run time, so that the type checker reads the source instead.
 * @param {string} file below dist/node, as `server/main.js`
 */
export const built = (file) => import(new URL(`../dist/node/${file}`, import.meta.url).href)
