import { Outlet } from '@tanstack/react-router'
import { DocumentTitle } from './DocumentTitle.tsx'
import { MAIN_ID } from './frame/Main.tsx'
import classes from './Root.module.css'

/** Around every screen, whatever its layout. */
export function Root() {
  return (
    <>
      <DocumentTitle />
      <a href={`#${MAIN_ID}`} className={classes.skip}>
        본문으로 건너뛰기
      </a>
      <Outlet />
    </>
  )
}
