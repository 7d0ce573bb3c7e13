import type { ReactNode } from 'react'
import { Row } from '../../ui/kit/Row.tsx'
import { Box } from '../../ui/kit/Box.tsx'
import { BottomTabs } from '../frame/BottomTabs.tsx'
import { Main } from '../frame/Main.tsx'
import { SiteHeader } from '../frame/SiteHeader.tsx'
import classes from './MapLayout.module.css'

interface Props {
  /** The map's list: a sheet from below on a phone, a column at the left of a desktop. */
  panel?: ReactNode
  children: ReactNode
}

/** The map from edge to edge; the page itself never scrolls. */
export function MapLayout({ panel, children }: Props) {
  return (
    <Row column clip className={classes.page} data-layout="map">
      <SiteHeader show="desktop" />
      <Box anchor grow className={classes.stage}>
        <Main className={classes.map}>{children}</Main>
        <section className={classes.panel} aria-label="지도에 보이는 장소">
          {panel}
        </section>
      </Box>
      <BottomTabs />
    </Row>
  )
}
