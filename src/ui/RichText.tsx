import classes from './RichText.module.css'

/** Typeset rich text. `html` must come sanitized from the server: this is the one place where markup is taken as it is. */
export function RichText({ html }: { html: string }) {
  return <div className={classes.text} dangerouslySetInnerHTML={{ __html: html }} />
}
