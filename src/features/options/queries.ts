import { queryOptions } from '@tanstack/react-query'
import { listOptions } from '../../../contract/options.ts'
import { call } from '../../platform/api.ts'

export const optionsQuery = queryOptions({
  queryKey: ['options'],
  queryFn: ({ signal }) => call(listOptions, { signal }),
  staleTime: 10 * 60_000,
})
