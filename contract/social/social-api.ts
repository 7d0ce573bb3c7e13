import { api, del, get, post } from '../api/endpoint.ts'
import type { socialOperations } from './social.ts'

export const socialApi = api<typeof socialOperations>()({
  listSocialProviders: get('/auth/social-providers', { access: 'public', maxAge: 60 }),
  socialCallback: post('/snsauth/callback', { access: 'public', idempotent: 'never' }),
  kakaoCallback: post('/auth/oauth/callback', { access: 'public', idempotent: 'never' }),
  registerSocial: post('/users/sns', { access: 'public', idempotent: 'never' }),
  listSocials: get('/users/me/socials', { access: 'member' }),
  showSocial: post('/users/me/socials/:provider', { access: 'member', idempotent: 'never' }),
  confirmBySocial: post('/auth/confirm/:provider', { access: 'member', idempotent: 'never' }),
  linkSocial: post('/users/me/socials', { access: 'member', idempotent: 'key' }),
  unlinkSocial: del('/users/me/socials/:provider', { access: 'member', idempotent: 'natural' }),
})
