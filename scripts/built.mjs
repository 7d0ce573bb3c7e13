/**
 * A module of the built server. Its address is put together at run time, so that the type checker looks at the source instead.
 * @param {string} file below dist/node, as `server/main.js`
 */
export const built = (file) => import(new URL(`../dist/node/${file}`, import.meta.url).href)
