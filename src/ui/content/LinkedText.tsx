import { linkParts } from '../../lib/link-parts.ts'

/** Plain text with its line breaks, in which addresses are links; they say nothing for us about where they lead. */
export function LinkedText({ text }: { text: string }) {
  return linkParts(text).map(({ at, text, href }) =>
    href === null ? (
      text
    ) : (
      <a key={at} href={href} target="_blank" rel="nofollow ugc noopener noreferrer">
        {text}
      </a>
    ),
  )
}
