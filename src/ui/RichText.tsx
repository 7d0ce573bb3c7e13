import classes from './RichText.module.css'

/** Formatted rich text. `html` must come sanitized from the server: this is the one place where markup is inserted unchecked. */
export function RichText({ html }: { html: string }) {
  return <div className={classes.text} dangerouslySetInnerHTML={{ __html: html }} />
}
