import { IconPaw, type TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './Notice.module.css'

interface Props {
  title: string
  text?: ReactNode
  icon?: TablerIcon
  /** 1 if it is the heading of the screen. */
  level?: 1 | 2
  /** Buttons: what to try instead. */
  children?: ReactNode
}

/** A friendly message that there is nothing, with a suggestion what to do. */
export function EmptyState({ title, text, icon: Icon = IconPaw, level = 2, children }: Props) {
  const Title = `h${level}` as const
  return (
    <div className={classes.notice}>
      <span className={classes.picture}>
        <Icon size={36} stroke={1.5} aria-hidden />
      </span>
      <Title className={classes.title}>{title}</Title>
      {text && <p className={classes.text}>{text}</p>}
      {children && <div className={classes.actions}>{children}</div>}
    </div>
  )
}
