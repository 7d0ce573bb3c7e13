import { IconArrowDown, IconMenu2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import type { BannerRecord } from '../../../../contract/banners/banners-admin.ts'
import { IconButton } from '../../../ui/actions/IconButton.tsx'
import type { Grip } from '../../media/components/PhotoTile.tsx'
import { periodText, spanOf, STATE_NAME, stateOf, type Timeline } from '../admin-model.ts'
import classes from './Banners.module.css'

interface Props {
  banner: BannerRecord
  index: number
  count: number
  grip: Grip
  timeline: Timeline
  onMove: (to: number) => void
}

/** One banner: its place in the order, and a bar for as long as it runs. */
export function ScheduleRow({ banner, index, count, grip, timeline, onMove }: Props) {
  const { ref, style, 'data-held': held, ...handles } = grip
  const span = spanOf(banner, timeline)
  const state = stateOf(banner)
  const bar = span && ({ '--from': span.from, '--to': span.to } as CSSProperties)
  return (
    <li ref={ref} style={style} data-held={held} className={classes.row}>
      <span {...handles} className={classes.grip} aria-hidden>
        <IconMenu2 size={20} stroke={1.75} />
      </span>
      <span className={classes.number}>{index + 1}</span>
      <IconButton label={`${banner.title} 위로`} disabled={index === 0} onClick={() => onMove(index - 1)}>
        <IconArrowDown size={18} stroke={1.75} className={classes.up} />
      </IconButton>
      <IconButton label={`${banner.title} 아래로`} disabled={index === count - 1} onClick={() => onMove(index + 1)}>
        <IconArrowDown size={18} stroke={1.75} />
      </IconButton>
      <Link to="/adm/$" params={{ _splat: `${banner.slot}/${banner.id}` }} className={classes.title}>
        {banner.title}
      </Link>
      <span className={classes.track} style={{ '--now': timeline.now } as CSSProperties}>
        {bar && <span className={classes.bar} style={bar} data-state={state} />}
        <span className={classes.period}>
          {STATE_NAME[state]} · {periodText(banner)}
        </span>
      </span>
    </li>
  )
}
