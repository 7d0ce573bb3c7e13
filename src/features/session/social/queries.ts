import { queryOptions } from '@tanstack/react-query'
import { sessionApi } from '../../../../contract/session/session-api.ts'
import { socialApi } from '../../../../contract/social/social-api.ts'
import { call } from '../../../platform/api/api.ts'
import { AS_CONTENT } from '../../../platform/api/display.ts'
import { memberKey } from '../model.ts'

/** What the providers need for a login, past all caches. */
export const askProviders = () => call(socialApi.listSocialProviders, { fresh: true })

/** Whether the identity is confirmed already; otherwise the action first needs a confirmation. A failure is shown. */
export const isConfirmed = async (): Promise<boolean> =>
  (await call(sessionApi.readConfirmation, { quiet: false })).until !== null

/** Providers by which the member can log in. */
export const socialsQuery = (userId: number | null) =>
  queryOptions({
    queryKey: memberKey(userId, 'socials'),
    meta: { shows: AS_CONTENT },
    queryFn: ({ signal }) => call(socialApi.listSocials, { signal }),
    enabled: userId !== null,
    staleTime: 0,
  })
