import { IconPaperclip } from '@tabler/icons-react'
import { type Attachment, MAX_ATTACHMENTS } from '../../../../contract/api/attachments.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { FileInput } from '../../../ui/fields/FileInput.tsx'
import { FilesField } from '../../../ui/fields/FilesField.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { UploadProgress } from '../../../ui/fields/UploadProgress.tsx'
import { type FileJob, useAttachments } from '../file-hooks.ts'
import { aboutText, ACCEPTED, isPending } from '../file-model.ts'
import classes from './AttachmentsField.module.css'

interface Props {
  label: string
  value: readonly Attachment[]
  /** Of the form. */
  error: string | undefined
  onChange: (next: Attachment[]) => void
}

/** Files of a notice: chosen, uploaded at once with their progress, tried again or taken out. */
export function AttachmentsField({ label, value, error, onChange }: Props) {
  const { jobOf, refused, add, retry, remove } = useAttachments(value, onChange)

  return (
    <FilesField
      label={label}
      count={value.length}
      max={MAX_ATTACHMENTS}
      help={`PDF, 한글, 워드, 엑셀, 이미지 파일을 ${MAX_ATTACHMENTS}개까지, 하나에 10MB까지 붙일 수 있어요.`}
      problems={error ? [...refused, error] : refused}
      onDrop={add}
    >
      {value.length > 0 && (
        <Stack as="ul" gap={8}>
          {value.map((one) => (
            <Row as="li" key={one.src} gap={8} align="center" padY={8} padX={12} ground="sunken" round={12}>
              <IconPaperclip size={18} aria-hidden className={classes.icon} />
              <Stack gap={4} grow shrink>
                <Text as="span" className={classes.name}>
                  {one.name}
                </Text>
                {isPending(one) ? (
                  <State name={one.name} job={jobOf(one.src)} />
                ) : (
                  <Text as="span" size="sm" tone="quiet">
                    {aboutText(one)}
                  </Text>
                )}
              </Stack>
              {jobOf(one.src)?.failed && !jobOf(one.src)?.final && (
                <Button variant="default" aria-label={`${one.name} 다시 올리기`} onClick={() => retry(one.src)}>
                  다시
                </Button>
              )}
              <Button variant="subtle" aria-label={`${one.name} 빼기`} onClick={() => remove(one.src)}>
                빼기
              </Button>
            </Row>
          ))}
        </Stack>
      )}
      {value.length < MAX_ATTACHMENTS && (
        <Row
          as="label"
          anchor
          inline
          gap={8}
          align="center"
          justify="center"
          self="start"
          tall={44}
          padX={16}
          weight={600}
          ground="card"
          round={12}
          press
          choice
          className={classes.choose}
        >
          <FileInput label={`${label} 고르기`} accept={ACCEPTED} several onChoose={add} />
          <IconPaperclip size={18} aria-hidden />
          <span aria-hidden>파일 고르기</span>
        </Row>
      )}
    </FilesField>
  )
}

/** How far an upload is, or why it failed. */
function State({ name, job }: { name: string; job: FileJob | undefined }) {
  if (!job)
    return (
      <Text as="span" size="sm" tone="no">
        다 올리지 못했어요. 빼고 다시 골라 주세요.
      </Text>
    )
  if (job.failed)
    return (
      <Text as="span" size="sm" tone="no" role="alert">
        {job.failed}
      </Text>
    )
  return (
    <Row gap={8} align="center" size="sm" tone="quiet">
      <UploadProgress name={name} part={job.part} finishing="확인하는 중" bar={classes.bar} />
    </Row>
  )
}
