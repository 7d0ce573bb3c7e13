import { IconStarFilled } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Group } from '../../../../../contract/groups/groups.ts'
import type { Place } from '../../../../../contract/places/places.ts'
import { grouped } from '../../../../lib/number-text.ts'
import { NamedIcon } from '../../../../ui/kit/NamedIcon.tsx'
import { useOpenNow } from '../../hooks.ts'
import { regionName } from '../../region-model.ts'
import { Row } from '../../../../ui/kit/Row.tsx'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import classes from './PlaceHeader.module.css'

interface Props {
  place: Place
  kind: Group | undefined
  /** The like button. */
  likes: ReactNode
}

/** The place's kind, name, region, rating and whether it is open. */
export function PlaceHeader({ place, kind, likes }: Props) {
  const now = useOpenNow(place.hours)
  return (
    <Row as="header" gap={12} align="start">
      <Stack grow gap={4} shrink>
        <Row as="p" wrap gap={6} rowGap={4} align="center" weight={500} tone="quiet">
          {kind && (
            <>
              <NamedIcon name={kind.icon} size={18} />
              <span>{kind.name}</span>
              <span aria-hidden>·</span>
            </>
          )}
          <span>{regionName(place)}</span>
          {place.sample && (
            <Text as="span" padX={8} size="xs" weight={600} leading="line" ground="sunken" round="full">
              예시
            </Text>
          )}
        </Row>
        <h1 className={classes.name}>{place.name}</h1>
        {place.rating !== null && (
          <p className={classes.rating}>
            <IconStarFilled size={16} aria-hidden />
            <span className="visually-hidden">별점</span>
            <strong>{place.rating.toFixed(1)}</strong>
            <span>후기 {grouped(place.reviewCount)}개</span>
          </p>
        )}
        {/* Reserved before the time is known. Beside the rating, the longer text after closing time would wrap and move the page. */}
        {place.hours.periods && (
          <Row as="p" align="center" tall={24}>
            {now && now.state !== 'unknown' && (
              <span className={classes.open} data-state={now.state}>
                {now.text}
              </span>
            )}
          </Row>
        )}
      </Stack>
      {likes}
    </Row>
  )
}
