import { siteAdminApi } from '../../../../contract/site-admin-api.ts'
import { SETTINGS_SAVED, type Settings, SettingsBody } from '../../../../contract/site-admin.ts'
import type { RecordFields } from '../../../../contract/records.ts'
import { Field } from '../../../ui/Field.tsx'
import { RecordForm } from '../../backoffice/admin/RecordForm.tsx'
import type { FieldsOf } from '../../backoffice/form-model.ts'
import type { Edited } from '../../backoffice/model.ts'
import { siteConfigQuery } from '../queries.ts'

type SettingsRecord = SettingsBody & RecordFields

const SETTINGS: Edited<SettingsRecord> = {
  kind: 'site',
  path: 'settings',
  title: '환경설정',
  api: { get: siteAdminApi.getSettings, update: siteAdminApi.updateSettings },
  nameOf: () => '환경설정',
  // There is one row of settings, which can't be deleted.
  recordOf: ({ brand, tagline, contactEmail, version, updatedAt }: Settings) => ({
    ...{ brand, tagline, contactEmail, version, updatedAt },
    ...{ id: 1, createdAt: updatedAt, deletedAt: null },
  }),
  saved: SETTINGS_SAVED,
  shownBy: [siteConfigQuery.queryKey],
}

const NAMES = { brand: '사이트 이름', tagline: '한 줄 소개', contactEmail: '문의 이메일' }

const valuesOf = (settings: SettingsRecord | null) => ({
  brand: settings?.brand ?? '',
  tagline: settings?.tagline ?? '',
  contactEmail: settings?.contactEmail ?? null,
})

/** The settings of the whole site. */
export const SettingsForm = () => (
  <RecordForm
    id={1}
    resource={SETTINGS}
    schema={SettingsBody}
    names={NAMES}
    valuesOf={valuesOf}
    Fields={SettingsFields}
  />
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
    </>
  )
}
