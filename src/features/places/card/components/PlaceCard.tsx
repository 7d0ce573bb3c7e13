import { IconHeartFilled, IconStarFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { memo, type ReactNode } from 'react'
import type { Dog } from '../../../../../contract/dogs/dogs.ts'
import type { Group } from '../../../../../contract/groups/groups.ts'
import type { PlaceCard as Card } from '../../../../../contract/places/places.ts'
import { grouped } from '../../../../lib/number-text.ts'
import { Highlighted } from '../../../../ui/content/Highlighted.tsx'
import { regionName } from '../../region-model.ts'
import { distanceM, formatDistance } from '../model.ts'
import { useOpenNow } from '../../hooks.ts'
import type { Position } from '../../model.ts'
import classes from './PlaceCard.module.css'
import { PlaceAnswer } from './PlaceAnswer.tsx'
import { PlacePhoto } from './PlacePhoto.tsx'

interface Props {
  card: Card
  kind?: Group | undefined
  /** `row`: text beside the photo, `tile`: below it; `auto` is a row on a phone. */
  layout?: 'row' | 'tile' | 'auto'
  /** Level of the name's heading: 2 where the list is the screen, 3 within a section. */
  level?: 2 | 3
  /** The visitor's position; null if unknown, because a distance from elsewhere would mislead. */
  from?: Position | null
  /** Other dogs than the member's own, as a filter describes them. */
  dogs?: readonly Dog[] | undefined
  /** Buttons on the card, such as the like button. */
  actionsOf?: ((card: Card) => ReactNode) | undefined
  onOpen?: ((card: Card) => void) | undefined
  /** In the first screenful: its photo is loaded with priority. */
  priority?: boolean
}

/** Rendered again only if its own data change: what arrives beside a list (its count, options, measurements) leaves the cards alone. */
export const PlaceCard = memo(function PlaceCard({
  card,
  kind,
  layout = 'auto',
  level = 3,
  from = null,
  dogs,
  actionsOf,
  onOpen,
  priority = false,
}: Props) {
  'use memo'
  const Name = `h${level}` as const
  const opening = useOpenNow(card.hours)
  const isOpen = opening?.state
  return (
    <article className={classes.card} data-layout={layout} aria-label={card.name}>
      <PlacePhoto
        id={card.id}
        photo={card.photo}
        group={card.group}
        icon={kind?.icon}
        priority={priority}
        className={classes.photo}
      />
      {card.sample && <span className={classes.sample}>예시</span>}
      <div className={classes.body}>
        <Name className={classes.name}>
          <Link to="/place/$id" params={{ id: card.id }} className={classes.link} onClick={() => onOpen?.(card)}>
            <Highlighted text={card.name} ranges={card.highlights} />
          </Link>
        </Name>
        <p className={classes.meta}>
          {kind && <span>{kind.name}</span>}
          <span>{regionName(card)}</span>
          {from && <span className={classes.distance}>{formatDistance(distanceM(from, card))}</span>}
        </p>
        <p className={classes.facts}>
          {!opening && card.hours.periods && <span className={classes.early} aria-hidden />}
          {isOpen === 'open' && <span className={classes.open}>영업 중</span>}
          {isOpen === 'closed' && <span>영업 종료</span>}
          {card.rating !== null && (
            <span>
              <IconStarFilled size={13} className={classes.star} aria-hidden />
              <span className="visually-hidden">별점 </span>
              {card.rating.toFixed(1)}{' '}
              <span className={classes.count}>
                (<span className="visually-hidden">후기 </span>
                {grouped(card.reviewCount)})
              </span>
            </span>
          )}
          {card.likeCount > 0 && (
            <span>
              <IconHeartFilled size={13} className={classes.heart} aria-hidden />
              <span className="visually-hidden">찜 </span>
              {grouped(card.likeCount)}
            </span>
          )}
        </p>
      </div>
      <PlaceAnswer policy={card.policy} group={card.group} dogs={dogs} className={classes.answer} />
      {actionsOf && <div className={classes.actions}>{actionsOf(card)}</div>}
    </article>
  )
})
