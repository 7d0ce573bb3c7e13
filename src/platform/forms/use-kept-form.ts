import { useState } from 'react'
import { type DraftPlace, useDraft } from './drafts.ts'

/**
 * Whether a form behind a button is open. It is from the start if a draft of it is kept, so that nobody has to find what they wrote behind
 * the button. `restored`: that is why it is open.
 */
export function useKeptForm(place: DraftPlace) {
  const kept = useDraft(place) !== null
  const [open, setOpen] = useState<boolean | null>(null)
  const [restored, setRestored] = useState(false)
  // Stays open if its input is deleted.
  if (kept && open === null) {
    setOpen(true)
    setRestored(true)
  }
  return {
    open: open === true,
    restored,
    setOpen: (next: boolean) => {
      setOpen(next)
      setRestored(false)
    },
  }
}
