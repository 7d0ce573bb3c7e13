import type { Board } from '../../../../contract/boards/boards.ts'
import { ChipLink } from '../../../ui/actions/ChipLink.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { type FeedSearch, readFeedSearch } from '../search-model.ts'
import classes from './Posts.module.css'

interface Props {
  /** The board on the screen; undefined for all. */
  board: Board | undefined
  search: FeedSearch
}

/** New or hot, and the categories of the board: each is an address. */
export function FeedTabs({ board, search }: Props) {
  const tab = (name: string, change: FeedSearch, current: boolean) => (
    <li key={name}>
      <ChipLink to="/community" search={readFeedSearch({ ...search, ...change })} replace current={current}>
        {name}
      </ChipLink>
    </li>
  )
  return (
    <Row as="ul" gap={8} strip className={classes.tabs} aria-label="글 고르기">
      {tab('최신', { order: undefined }, search.order !== 'hot')}
      {tab('인기', { order: 'hot' }, search.order === 'hot')}
      {board?.categories.map(({ key, name }) => {
        const current = search.category === key
        return tab(name, { category: current ? undefined : key }, current)
      })}
    </Row>
  )
}
