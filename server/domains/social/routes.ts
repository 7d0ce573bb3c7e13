import { socialApi } from '../../../contract/social/social-api.ts'
import { socialOperations } from '../../../contract/social/social.ts'
import { SOCIAL_PROVIDERS } from '../../../contract/users/social-providers.ts'
import type { Deps } from '../../deps.ts'
import { type Route, serve } from '../../http/calls/serve.ts'
import { userOf } from '../accounts/store.ts'
import { openSession } from '../session/service.ts'
import { serverOf } from './oauth.ts'
import { authorizeOf, settingsOf } from './providers.ts'
import {
  confirmBySocial,
  identifyForMember,
  linkIdentity,
  loginBySocial,
  registerBySocial,
  unlinkIdentity,
} from './service.ts'
import { listLinks } from './store.ts'

/** A login is no attempt: members behind one address don't use up each other's. */
async function refunded(result: Awaited<ReturnType<typeof loginBySocial>>, refund: () => Promise<void>) {
  if ('id' in result) await refund()
  return result
}

export function socialRoutes(deps: Deps): Route[] {
  const { db, env, log } = deps
  return serve(socialApi, socialOperations, {
    /** An unreachable provider is omitted, so that login by the others still works. */
    async listSocialProviders() {
      const found = await Promise.all(
        SOCIAL_PROVIDERS.map(async (provider) => {
          const settings = settingsOf(provider, env)
          if (!settings) return []
          try {
            const { authorization_endpoint } = await serverOf(provider, settings)
            return [authorizeOf(provider, settings, authorization_endpoint)]
          } catch (err) {
            log.warn({ err, provider }, 'A provider could not be asked')
            return []
          }
        }),
      )
      return found.flat()
    },

    async socialCallback({ body: { provider, ...given }, refund, ...browser }) {
      return refunded(await loginBySocial(deps, provider, given, browser), refund)
    },

    async kakaoCallback({ body, refund, ...browser }) {
      return refunded(await loginBySocial(deps, 'kakao', body, browser), refund)
    },

    async registerSocial({ body, ...browser }) {
      const account = await registerBySocial(deps, body)
      await openSession(deps, browser, account.id, { justRegistered: true })
      return userOf(account)
    },

    listSocials: ({ actor }) => listLinks(db, actor.userId),

    async showSocial({ actor, params: { provider }, body }) {
      return { socialTicket: await identifyForMember(deps, actor, provider, body) }
    },

    async confirmBySocial({ actor, params: { provider }, body }) {
      await confirmBySocial(deps, actor, provider, body)
      return null
    },

    async linkSocial({ actor, body: { socialTicket } }) {
      await linkIdentity(deps, actor, socialTicket)
      return listLinks(db, actor.userId)
    },

    async unlinkSocial({ actor, params: { provider } }) {
      await unlinkIdentity(deps, actor, provider)
      return listLinks(db, actor.userId)
    },
  })
}
