import { type ReactNode, useId } from 'react'
import { Card } from '../../../../ui/kit/Card.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import classes from './EditDog.module.css'

interface Props {
  title: string
  text?: string
  children: ReactNode
}

/** A group of related fields. */
export function FormSection({ title, text, children }: Props) {
  const id = useId()
  return (
    <Card as="section" gap={20} shrink aria-labelledby={id} className={classes.section}>
      <div>
        <Text as="h2" size="lead" id={id}>
          {title}
        </Text>
        {text && (
          <Text above={4} size="md" tone="quiet">
            {text}
          </Text>
        )}
      </div>
      {children}
    </Card>
  )
}
