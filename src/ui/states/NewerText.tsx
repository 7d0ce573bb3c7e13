import { Stack } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'

interface Props {
  label: string
  text: string
}

/** What was saved elsewhere, in a form that was refused as older: its reader compares it with what they wrote. */
export const NewerText = ({ label, text }: Props) => (
  <Stack as="section" gap={6} padY={14} padX={16} ground="sunken" round={12} aria-label={label}>
    <Text weight={600}>{label}</Text>
    <Text preLine>{text}</Text>
  </Stack>
)
