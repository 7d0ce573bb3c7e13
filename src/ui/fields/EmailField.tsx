import type { ComponentProps, ReactNode } from 'react'
import { Field } from './Field.tsx'

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  error?: ReactNode
  help?: ReactNode
  /** The name of an account, or an address that may become one: what a browser offers depends on it. */
  autoComplete: 'username' | 'email'
}

/** A field for an address, with the keyboard for it and nothing that corrects it. */
export const EmailField = (props: Props) => (
  <Field
    {...props}
    label="이메일"
    type="email"
    inputMode="email"
    autoCapitalize="none"
    spellCheck={false}
    placeholder="kong@example.com"
  />
)
