import { Box } from '../../../../ui/Box.tsx'
import { Sheet } from '../../../../ui/Sheet.tsx'
import { Text } from '../../../../ui/Text.tsx'
import type { Terms } from '../terms-model.ts'
import classes from './TermsSheet.module.css'

interface Props {
  opened: boolean
  /** Stays while it closes. */
  terms: Terms | null | undefined
  onClose: () => void
}

/** What is agreed to, to read. */
export function TermsSheet({ opened, terms, onClose }: Props) {
  return (
    <Sheet opened={opened} onClose={onClose} title={terms?.title ?? ''}>
      <Text below={20} tone="quiet">
        {terms?.since}부터 시행해요.
      </Text>
      {terms?.sections.map(({ title, lines }) => (
        <Box key={title} as="section" padBottom={20} className={classes.section}>
          <h3>{title}</h3>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Box>
      ))}
    </Sheet>
  )
}
