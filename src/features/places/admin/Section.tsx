import type { ReactNode } from 'react'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import classes from './Place.module.css'

/** A part of the editor, with its heading. */
export function Section({ title, name, error, children }: Props) {
  return (
    <Stack as="section" gap={12} className={classes.section} aria-label={title}>
      <Text as="h2" size="lead" weight={700}>
        {title}
      </Text>
      {children}
      {error && (
        <Text role="alert" size="sm" tone="no">
          {error}
        </Text>
      )}
      {/* Takes the focus where the server refuses the whole part. */}
      {name && <fieldset name={name} className={classes.target} tabIndex={-1} aria-label={title} />}
    </Stack>
  )
}

interface Props {
  title: string
  /** The field's name in the form. */
  name?: string
  error?: ReactNode
  children: ReactNode
}
