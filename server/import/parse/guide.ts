import { readRestriction } from './restriction.ts'
import { clean, remembered, isNoInformation, splitOutsideParentheses } from './text.ts'

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (letter) => ESCAPED[letter] ?? letter)

/** A rule is a sentence; what doesn't end by then is no rule, and looking on would take the square of a long text's length. */
const LONGEST_RULE = 300

const BULLET = /\n|(?:^|\s|(?<=[가-힣).]))-\s+/

/** The lines of a text that lists rules: at bullets or line breaks, else at the commas where one rule ends. */
const lines = remembered((text: string): string[] => {
  if (BULLET.test(text))
    return text
      .split(BULLET)
      .map((line) => line.trim())
      .filter(Boolean)
  const done: string[] = []
  let open = ''
  for (const part of splitOutsideParentheses(text, /,/)) {
    open = open ? `${open}, ${part}` : part
    // "맹견, 공격성 있는 경우 입장 제한": the first half alone is no rule.
    if (open.length < LONGEST_RULE && readRestriction(open).unparsed.length > 0) continue
    done.push(open)
    open = ''
  }
  return open ? [...done, open] : done
})

/** A guide made of nothing but the source's words, ordered under headings; null when it has none. */
export function sourceGuide(sections: readonly { heading: string; text: string }[], closing: string): string | null {
  const parts = sections
    .filter(({ text }) => !isNoInformation(text))
    .map(({ heading, text }) => {
      const items = lines(clean(text)).map((line) => `<li>${escape(line)}</li>`)
      return `<h2>${escape(heading)}</h2><ul>${items.join('')}</ul>`
    })
  return parts.length > 0 ? `${parts.join('')}<p>${escape(closing)}</p>` : null
}
