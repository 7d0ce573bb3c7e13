import { Sheet } from '../../../../ui/Sheet.tsx'
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
      <p className={classes.since}>{terms?.since}부터 시행해요.</p>
      {terms?.sections.map(({ title, lines }) => (
        <section key={title} className={classes.section}>
          <h3>{title}</h3>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </Sheet>
  )
}
