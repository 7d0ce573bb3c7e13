import { type DragEvent, type ReactNode, type Ref, useId } from 'react'
import classes from './FilesField.module.css'
import { Row } from '../kit/Row.tsx'
import { Stack } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'

interface Props {
  label: string
  count: number
  max: number
  help: string
  /** The form's validation error; stands in place of the help. */
  error?: string | undefined
  /** Files that weren't taken or sent, each with the reason. */
  problems: readonly string[]
  /** Files that are dropped anywhere on the field. */
  onDrop: (files: readonly File[]) => void
  ref?: Ref<HTMLFieldSetElement>
  children: ReactNode
}

/** The frame of a field of several files: how many there are of how many, what may be chosen, and what went wrong. */
export function FilesField({ label, count, max, help, error, problems, onDrop, ref, children }: Props) {
  const id = useId()
  const drop = {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      onDrop([...event.dataTransfer.files])
    },
  }
  return (
    <fieldset
      ref={ref}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-help`}
      className={classes.field}
      {...drop}
    >
      <Row gap={8} align="baseline" justify="between" weight={600}>
        <span id={`${id}-label`}>{label}</span>
        {max > 1 && (
          <Text as="span" size="sm" weight={400} tone="quiet">
            {count}/{max}
          </Text>
        )}
      </Row>
      {children}
      <Text
        size="sm"
        leading="help"
        tone="quiet"
        id={`${id}-help`}
        className={classes.help}
        data-error={error ? true : undefined}
      >
        {error ?? help}
      </Text>
      {problems.length > 0 && (
        <Stack as="ul" tone="no" gap={4} padY={10} padX={14} size="sm" ground="no" round={12} role="alert">
          {problems.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Stack>
      )}
    </fieldset>
  )
}
