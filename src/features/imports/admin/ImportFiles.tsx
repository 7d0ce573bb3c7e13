import { type ChangeEvent, useRef, useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { IMPORT_MOST_BYTES, IMPORT_MOST_FILES } from '../../../../contract/imports/import-states.ts'
import { type ImportRun } from '../../../../contract/imports/imports-admin.ts'
import { grouped } from '../../../lib/number-text.ts'
import { sizeText } from '../../../lib/size-text.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Message } from '../../../ui/states/Message.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { actOnImport, createImport } from '../admin-mutations.ts'
import { sendFiles } from '../pieces-mutations.ts'
import classes from './Imports.module.css'

const FAILED = '파일을 올리지 못했어요. 다시 해 주세요.'

/** Why these files can't be sent; null if they can. */
function refusalOf(files: readonly File[], run: ImportRun | undefined): string | null {
  if (files.length === 0) return '파일을 골라 주세요.'
  const empty = files.find(({ size }) => size === 0)
  if (empty) return `${empty.name}: 빈 파일이에요.`
  if (files.length > IMPORT_MOST_FILES) return `파일은 ${IMPORT_MOST_FILES}개까지 함께 올릴 수 있어요.`
  if (files.reduce((sum, { size }) => sum + size, 0) > IMPORT_MOST_BYTES)
    return '파일은 모두 합해 200MB까지 올릴 수 있어요.'
  const missing = run?.files.find(
    ({ name, size, received }) =>
      received < size && !files.some((file) => file.name.normalize('NFC') === name && file.size === size),
  )
  return missing ? `올리던 파일과 달라요. ${missing.name} 파일을 골라 주세요.` : null
}

/** Chooses files, sends them, and has them checked. With a run, it goes on with what had been sent of that. */
export function ImportFiles({ run }: { run?: ImportRun }) {
  const navigate = useNavigate()
  const [files, setFiles] = useState<readonly File[]>([])
  const [sent, setSent] = useState<number | null>(null)
  const [whole, setWhole] = useState(run?.whole ?? false)
  const [message, setMessage] = useState<string | null>(null)
  const [stopping, setStopping] = useState<AbortController | null>(null)
  const create = useCommand(createImport)
  const act = useCommand(actOnImport)
  // A second attempt goes on with the same import.
  const begun = useRef(run)
  const total = files.reduce((sum, { size }) => sum + size, 0)

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    if (!run) begun.current = undefined
    setFiles([...(currentTarget.files ?? [])])
    setMessage(null)
  }

  async function send(): Promise<void> {
    const refusal = refusalOf(files, run)
    setMessage(refusal)
    if (refusal) return
    const abort = new AbortController()
    setStopping(abort)
    setSent(0)
    try {
      const named = files.map(({ name, size }) => ({ name, size }))
      begun.current ??= await create.submit({ files: named })
      const { id } = begun.current
      await sendFiles(begun.current, files, { onProgress: setSent, signal: abort.signal })
      await act.submit({ id, act: 'check', whole })
      await navigate({ to: '/adm/$', params: { _splat: `import/${id}` } })
    } catch (failure) {
      setMessage(abort.signal.aborted ? '올리기를 멈췄어요.' : failure instanceof Error ? failure.message : FAILED)
    } finally {
      setStopping(null)
      setSent(null)
    }
  }

  return (
    <Stack gap={16}>
      <Stack as="label" gap={8}>
        <Text as="span" weight={600}>
          공공데이터 파일
        </Text>
        <input type="file" multiple className={classes.file} onChange={choose} disabled={sent !== null} />
      </Stack>
      <Stack gap={4}>
        <Switch label="파일이 자료 전체예요" checked={whole} disabled={sent !== null} onChange={setWhole} />
        <Text size="sm" tone="quiet">
          켜면 새 판에 없는 곳도 찾아서 보여 드려요. 자료의 일부만 있는 파일이면 켜지 마세요.
        </Text>
      </Stack>
      {files.length > 0 && (
        <Text tone="quiet">
          {grouped(files.length)}개, {sizeText(total)}
        </Text>
      )}
      {message && <Message>{message}</Message>}
      {sent !== null && (
        <Stack gap={8}>
          <progress className={classes.progress} max={total} value={sent} aria-label="파일 올리는 중" />
          <Text tone="quiet">
            {sizeText(sent)} / {sizeText(total)}
          </Text>
        </Stack>
      )}
      <Row gap={8}>
        <Button loading={sent !== null} onClick={() => void send()}>
          {run ? '이어서 올리기' : '올리고 살펴보기'}
        </Button>
        {stopping && (
          <Button variant="default" onClick={() => stopping.abort(new Error('멈춤'))}>
            올리기 멈추기
          </Button>
        )}
      </Row>
    </Stack>
  )
}
