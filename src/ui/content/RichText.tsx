import classes from './RichText.module.css'

interface Props {
  /** Must come sanitized from the server, or from our editor, whose schema knows less: this is the one place where markup is inserted unchecked. */
  html: string
  /** A paragraph is a line: as members write. */
  lines?: boolean
}

/** Formatted rich text. */
export function RichText({ html, lines = false }: Props) {
  return (
    <div
      className={lines ? `${classes.text} ${classes.lines}` : classes.text}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
