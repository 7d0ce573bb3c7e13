import { clean, saysNothing, splitOutsideParentheses } from './text.ts'

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (letter) => ESCAPED[letter] ?? letter)

/** The lines of a text that lists things: at commas, bullets or line breaks. */
function lines(text: string): string[] {
  if (/\n|(?:^|\s|[가-힣)])-\s/.test(text)) return text.split(/\n|(?:^|\s|(?<=[가-힣).]))-\s+/).map((line) => line.trim()).filter(Boolean)
  return splitOutsideParentheses(text, /,/)
}

/** A guide made of nothing but the source's words, ordered under headings; null when it has none. */
export function sourceGuide(sections: readonly { heading: string; text: string }[], closing: string): string | null {
  const parts = sections
    .filter(({ text }) => !saysNothing(text))
    .map(({ heading, text }) => {
      const items = lines(clean(text)).map((line) => `<li>${escape(line)}</li>`)
      return `<h2>${escape(heading)}</h2><ul>${items.join('')}</ul>`
    })
  return parts.length > 0 ? `${parts.join('')}<p>${escape(closing)}</p>` : null
}
