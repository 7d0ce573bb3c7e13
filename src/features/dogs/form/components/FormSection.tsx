import { type ReactNode, useId } from 'react'
import classes from './FormSection.module.css'

interface Props {
  title: string
  text?: string
  children: ReactNode
}

/** Fields that belong together. */
export function FormSection({ title, text, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes.section}>
      <div>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {text && <p className={classes.text}>{text}</p>}
      </div>
      {children}
    </section>
  )
}
