import { cutText } from '../lib/cut-text.ts'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const SIGNS = Object.fromEntries(Object.entries(ENTITIES).map(([sign, entity]) => [entity, sign]))
export const escapeMarkup = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')

/** An element of the head without content. */
export const tag = (name: 'meta' | 'link', attributes: Record<string, string>): string =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escapeMarkup(value)}"`)
    .join(' ')}>`

/** Data for search engines. It isn't executed; only `<` could end the element. */
export const jsonLdScript = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')}</script>`

/** What sanitized markup says, without its elements. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => SIGNS[entity] ?? entity)
    .replaceAll('&nbsp;', ' ')

/** The first `length` characters, cut at a word. */
export function shorten(text: string, length: number): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= length) return plain
  const cut = cutText(plain, length - 1)
  const word = cut.lastIndexOf(' ')
  return `${word > length / 2 ? cut.slice(0, word) : cut}…`
}
