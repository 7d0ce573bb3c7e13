import type { ComponentProps, ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Message } from './Message.tsx'
import classes from './Form.module.css'

interface Props extends ComponentProps<'form'> {
  /** Why it wasn't taken, where no single field is to blame. */
  message: string | null
  sending: boolean
  /** The word on the button. */
  submit: string
  disabled?: boolean
  children?: ReactNode
}

/** Fields one below another, what went wrong, and one button. */
export function Form({ message, sending, submit, disabled, children, ...form }: Props) {
  return (
    <form {...form} className={classes.form}>
      {children}
      {message && <Message>{message}</Message>}
      <Button type="submit" fullWidth className={classes.submit} loading={sending} disabled={disabled}>
        {submit}
      </Button>
    </form>
  )
}
