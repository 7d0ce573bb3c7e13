import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { parseQuery } from '../../../lib/query-string.ts'

interface Props {
  href: string | null
  className?: string | undefined
  children: ReactNode
}

/** A banner's path is content: the router checks it when it is followed, not the compiler. */
function linkTo(href: string): LinkProps {
  const [path = '', hash] = href.split('#')
  const [to = '/', query = ''] = path.split('?')
  return { to, search: parseQuery(query), ...(hash && { hash }) } as LinkProps
}

/** Leads to a screen of this app, to another site in a new tab, or nowhere. */
export function BannerLink({ href, className, children }: Props) {
  if (href === null) return <div className={className}>{children}</div>
  const own = href.startsWith('/')
  return own ? (
    <Link {...linkTo(href)} className={className}>
      {children}
    </Link>
  ) : (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
    </a>
  )
}
