import type { ComponentProps, ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Message } from './Message.tsx'
import classes from './Form.module.css'

interface Props extends ComponentProps<'form'> {
  /** Why sending failed, if no single field is the cause. */
  message: string | null
  sending: boolean
  /** The label of the button. */
  submit: string
  disabled?: boolean
  children?: ReactNode
}

/** Fields one below another, an error message, and one button. */
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
