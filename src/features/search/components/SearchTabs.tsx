import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Searched } from '../../../../contract/search/found.ts'
import { ChipLink } from '../../../ui/actions/ChipLink.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { countLabel, TAB_NAME, TABS } from '../found-model.ts'
import { useFoundCounts } from '../found-queries.ts'
import { reportSearch } from '../mutations.ts'
import classes from './Found.module.css'

interface Props {
  q: string
  current: Searched
}

/** Kinds of results, each with how much it holds; each is an address. */
export function SearchTabs({ q, current }: Props) {
  const queryClient = useQueryClient()
  const counts = useFoundCounts(q)
  const missed = counts?.place?.count === 0
  useEffect(() => {
    if (missed) reportSearch(queryClient, q)
  }, [queryClient, missed, q])
  return (
    <nav aria-label="검색 결과 종류" className={classes.tabs}>
      <Row as="ul" gap={8} strip padX={16} padTop={12}>
        {TABS.map((tab) => (
          <li key={tab}>
            <ChipLink
              to="/search/list"
              search={{ q, ...(tab !== 'place' && { tab }) }}
              replace
              current={tab === current}
            >
              {TAB_NAME[tab]}
              {counts?.[tab] && <span className={classes.count}>{countLabel(counts[tab])}</span>}
            </ChipLink>
          </li>
        ))}
      </Row>
    </nav>
  )
}
