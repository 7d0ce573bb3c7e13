import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import classes from './QuietAction.module.css'

/** One of the small actions below what somebody has written. */
export const QuietAction = (props: Omit<ComponentProps<'button'>, 'className' | 'type'>) => (
  <button type="button" {...props} className={classes.action} />
)

/** The same, as a link inside the app. */
export const QuietLink = /* @__PURE__ */ createLink(
  ({ children, ...props }: Omit<ComponentProps<'a'>, 'className'>) => (
    <a {...props} className={classes.action}>
      {children}
    </a>
  ),
)
