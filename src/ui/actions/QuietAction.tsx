import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { Row } from '../kit/Row.tsx'
import classes from './QuietAction.module.css'

/** Small actions side by side: their words, not their ground, are in line with what stands above them. */
export const QuietActions = ({ children }: { children: ReactNode }) => (
  <Row as="span" inline wrap className={classes.actions}>
    {children}
  </Row>
)

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
