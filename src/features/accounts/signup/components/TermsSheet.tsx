import { Box } from '../../../../ui/Box.tsx'
import { BulletList } from '../../../../ui/BulletList.tsx'
import { Sheet } from '../../../../ui/Sheet.tsx'
import { Text } from '../../../../ui/Text.tsx'
import type { Terms } from '../terms-model.ts'

interface Props {
  opened: boolean
  /** Remains set during the closing animation. */
  terms: Terms | null | undefined
  onClose: () => void
}

/** The text of an agreement. */
export function TermsSheet({ opened, terms, onClose }: Props) {
  return (
    <Sheet opened={opened} onClose={onClose} title={terms?.title ?? ''}>
      <Text below={20} tone="quiet">
        {terms?.since}부터 시행해요.
      </Text>
      {terms?.sections.map(({ title, lines }) => (
        <Box key={title} as="section" padBottom={20}>
          <Text as="h3" below={10} size="body">
            {title}
          </Text>
          <Text as="div" tone="quiet">
            <BulletList tight lines={lines} />
          </Text>
        </Box>
      ))}
    </Sheet>
  )
}
