import { IconFolderPlus, IconSettings } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { LikeList } from '../../../../../contract/likes/like-lists.ts'
import type { Like } from '../../../../../contract/likes/likes.ts'
import { grouped } from '../../../../lib/number-text.ts'
import type { PlaceSort } from '../../../../lib/ordered-marks.ts'
import { Chip } from '../../../../ui/actions/Chip.tsx'
import { Row } from '../../../../ui/kit/Row.tsx'
import { likedPlaceIds } from '../model.ts'
import { openListManager } from '../state.ts'
import classes from './Lists.module.css'
import { ListDot } from './ListDot.tsx'

interface Props {
  lists: readonly LikeList[]
  likes: readonly Like[]
  /** Id of the list that is shown; undefined: all. */
  chosen: number | undefined
  sort: PlaceSort
}

/** By default a link counts as current if its search parameters are a subset of the address's. */
const isCurrent = (current: boolean) => ({
  activeOptions: { exact: true, includeSearch: true },
  'aria-current': current ? ('page' as const) : undefined,
})

/** Links to all likes and to each of the member's lists. */
export function ListChips({ lists, likes, chosen, sort }: Props) {
  const kept = sort && { sort }
  return (
    <Row as="nav" gap={8} strip className={classes.chips} aria-label="찜 목록">
      <Link to="/my/like" search={{ ...kept }} replace {...isCurrent(chosen === undefined)}>
        전체 <span className={classes.listChipsCount}>{grouped(likedPlaceIds(likes).length)}</span>
      </Link>
      {lists.map(({ id, name, color }) => (
        <Link key={id} to="/my/like" search={{ list: id, ...kept }} replace {...isCurrent(chosen === id)}>
          <ListDot color={color} />
          <span className={classes.name}>{name}</span>
          <span className={classes.listChipsCount}>{grouped(likedPlaceIds(likes, id).length)}</span>
        </Link>
      ))}
      <Chip
        icon={
          lists.length > 0 ? (
            <IconSettings size={18} stroke={1.75} aria-hidden />
          ) : (
            <IconFolderPlus size={18} stroke={1.75} aria-hidden />
          )
        }
        onClick={() => openListManager(chosen ?? null)}
      >
        {lists.length > 0 ? '목록 관리' : '목록 만들기'}
      </Chip>
    </Row>
  )
}
