import { queryOptions } from '@tanstack/react-query'
import { optionsApi } from '../../../contract/options/options-api.ts'
import { call } from '../../platform/api/api.ts'
import { IN_PASSING } from '../../platform/api/display.ts'
import { kept } from '../../platform/offline/kept.ts'

export const optionsQuery = queryOptions({
  queryKey: ['options'],
  meta: { ...kept(optionsApi.listOptions), shows: IN_PASSING },
  queryFn: ({ signal }) => call(optionsApi.listOptions, { signal }),
  staleTime: 10 * 60_000,
})
