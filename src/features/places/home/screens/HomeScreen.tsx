import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Group } from '../../../../../contract/groups/groups.ts'
import type { PlaceCard as Card } from '../../../../../contract/places/places.ts'
import { Heading } from '../../../../ui/content/Heading.tsx'
import { Reveal } from '../../../../ui/content/Reveal.tsx'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { DogLine } from '../components/DogLine.tsx'
import { GroupGrid } from '../components/GroupGrid.tsx'
import { LocationLine } from '../../components/LocationLine.tsx'
import { PlaceRow } from '../components/PlaceRow.tsx'
import { RegionGrid } from '../components/RegionGrid.tsx'
import { OPEN_HOSPITALS } from '../../model.ts'
import { placeSectionQuery } from '../../queries.ts'
import { useOrigin } from '../../hooks.ts'
import classes from './HomeScreen.module.css'

interface Props {
  /** The banners at its top. */
  banners?: ReactNode
  groups: readonly Group[] | undefined
  /** Buttons on a card, such as the like button. */
  actionsOf?: (card: Card) => ReactNode
}

/** Only places that are liked or newly confirmed are shown as such: with old public data alone these sections are omitted. */
const isLiked = (card: Card) => card.likeCount > 0
const NEWLY = { sort: 'verified', fresh: 'due,fresh' } as const

export function HomeScreen({ banners, groups, actionsOf }: Props) {
  const origin = useOrigin()
  // If all sections fail, one error is shown for all.
  const broken = useQuery(placeSectionQuery({ search: {}, dogs: [], from: origin })).isError
  const shared = { origin, groups: groups ?? [], actionsOf }
  return (
    <div className={classes.home}>
      <div className={classes.top}>
        <div className={classes.welcome}>
          <h1 className={classes.title}>우리 강아지와 갈 수 있는 곳</h1>
          <DogLine />
        </div>
        {banners}
      </div>
      <nav className={classes.groups} aria-label="장소 종류">
        <GroupGrid groups={groups} />
        <Link to="/place" search={OPEN_HOSPITALS} className={classes.open}>
          지금 여는 동물병원
        </Link>
      </nav>
      <PlaceRow title="내 근처" text={<LocationLine origin={origin} />} search={{}} first {...shared} />
      <Reveal kind="product">
        <PlaceRow
          title="많이 찜한 곳"
          text="다녀온 보호자들이 아끼는 곳이에요"
          search={{ sort: 'liked' }}
          keep={isLiked}
          quiet={broken}
          {...shared}
        />
      </Reveal>
      <Reveal kind="product">
        <PlaceRow
          title="새로 확인한 곳"
          text="동반 조건을 최근에 확인했어요"
          search={NEWLY}
          quiet={broken}
          {...shared}
        />
      </Reveal>
      <Reveal>
        <Stack as="nav" gap={14} aria-labelledby="home-regions">
          <Heading id="home-regions">지역으로 찾기</Heading>
          <RegionGrid />
        </Stack>
      </Reveal>
    </div>
  )
}
