import type { ReactNode } from 'react'
import { useBrand } from '../../features/site/queries.ts'
import { Row, RowLink } from '../../ui/kit/Row.tsx'
import { Wordmark } from '../../ui/content/Wordmark.tsx'
import { Main } from '../frame/Main.tsx'
import classes from './AuthLayout.module.css'

/** Login and sign-up: one card, and no navigation except a link home. */
export function AuthLayout({ children }: { children: ReactNode }) {
  const brand = useBrand()
  return (
    <Row column gap={24} align="center" className={classes.page} data-layout="auth">
      <header>
        <RowLink align="center" tall={44} to="/" aria-label={`${brand} 홈`}>
          <Wordmark brand={brand} />
        </RowLink>
      </header>
      <Main className={classes.card}>{children}</Main>
    </Row>
  )
}
