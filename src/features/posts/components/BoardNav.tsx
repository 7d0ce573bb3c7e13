import { IconLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Row } from '../../../ui/kit/Row.tsx'
import { READERS } from '../model.ts'
import { useBoards } from '../queries.ts'
import type { FeedSearch } from '../search-model.ts'
import classes from './Posts.module.css'

/** Links to the boards: a row to swipe on a phone, a column on a desktop. */
export function BoardNav({ search }: { search: FeedSearch }) {
  const { order } = search
  const boards = [{ slug: undefined, name: '전체', readers: undefined }, ...useBoards()]
  return (
    <Row as="ul" gap={8} strip className={`${classes.tabs} ${classes.boards}`}>
      {boards.map(({ slug, name, readers }) => (
        <li key={slug ?? ''}>
          <Link
            to="/community"
            search={{ ...(slug && { board: slug }), ...(order && { order }) }}
            className={classes.tab}
            // The link's own idea of being current knows nothing of a category.
            activeProps={{}}
            activeOptions={{ exact: true }}
            aria-current={search.board === slug ? 'page' : undefined}
          >
            {name}
            {readers && (
              <>
                <IconLock size={16} stroke={1.75} className={classes.lock} aria-hidden />
                <span className="visually-hidden"> {READERS[readers]}</span>
              </>
            )}
          </Link>
        </li>
      ))}
    </Row>
  )
}
