import { type ComponentProps, type ReactNode, useRef } from 'react'
import { Button } from '../actions/Button.tsx'
import { Message } from '../states/Message.tsx'
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

/** Who sends by a key may be far above it. */
const show = (message: HTMLElement | null) => message?.scrollIntoView({ block: 'nearest' })

/** Fields one below another, an error message, and one button. */
export function Form({ message, sending, submit, disabled, children, ...form }: Props) {
  const composing = useRef(false)
  return (
    <form
      {...form}
      className={classes.form}
      onCompositionStart={() => (composing.current = true)}
      onCompositionEnd={() => (composing.current = false)}
    >
      {children}
      {message && (
        <div ref={show} className={classes.message}>
          <Message>{message}</Message>
        </div>
      )}
      <Button
        type="submit"
        fullWidth
        className={classes.submit}
        loading={sending}
        disabled={disabled}
        // Leaving a field ends its composition, and Chromium scrolls back to it: the button would be gone before it is released.
        onMouseDown={(event) => {
          if (composing.current) event.preventDefault()
        }}
      >
        {submit}
      </Button>
    </form>
  )
}
