import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/Button.layer.css'
import { Button as MantineButton, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

type Native = Omit<ComponentProps<'button'>, keyof ButtonProps>

/** Filled for the one thing to do, `default` for the rest; 44 px unless `size="sm"`. */
export function Button({ size = 'md', ...rest }: ButtonProps & Native) {
  return <MantineButton size={size} {...rest} />
}

/** The same, as a link inside the app. */
export const ButtonLink = createLink((props: ButtonProps & Omit<ComponentProps<'a'>, keyof ButtonProps>) => (
  <MantineButton component="a" size="md" {...props} />
))
