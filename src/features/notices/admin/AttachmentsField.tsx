import { IconPaperclip } from '@tabler/icons-react'
import { type ChangeEvent, useId } from 'react'
import { type Attachment, MAX_ATTACHMENTS } from '../../../../contract/attachments.ts'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/Row.tsx'
import { Stack } from '../../../ui/Stack.tsx'
import { Text } from '../../../ui/Text.tsx'
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
  const id = useId()
  const { jobOf, refused, add, retry, remove } = useAttachments(value, onChange)
  const problems = error ? [...refused, error] : refused

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])]
    // Allows choosing the same file again after it was taken out.
    currentTarget.value = ''
    add(files)
  }

  return (
    <Stack as="fieldset" bare gap={8} aria-labelledby={`${id}-label`} aria-describedby={`${id}-help`}>
      <Row gap={8} align="baseline" justify="between" weight={600}>
        <span id={`${id}-label`}>{label}</span>
        <Text as="span" size="sm" weight={400} tone="quiet">
          {value.length}/{MAX_ATTACHMENTS}
        </Text>
      </Row>
      {value.length > 0 && (
        <Stack as="ul" gap={8} className={classes.list}>
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
        >
          <input
            type="file"
            name="attachments"
            multiple
            accept={ACCEPTED}
            className={classes.input}
            aria-label={`${label} 고르기`}
            onChange={choose}
          />
          <IconPaperclip size={18} aria-hidden />
          <span aria-hidden>파일 고르기</span>
        </Row>
      )}
      <Text size="sm" tone="quiet" id={`${id}-help`}>
        PDF, 한글, 워드, 엑셀, 이미지 파일을 {MAX_ATTACHMENTS}개까지, 하나에 10MB까지 붙일 수 있어요.
      </Text>
      {problems.length > 0 && (
        <Stack
          as="ul"
          tone="no"
          gap={4}
          padY={10}
          padX={14}
          size="sm"
          ground="no"
          round={12}
          role="alert"
          className={classes.list}
        >
          {problems.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Stack>
      )}
    </Stack>
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
  if (job.part === null)
    return (
      <Text as="span" size="sm" tone="quiet">
        기다리는 중
      </Text>
    )
  const percent = Math.round(job.part * 100)
  return (
    <Row gap={8} align="center" size="sm" tone="quiet">
      <progress className={classes.bar} max={100} value={percent} aria-label={`${name} 올리는 중`} />
      {percent < 100 ? `${percent}%` : '확인하는 중'}
    </Row>
  )
}
