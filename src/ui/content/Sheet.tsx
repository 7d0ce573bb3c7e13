import { lazy, type ReactNode, Suspense, useState } from 'react'

export interface SheetProps {
  opened: boolean
  onClose: () => void
  title: string
  /** Stays at the bottom while the rest scrolls: the button that applies. */
  footer?: ReactNode
  children: ReactNode
}

const SheetBody = lazy(async () => ({ default: (await import('./SheetBody.tsx')).SheetBody }))

/** A drawer from below on a phone, from the right on a desktop. Its code is loaded when it first opens. */
export function Sheet(props: SheetProps) {
  const [wanted, setWanted] = useState(props.opened)
  if (props.opened && !wanted) setWanted(true)
  return wanted ? (
    <Suspense>
      <SheetBody {...props} />
    </Suspense>
  ) : null
}
