import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { Text } from '../kit/Text.tsx'
import classes from './Strip.module.css'

interface Props {
  /** Accessible name. */
  label: string
  icon?: ReactNode
  action: ReactNode
  onDismiss: () => void
  children: ReactNode
}

/** A short text above the tabs with one action and a button to dismiss it. It causes no layout shift. */
export function Strip({ label, icon, action, onDismiss, children }: Props) {
  return (
    <aside className={classes.strip} aria-label={label}>
      {icon}
      <Text grow shrink size="sm" leading="help" tone="quiet" className={classes.words}>
        {children}
      </Text>
      {action}
      <IconButton label="닫기" onClick={onDismiss}>
        <IconX size={20} stroke={1.75} />
      </IconButton>
    </aside>
  )
}
