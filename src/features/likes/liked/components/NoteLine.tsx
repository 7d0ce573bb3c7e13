import { IconNote } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { NOTE_LENGTH } from '../../../../../contract/likes/likes.ts'
import { useCommand } from '../../../../platform/commands/use-command.ts'
import { deleteDraft, useDraft, writeDraft } from '../../../../platform/forms/drafts.ts'
import { Button } from '../../../../ui/actions/Button.tsx'
import { Field } from '../../../../ui/fields/Field.tsx'
import { NewerText } from '../../../../ui/states/NewerText.tsx'
import { useSession } from '../../../session/state.ts'
import { setNote } from '../../lists/mutations.ts'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import { Row } from '../../../../ui/kit/Row.tsx'
import classes from './Liked.module.css'

interface Props {
  place: number
  /** Accessible description: names the card that the note belongs to. */
  name: string
  note: string
}

const MONTH = 30 * 86_400_000

/** A member's note about a place, edited in place. Unsent input is stored on the device as a draft. */
export function NoteLine({ place, name, note }: Props) {
  const saving = useCommand(setNote)
  const { userId } = useSession()
  const where = { key: `like-note-${place}`, author: userId, maxAgeMs: MONTH }
  const { note: draft, basedOn = note } = useDraft(where) ?? {}
  const [editing, setEditing] = useState(false)
  const typed = typeof draft === 'string' ? draft : note
  /** Saved elsewhere since this draft was begun: shown beside it, so that saving replaces nothing unseen. */
  const isNewer = typed !== note && basedOn !== note
  const line = useRef<HTMLButtonElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)

  // Focus moves into the field when it opens, and back to the button that opened it when it closes.
  const was = useRef(editing)
  useEffect(() => {
    if (was.current !== editing) (editing ? area : line).current?.focus()
    was.current = editing
  }, [editing])

  async function save(): Promise<void> {
    setEditing(false)
    const text = typed.trim().normalize('NFC')
    if (text === note) return deleteDraft(where)
    const saved = await saving.run({ id: place, note: text, basedOn: note })
    if (saved.status !== 'failed') deleteDraft(where)
    else if (saved.code === 'EDITED_ELSEWHERE') setEditing(true)
  }
  function cancel(): void {
    deleteDraft(where)
    setEditing(false)
  }
  const shown = typed === note ? note || '메모 남기기' : `${typed} · 아직 저장하지 못했어요`
  if (!editing)
    return (
      <Row
        as="button"
        gap={8}
        wide
        tall={44}
        size="md"
        tone="ink"
        text="left"
        bare
        round={8}
        hover="sunken"
        ref={line}
        type="button"
        className={classes.line}
        aria-label={typed || note ? `${name} 메모: ${shown}` : `${name} ${shown}`}
        onClick={() => setEditing(true)}
      >
        <IconNote size={18} stroke={1.75} aria-hidden />
        {typed === note && !note ? (
          <Text as="span" shrink tone="quiet">
            메모 남기기
          </Text>
        ) : (
          <span>
            {typed}
            {typed !== note && (
              <Text as="span" tone="quiet">
                {' · 아직 저장하지 못했어요'}
              </Text>
            )}
          </span>
        )}
      </Row>
    )
  return (
    <Stack
      as="form"
      gap={8}
      padTop={8}
      padX={12}
      padBottom={12}
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Field
        lines
        ref={area}
        label="메모"
        aside={`${typed.length}/${NOTE_LENGTH}`}
        maxLength={NOTE_LENGTH}
        rows={3}
        value={typed}
        placeholder="나만 볼 수 있어요. 예: 주차는 뒤쪽, 창가 자리 예약"
        onChange={({ currentTarget: { value } }) => writeDraft(where, { note: value, basedOn })}
      />
      {isNewer && <NewerText label="다른 곳에서 고친 메모" text={note || '지운 메모'} />}
      <Row gap={8} justify="end">
        <Button variant="subtle" onClick={cancel}>
          취소
        </Button>
        <Button type="submit">저장</Button>
      </Row>
    </Stack>
  )
}
