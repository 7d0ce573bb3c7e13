import * as v from 'valibot'
import { siteAdminApi } from '../../../../contract/site/site-admin-api.ts'
import { DEFAULT_MODERATION, ModerationSettings } from '../../../../contract/reports/moderation-settings.ts'
import { SETTINGS_SAVED, type Settings, SettingsBody } from '../../../../contract/site/site-admin.ts'
import type { RecordFields } from '../../../../contract/records/records.ts'
import { Field } from '../../../ui/fields/Field.tsx'
import { RecordForm } from '../../backoffice/admin/RecordForm.tsx'
import type { FieldsOf } from '../../backoffice/form-model.ts'
import type { Edited } from '../../backoffice/model.ts'
import { siteConfigQuery } from '../queries.ts'

type SettingsRecord = SettingsBody & ModerationSettings & RecordFields

/** The rules of the community that are a number, each with what it does. */
const RULES = {
  hideAfterReports: {
    label: '신고로 숨기는 기준',
    help: '신고의 무게가 이만큼 모이면 결정할 때까지 숨겨요. 처음 신고하는 회원은 1, 관리자는 3이에요. 0이면 숨기지 않아요.',
  },
  newMemberDays: {
    label: '새 회원으로 보는 날수',
    help: '새 회원의 처음 글과 링크가 든 글은 확인한 뒤에 보여요. 0이면 바로 보여요.',
  },
  lettersPerSecond: {
    label: '1초에 쓸 수 있는 글자 수',
    help: '지난 글보다 이보다 빠르게 올라온 긴 글은 확인한 뒤에 보여요. 0이면 바로 보여요.',
  },
  repeatHours: {
    label: '같은 글을 살펴보는 시간',
    help: '이 시간 안에 되풀이한 글은 확인한 뒤에 보여요. 0이면 바로 보여요.',
  },
} as const
type Rule = keyof typeof RULES
const RULE_KEYS = Object.keys(RULES) as Rule[]

const SETTINGS: Edited<SettingsRecord> = {
  kind: 'site',
  path: 'settings',
  title: '환경설정',
  api: { get: siteAdminApi.getSettings, update: siteAdminApi.updateSettings },
  nameOf: () => '환경설정',
  // There is one row of settings, which can't be deleted.
  recordOf: ({ version, updatedAt, brand, tagline, contactEmail, ...settings }: Settings) => ({
    brand,
    tagline,
    contactEmail,
    version,
    updatedAt,
    watchedWords: settings.watchedWords,
    hideAfterReports: settings.hideAfterReports,
    newMemberDays: settings.newMemberDays,
    lettersPerSecond: settings.lettersPerSecond,
    repeatHours: settings.repeatHours,
    id: 1,
    createdAt: updatedAt,
    deletedAt: null,
  }),
  saved: SETTINGS_SAVED,
  shownBy: [siteConfigQuery.queryKey],
}

const NAMES = {
  brand: '사이트 이름',
  tagline: '한 줄 소개',
  contactEmail: '문의 이메일',
  hideAfterReports: RULES.hideAfterReports.label,
  newMemberDays: RULES.newMemberDays.label,
  lettersPerSecond: RULES.lettersPerSecond.label,
  repeatHours: RULES.repeatHours.label,
  watchedWords: '살펴볼 말',
}

const valuesOf = (settings: SettingsRecord | null) => {
  const { hideAfterReports, newMemberDays, lettersPerSecond, repeatHours, watchedWords } =
    settings ?? DEFAULT_MODERATION
  return {
    brand: settings?.brand ?? '',
    tagline: settings?.tagline ?? '',
    contactEmail: settings?.contactEmail ?? null,
    hideAfterReports,
    newMemberDays,
    lettersPerSecond,
    repeatHours,
    watchedWords: watchedWords.join('\n'),
  }
}

const readLines = (lines: string): string[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Words are typed into one field. */
const Typed = v.object({
  ...SettingsBody.entries,
  watchedWords: v.pipe(v.string(), v.transform(readLines), ModerationSettings.entries.watchedWords),
})

/** The settings of the whole site. */
export const SettingsForm = () => (
  <RecordForm id={1} resource={SETTINGS} schema={Typed} names={NAMES} valuesOf={valuesOf} Fields={SettingsFields} />
)

function SettingsFields({ form: { field, set } }: { form: FieldsOf<ReturnType<typeof valuesOf>> }) {
  return (
    <>
      <Field {...field('brand')} label={NAMES.brand} autoComplete="off" />
      <Field {...field('tagline')} label={NAMES.tagline} autoComplete="off" />
      <Field
        {...field('contactEmail')}
        onChange={({ currentTarget }) => set('contactEmail', currentTarget.value || null)}
        label={NAMES.contactEmail}
        type="email"
        autoComplete="off"
        help="비워 두면 사이트에 보이지 않아요."
      />
      {RULE_KEYS.map((rule) => (
        <Field
          key={rule}
          {...field(rule)}
          {...RULES[rule]}
          type="number"
          min={0}
          onChange={({ currentTarget }) => set(rule, Number(currentTarget.value))}
        />
      ))}
      <Field
        {...field('watchedWords')}
        lines
        rows={4}
        label={NAMES.watchedWords}
        help="한 줄에 하나씩 적어요. 띄어 써도 알아봐요. 이 말이 든 글은 확인한 뒤에 보여요."
      />
    </>
  )
}
