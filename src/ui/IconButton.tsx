import '@mantine/core/styles/ActionIcon.layer.css'
import { ActionIcon, type ActionIconProps } from '@mantine/core'
import type { ComponentProps } from 'react'

interface Props
  extends
    Omit<ActionIconProps, 'aria-label'>,
    Pick<ComponentProps<'button'>, 'onClick' | 'aria-pressed' | 'aria-expanded'> {
  /** What it does, for those who don't see the icon. */
  label: string
}

/** A button that is an icon alone; 44 px. */
export function IconButton({ label, ...rest }: Props) {
  return <ActionIcon variant="subtle" color="var(--ink)" size="2.75rem" aria-label={label} {...rest} />
}
