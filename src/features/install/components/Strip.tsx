import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Text } from '../../../ui/Text.tsx'
import classes from './Strip.module.css'

interface Props {
  /** What it is, for those who don't see where it stands. */
  label: string
  icon?: ReactNode
  action: ReactNode
  onDismiss: () => void
  children: ReactNode
}

/** A few words above the tabs, one thing to do about them, and a way to be rid of them. It moves nothing. */
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
