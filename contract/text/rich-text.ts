import * as v from 'valibot'

/** Characters of a member's text with its markup; most of them are tags. */
const MARKUP_LENGTH = 30_000

/**
 * Beside the `text` of a form: the same with markup, of which the server keeps what is allowed, and reads the text from it. Absent in an
 * update: it stays with the text.
 */
export const Markup = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(MARKUP_LENGTH, '서식이 너무 많아요.'))))

/** No part of a tag may contain `<`, or a text of unclosed tags would take the square of its length. Both writers escape it. */
const TOKEN = /<\/?([a-z][a-z0-9]*)(?:"[^"<]*"|[^"<>])*>|[^<]+|</giu
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

const decoded = (text: string) => text.replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * The words of rich text as plain text: a line a paragraph, `- ` or `1. ` before what is listed. Expects what the editor or the sanitizer
 * wrote: tags that are closed, and text that is escaped.
 */
export function textOfRichText(html: string): string {
  const lines: string[] = []
  /** The lists around; a number: of the next item. */
  const lists: (number | null)[] = []
  let line = ''
  /** Something stands in the line, even if it has no letters: an empty paragraph is an empty line. */
  let begun = false
  /** It is the mark of an item, whose first paragraph follows. */
  let marked = false
  const end = () => {
    lines.push(line.trimEnd())
    line = ''
    begun = false
  }
  const mark = () => {
    const nth = lists.at(-1)
    if (typeof nth === 'number') lists[lists.length - 1] = nth + 1
    return `${'  '.repeat(Math.max(0, lists.length - 1))}${typeof nth === 'number' ? `${nth}.` : '-'} `
  }
  for (const [token, name] of html.matchAll(TOKEN)) {
    const tag = name?.toLowerCase()
    const opens = !token.startsWith('</')
    if (tag === undefined) {
      const words = decoded(token).replaceAll(/\s+/g, ' ')
      if (!begun && words.trim() === '') continue
      line += words
      begun = true
      marked = false
    } else if (tag === 'br') {
      end()
      begun = true
    } else if (/^(p|li|ul|ol|blockquote|h[1-6])$/.test(tag)) {
      if (begun && !(opens && marked)) end()
      if (tag === 'ul' || tag === 'ol') {
        if (opens) lists.push(tag === 'ol' ? 1 : null)
        else lists.pop()
      }
      if (tag === 'li' && opens) line = mark()
      begun = opens && (tag === 'li' || tag === 'p')
      marked = opens && tag === 'li'
    }
  }
  if (begun) end()
  return lines.join('\n')
}

/** Plain text as rich text; `textOfRichText` reads the same of it. */
export const richTextOf = (text: string): string =>
  text
    .split('\n')
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('')
