import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { SIDO, SIDO_KEYS } from '../../../../../contract/regions/regions.ts'
import { grouped } from '../../../../lib/number-text.ts'
import { regionsQuery } from '../../queries.ts'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import classes from './RegionGrid.module.css'

/** The 17 시도 as shortcuts, with their numbers of places once those are known. */
export function RegionGrid() {
  const { data } = useQuery(regionsQuery)
  return (
    <Stack as="ul" columns={80} gap={8}>
      {SIDO_KEYS.map((sido) => {
        const count = data?.find((region) => region.sido === sido)?.count
        return (
          <li key={sido}>
            <Link
              to="/place"
              search={{ sido }}
              className={classes.link}
              title={SIDO[sido]}
              data-none={data && !count ? '' : undefined}
            >
              <strong>{sido}</strong>
              <span className={classes.count}>{data && `${grouped(count ?? 0)}곳`}</span>
            </Link>
          </li>
        )
      })}
    </Stack>
  )
}
