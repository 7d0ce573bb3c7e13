import type { Attachment } from '../../../../contract/api/attachments.ts'
import { NoticeBody, type NoticeRecord } from '../../../../contract/notices/notices-admin.ts'
import { NOTICE_CATEGORIES, NOTICE_CATEGORY_NAME } from '../../../../contract/notices/notices.ts'
import { Field } from '../../../ui/fields/Field.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { PreviewDialog } from '../../backoffice/admin/PreviewDialog.tsx'
import { RecordForm } from '../../backoffice/admin/RecordForm.tsx'
import { RichTextField } from '../../backoffice/admin/RichTextField.tsx'
import type { FieldsOf } from '../../backoffice/form-model.ts'
import { instantOf, localTime, plainText } from '../../backoffice/model.ts'
import { NoticeArticle } from '../components/NoticeArticle.tsx'
import { NOTICES } from '../admin-model.ts'
import { attachmentsOf, forAdmins, isPending } from '../file-model.ts'
import { AttachmentsField } from './AttachmentsField.tsx'

const NAMES = {
  title: '제목',
  category: '분류',
  html: '내용',
  pinned: '맨 위에 고정',
  visible: '게시',
  publishedAt: '게시 시각',
  attachments: '첨부 파일',
}

const valuesOf = (notice: NoticeRecord | null) => ({
  title: notice?.title ?? '',
  category: notice?.category ?? 'notice',
  html: notice?.html ?? '',
  pinned: notice?.pinned ?? false,
  visible: notice?.visible ?? true,
  publishedAt: notice?.publishedAt ?? new Date().toISOString().replace(/:\d\d\.\d+Z/, ':00Z'),
  attachments: attachmentsOf(notice?.attachments ?? []),
})

/** A field's value as somebody reads it, in the history and beside another admin's. */
const textOf = (name: string, value: unknown) =>
  name === 'attachments' && Array.isArray(value)
    ? value.map((file: Attachment) => file.name).join(', ') || '없음'
    : plainText(value)

/** The message of a field, or of something within it. */
const errorWithin = (errors: Readonly<Record<string, string | undefined>>, field: string) =>
  Object.entries(errors).find(([path]) => path === field || path.startsWith(`${field}.`))?.[1]

type Values = ReturnType<typeof valuesOf>

export const NoticeForm = ({ id }: { id: number | null }) => (
  <RecordForm
    id={id}
    resource={NOTICES}
    schema={NoticeBody}
    names={NAMES}
    valuesOf={valuesOf}
    Fields={NoticeFields}
    textOf={textOf}
    Preview={NoticePreview}
  />
)

const NoticePreview = ({ values, onClose }: { values: Values; onClose: () => void }) => (
  <PreviewDialog onClose={onClose}>
    <NoticeArticle
      {...values}
      title={values.title || '제목'}
      attachments={values.attachments.filter((file) => !isPending(file)).map(forAdmins)}
    />
  </PreviewDialog>
)

function NoticeFields({ form: { field, values, set, errors } }: { form: FieldsOf<Values> }) {
  return (
    <>
      <Field {...field('title')} label={NAMES.title} autoComplete="off" />
      <Row gap={12} align="end">
        <SelectField {...field('category')} label={NAMES.category}>
          {NOTICE_CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {NOTICE_CATEGORY_NAME[category]}
            </option>
          ))}
        </SelectField>
        <Field
          name="publishedAt"
          type="datetime-local"
          label={NAMES.publishedAt}
          value={values.publishedAt && localTime(values.publishedAt)}
          error={errors.publishedAt}
          onChange={({ currentTarget }) => set('publishedAt', instantOf(currentTarget.value))}
        />
      </Row>
      <RichTextField label={NAMES.html} html={values.html} error={errors.html} onChange={(html) => set('html', html)} />
      <AttachmentsField
        label={NAMES.attachments}
        value={values.attachments}
        error={errorWithin(errors, 'attachments')}
        onChange={(attachments) => set('attachments', attachments)}
      />
      <Row gap={16} wrap>
        <Row as="label" gap={8} align="center" tall={44} checks>
          <input
            type="checkbox"
            name="visible"
            checked={values.visible}
            onChange={({ currentTarget }) => set('visible', currentTarget.checked)}
          />
          {NAMES.visible}
        </Row>
        <Row as="label" gap={8} align="center" tall={44} checks>
          <input
            type="checkbox"
            name="pinned"
            checked={values.pinned}
            onChange={({ currentTarget }) => set('pinned', currentTarget.checked)}
          />
          {NAMES.pinned}
        </Row>
      </Row>
    </>
  )
}
