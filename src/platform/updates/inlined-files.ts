/**
 * Loads the files of pictures that the server put into the HTML (server/http/first-picture.ts), so that the worker has them when the
 * page draws them again by their address. The picture in the page stays as it is.
 */
export function loadInlinedPictures(): void {
  for (const { dataset } of document.querySelectorAll<HTMLImageElement>('img[data-address]'))
    new Image().src = dataset['address'] ?? ''
}
