import { IconStarFilled } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Group } from '../../../../../contract/groups.ts'
import { openState, openText } from '../../../../../contract/hours.ts'
import type { Place } from '../../../../../contract/places.ts'
import { NamedIcon } from '../../../../ui/NamedIcon.tsx'
import { useMoment } from '../../../dogs/state.ts'
import { regionName } from '../../card/model.ts'
import classes from './PlaceHeader.module.css'

interface Props {
  place: Place
  kind: Group | undefined
  /** The heart. */
  likes: ReactNode
}

/** What it is, where, how it is liked, and whether it is open. */
export function PlaceHeader({ place, kind, likes }: Props) {
  const moment = useMoment()
  const now = moment && openState(place.hours, moment)
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        <p className={classes.kind}>
          {kind && (
            <>
              <NamedIcon name={kind.icon} size={18} />
              <span>{kind.name}</span>
              <span aria-hidden>·</span>
            </>
          )}
          <span>{regionName(place)}</span>
          {place.sample && <span className={classes.sample}>예시</span>}
        </p>
        <h1 className={classes.name}>{place.name}</h1>
        <p className={classes.facts}>
          {place.rating !== null && (
            <span className={classes.rating}>
              <IconStarFilled size={16} aria-hidden />
              <span className="visually-hidden">별점</span>
              <strong>{place.rating.toFixed(1)}</strong>
              <span>후기 {place.reviewCount.toLocaleString('ko-KR')}개</span>
            </span>
          )}
          {now && now.state !== 'unknown' && (
            <span className={classes.open} data-state={now.state}>
              {openText(now)}
            </span>
          )}
        </p>
      </div>
      {likes}
    </header>
  )
}
