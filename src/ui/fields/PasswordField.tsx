import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { type ComponentProps, type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react'
import { Field } from './Field.tsx'
import { IconButton } from '../actions/IconButton.tsx'

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  label: string
  error?: ReactNode
  help?: ReactNode
  /** A current password or a new one: what a password manager offers depends on it. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password field, hidden unless toggled; warns when Caps Lock is on. */
export function PasswordField({ help, ...props }: Props) {
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const watch = (event: KeyboardEvent | MouseEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      help={capsLock ? 'Caps Lock이 켜져 있어요.' : help}
      onKeyDown={watch}
      onKeyUp={watch}
      onMouseDown={watch}
      onBlur={(event) => {
        setCapsLock(false)
        props.onBlur?.(event)
      }}
      end={
        <IconButton
          label={shown ? '비밀번호 숨기기' : '비밀번호 보기'}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <IconEyeOff size={20} aria-hidden /> : <IconEye size={20} aria-hidden />}
        </IconButton>
      }
    />
  )
}
