import type { ComponentProps } from 'react'
import classes from './ActionButton.module.css'

interface Props extends Omit<ComponentProps<'button'>, 'className' | 'type'> {
  /** Shown as done; `aria-pressed` does the same where the button is a switch. */
  'data-on'?: boolean | undefined
}

/** One of a bar of actions: an icon of 22 px above its label. */
export const ActionButton = (props: Props) => <button type="button" {...props} className={classes.action} />

/** The same as a link, for addresses that the device opens (tel:, map apps). */
export const ActionLink = ({ children, ...rest }: Omit<ComponentProps<'a'>, 'className'>) => (
  <a {...rest} className={classes.action}>
    {children}
  </a>
)
