import type { ReactNode } from 'react'
import { documentTitle } from '../../features/site/model.ts'
import { useBrand } from '../../features/site/queries.ts'
import { usePageTitle } from './page-title.ts'

export const MAIN_ID = 'main'

interface Props {
  className?: string | undefined
  /** Overrides the route's title. */
  title?: string
  children: ReactNode
}

/**
 * The content landmark. The skip link and every navigation move the focus here, and its name says which screen was opened.
 * It also sets the document's title: '{title} | {brand}'.
 */
export function Main({ className, title, children }: Props) {
  const routeTitle = usePageTitle()
  const brand = useBrand()
  const name = title ?? routeTitle
  return (
    <main id={MAIN_ID} tabIndex={-1} aria-label={name || undefined} className={className}>
      <title>{name ? documentTitle(name, brand) : brand}</title>
      {/* The name under the icon on an iPhone's home screen. */}
      <meta name="apple-mobile-web-app-title" content={brand} />
      {children}
    </main>
  )
}
