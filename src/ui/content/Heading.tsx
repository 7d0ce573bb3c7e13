import type { ReactNode } from 'react'
import classes from './Heading.module.css'

interface Props {
  /** 1 names the screen (one per screen), 2 a section of it. */
  level?: 1 | 2
  /** A line of secondary text below. */
  text?: ReactNode
  /** At the right: a link to all, a button. */
  action?: ReactNode
  id?: string
  children: ReactNode
}

/** The heading of a screen or a section. */
export function Heading({ level = 2, text, action, id, children }: Props) {
  const Tag = `h${level}` as const
  return (
    <div className={classes.heading} data-level={level}>
      <div>
        <Tag id={id}>{children}</Tag>
        {text && <p className={classes.text}>{text}</p>}
      </div>
      {action}
    </div>
  )
}
