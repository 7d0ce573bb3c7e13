import sanitizeHtml from 'sanitize-html'
import * as v from 'valibot'
import { withoutInvisible } from '../../contract/text/invisible.ts'
import { plainText } from '../../contract/text/plain-text.ts'
import { textOfRichText } from '../../contract/text/rich-text.ts'

/** A member's text: its words, and the markup if there is more to it than lines. */
export interface LightText {
  text: string
  /** Sanitized; null if the text is all. */
  html: string | null
}

/** `javascript:` and addresses of this site without their host are none. */
const isWeb = (href: string | undefined) => /^https?:\/\//i.test(href ?? '') && URL.canParse(href ?? '')

/** Paragraphs, lists, quotes, emphasis, and links to the web. */
const sanitized = (html: string): string =>
  sanitizeHtml(html.normalize('NFC'), {
    allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote'],
    allowedAttributes: { a: ['href', 'rel', 'target'] },
    allowedSchemes: ['https', 'http'],
    nestingLimit: 8,
    transformTags: {
      b: 'strong',
      i: 'em',
      a: (_, { href }) =>
        isWeb(href)
          ? {
              tagName: 'a',
              attribs: { href: href as string, rel: 'nofollow ugc noopener noreferrer', target: '_blank' },
            }
          : { tagName: 'a', attribs: {} },
    },
    // What is empty but isn't a line would be space without bounds.
    exclusiveFilter: ({ tag, text }) => tag !== 'p' && tag !== 'br' && text.trim() === '',
    textFilter: withoutInvisible,
  })
    .replaceAll(/(?:<br \/>\s*){3,}/g, '<br /><br />')
    .replaceAll(/(?:<p>(?:\s|<br \/>)*<\/p>\s*){2,}/g, '<p></p>')
    .replaceAll(/^(?:\s*<p>(?:\s|<br \/>)*<\/p>)+|(?:<p>(?:\s|<br \/>)*<\/p>\s*)+$/g, '')
    .trim()

/** What is stored of a text that may have markup. Markup of which too little or too much is left is dropped: its plain words stay. */
export function readLightText(
  { text, html }: { text: string; html?: string | null | undefined },
  bounds: { min: number; max: number },
): LightText {
  if (!html) return { text, html: null }
  const clean = sanitized(html)
  const read = v.safeParse(plainText(bounds), textOfRichText(clean))
  if (!read.success) return { text, html: null }
  return { text: read.output, html: /<(?!\/?p>|br \/>)/.test(clean) ? clean : null }
}

/** All that is said, with the addresses to which words lead. */
export function wordsOf({ text, html }: LightText): string {
  const hidden = [...(html ?? '').matchAll(/ href="([^"]*)"/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
    .filter((href) => !text.includes(href))
  return [text, ...new Set(hidden)].join('\n')
}
