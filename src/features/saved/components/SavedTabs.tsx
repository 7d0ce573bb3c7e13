import { grouped } from '../../../lib/number-text.ts'
import { likedPlaceIds } from '../../likes/lists/model.ts'
import { useLikes } from '../../likes/lists/queries.ts'
import { useSession } from '../../session/state.ts'
import { Row, RowLink } from '../../../ui/kit/Row.tsx'
import { Box } from '../../../ui/kit/Box.tsx'
import type { SavedSearch } from '../model.ts'
import { useDevicePlaces } from '../state.ts'
import classes from './Saved.module.css'

/** The tabs: likes of the account, bookmarks of the device, recently opened places. */
export function SavedTabs({ tab, sort }: SavedSearch) {
  const { loggedIn } = useSession()
  const { saved, recent } = useDevicePlaces()
  const { data: likes } = useLikes()
  const kept = sort && { sort }
  const tabs = [
    loggedIn
      ? {
          name: '찜한 곳',
          search: { ...kept },
          current: tab === undefined,
          count: likes && likedPlaceIds(likes).length,
        }
      : { name: '찜한 곳', search: { ...kept }, current: tab !== 'recent', count: saved.length },
    // Bookmarks made before the login, beside the account's likes.
    ...(loggedIn && (saved.length > 0 || tab === 'device')
      ? [
          {
            name: '이 기기',
            search: { tab: 'device', ...kept } as const,
            current: tab === 'device',
            count: saved.length,
          },
        ]
      : []),
    { name: '최근 본 곳', search: { tab: 'recent' } as const, current: tab === 'recent', count: recent.length },
  ]
  return (
    <Row as="nav" gap={4} underruled aria-label="찜한 곳, 최근 본 곳">
      {tabs.map(({ name, search, current, count }) => (
        <RowLink
          key={name}
          gap={6}
          align="center"
          tall={44}
          padX={12}
          weight={500}
          tone="quiet"

          to="/my/like"
          search={search}
          replace
          className={classes.tab}
          // By what is shown: another order, or one of the lists, is not another tab.
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={current ? 'page' : undefined}
        >
          {name} <Box as="span">{count === undefined ? null : grouped(count)}</Box>
        </RowLink>
      ))}
    </Row>
  )
}
