import { queryOptions } from '@tanstack/react-query'
import { listOptions } from '../../../contract/options.ts'
import { call } from '../../platform/api/api.ts'
import { kept } from '../../platform/offline/kept.ts'

export const optionsQuery = queryOptions({
  queryKey: ['options'],
  meta: kept(listOptions),
  queryFn: ({ signal }) => call(listOptions, { signal }),
  staleTime: 10 * 60_000,
})
