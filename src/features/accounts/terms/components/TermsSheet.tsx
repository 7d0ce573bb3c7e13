import { Sheet } from '../../../../ui/Sheet.tsx'
import type { Terms } from '../model.ts'
import { TermsText } from './TermsText.tsx'

interface Props {
  opened: boolean
  /** Remains set during the closing animation. */
  terms: Terms | null
  onClose: () => void
}

/** The text of an agreement. */
export const TermsSheet = ({ opened, terms, onClose }: Props) => (
  <Sheet opened={opened} onClose={onClose} title={terms?.title ?? ''}>
    {terms && <TermsText terms={terms} heading="h3" />}
  </Sheet>
)
