import { type ReactNode, useId } from 'react'
import { Card } from '../kit/Card.tsx'
import { Stack } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'

interface Props {
  title: string
  text?: ReactNode
  children?: ReactNode
}

/** A card for one topic: title, secondary text, content. */
export function TitledCard({ title, text, children }: Props) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <Text as="h2" id={id} size="lead">
        {title}
      </Text>
      {text && (
        <Text tone="quiet" above={4}>
          {text}
        </Text>
      )}
      {children && (
        <Stack gap={12} above={16}>
          {children}
        </Stack>
      )}
    </Card>
  )
}
