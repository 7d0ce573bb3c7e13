import { lazy, Suspense } from 'react'
import type { Entries } from '../../../../contract/entries/entry-evidence.ts'

const EntrySection = lazy(async () => ({ default: (await import('./EntrySection.tsx')).EntrySection }))

export interface EntryProps {
  placeId: number
  entries: Entries
}

/** Below the first view, so its code is loaded later; what follows it hardly shifts. */
export function EntrySlot(props: EntryProps) {
  const { latest, sizes } = props.entries
  const lines = 11 + 4 * latest.length + (sizes.length > 0 ? 3 : 0)
  return (
    <Suspense fallback={<div style={{ minHeight: `${lines}rem` }} />}>
      <EntrySection {...props} />
    </Suspense>
  )
}
