import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useBrand } from '../../features/site/queries.ts'
import { Wordmark } from '../../ui/Wordmark.tsx'
import { Main } from '../frame/Main.tsx'
import classes from './AuthLayout.module.css'

/** Signing up and in: one card, nothing to wander off to but home. */
export function AuthLayout({ children }: { children: ReactNode }) {
  const brand = useBrand()
  return (
    <div className={classes.page} data-layout="auth">
      <header>
        <Link to="/" className={classes.brand} aria-label={`${brand} 홈`}>
          <Wordmark brand={brand} />
        </Link>
      </header>
      <Main className={classes.card}>{children}</Main>
    </div>
  )
}
