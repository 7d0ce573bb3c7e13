import * as v from 'valibot'
import { Email } from '../users/users.ts'
import { ModerationSettings } from '../reports/moderation-settings.ts'
import { operation } from '../api/operation.ts'
import { versionNumber } from '../records/records.ts'
import { SiteConfig } from './site.ts'
import { Line } from '../text/plain-text.ts'

/* @__NO_SIDE_EFFECTS__ */
const line = (most: number) => v.pipe(Line, v.maxLength(most, `${most}자까지 쓸 수 있어요.`))

/** The settings that admins change; the others are the deployment's. */
export const SettingsBody = v.object({
  brand: v.pipe(line(40), v.minLength(1, '사이트 이름을 입력해 주세요.')),
  tagline: line(80),
  contactEmail: v.nullable(Email),
  ...v.partial(ModerationSettings).entries,
})
export type SettingsBody = v.InferOutput<typeof SettingsBody>

export const Settings = v.object({
  ...SiteConfig.entries,
  ...ModerationSettings.entries,
  version: v.number(),
  /** ISO instant. */
  updatedAt: v.string(),
})
export type Settings = v.InferOutput<typeof Settings>

export const SETTINGS_SAVED = '환경설정이 수정되었습니다.'

export const siteAdminOperations = {
  getSettings: operation({ summary: 'The site settings with their version', data: Settings, owner: 'nobody' }),
  updateSettings: operation({
    summary: 'Changes the site settings that nobody else has changed meanwhile; answers the updated ones',
    body: v.object({ ...SettingsBody.entries, version: versionNumber }),
    data: Settings,
    errors: ['VERSION_CONFLICT'],
    owner: 'nobody',
    limit: [],
    touches: ['site'],
  }),
}
