/**
 * Loads the files that the server put into the HTML, so that the worker has them when the page asks for them by their address, as without
 * a network: pictures (server/http/page/first-picture.ts), which stay as they are in the page, and sheets of styles (server/http/page/rendered-pages.ts),
 * which a worker stores as it passes them on; before there is one, it fetches those of all screens by itself.
 */
export function loadInlinedFiles({ controller }: ServiceWorkerContainer): void {
  for (const { dataset } of document.querySelectorAll<HTMLImageElement>('img[data-address]'))
    new Image().src = dataset['address'] ?? ''
  if (!controller) return
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]'))
    fetch(href).catch(() => undefined)
}
