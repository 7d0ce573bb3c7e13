import { Sheet } from '../../../../ui/content/Sheet.tsx'
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
    {terms && (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls what has the focus; the text has nothing to press
      <div role="document" aria-label={terms.title} tabIndex={0}>
        <TermsText terms={terms} heading="h3" />
      </div>
    )}
  </Sheet>
)
