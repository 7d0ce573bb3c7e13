import { type ReactNode, useId } from 'react'
import classes from './Card.module.css'

interface Props {
  title: string
  text?: ReactNode
  children?: ReactNode
}

/** One matter of the settings. */
export function Card({ title, text, children }: Props) {
  const id = useId()
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {text && <p className={classes.text}>{text}</p>}
      {children && <div className={classes.body}>{children}</div>}
    </section>
  )
}
