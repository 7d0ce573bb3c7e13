import type { ReactNode } from 'react'

export const MAIN_ID = 'main'

/** The content landmark; the skip link and every navigation put the focus here. */
export function Main({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={className}>
      {children}
    </main>
  )
}
