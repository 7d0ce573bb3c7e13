import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import * as v from 'valibot'
import { COMMENT_LENGTH, CommentText } from '../../../../contract/comments/comments.ts'
import { mentionBeingTyped } from '../../../../contract/text/mentions.ts'
import { grouped } from '../../../lib/number-text.ts'
import { useConnection } from '../../../platform/api/connection-state.ts'
import type { DraftPlace } from '../../../platform/forms/drafts.ts'
import { type FormEdits, useServerForm } from '../../../platform/forms/server-form.ts'
import { Field } from '../../../ui/fields/Field.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { NewerText } from '../../../ui/states/NewerText.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { MentionNames } from './MentionNames.tsx'

interface Props {
  label: string
  submit: string
  initial?: string
  draft: DraftPlace
  /** It is opened by its reader's own press. */
  focused?: boolean
  send: (text: string, basedOn?: string | null) => Promise<unknown>
  edits?: FormEdits
}

const Fields = v.object({ text: CommentText })

/** The form of a comment, with a draft on the device until it is sent. */
export function CommentEditor({ label, submit, initial = '', draft, focused = false, send, edits }: Props) {
  const { quality } = useConnection()
  const area = useRef<HTMLTextAreaElement>(null)
  // Once: a callback as the ref would be called, and fetch the focus back, at each rendering.
  useEffect(() => {
    if (focused) area.current?.focus({ preventScroll: true })
  }, [focused])
  const [typed, setTyped] = useState<string | null>(null)
  const { form, field, values, set, message, sending, outdated } = useServerForm({
    initialValues: { text: initial },
    schema: Fields,
    draft,
    send: ({ text }, basedOn) => send(text, basedOn),
    repeatable: !edits,
    edits,
  })
  /** Puts the name in place of what was typed of it, and goes on behind it. */
  function choose(name: string): void {
    const field = area.current
    if (!field || typed === null) return
    const { value, selectionStart } = field
    const before = `${value.slice(0, selectionStart - typed.length)}${name} `
    flushSync(() => set('text', before + value.slice(selectionStart)))
    field.focus({ preventScroll: true })
    field.setSelectionRange(before.length, before.length)
    setTyped(null)
  }
  return (
    <Form {...form} message={message} sending={sending} submit={submit}>
      <Field
        {...field('text')}
        lines
        rows={3}
        label={label}
        ref={area}
        onSelect={({ currentTarget: { value, selectionStart } }: SyntheticEvent<HTMLTextAreaElement>) =>
          setTyped(mentionBeingTyped(value.slice(0, selectionStart)))
        }
        aside={`${grouped(values.text.length)}/${grouped(COMMENT_LENGTH.max)}`}
      />
      <MentionNames typed={typed} onChoose={choose} />
      {outdated && initial !== values.text && <NewerText label="다른 곳에서 고친 댓글" text={initial} />}
      {quality === 'offline' && (
        <Stack as="output" padY={12} padX={16} ground="sunken" round={12}>
          지금은 연결할 수 없어서 올릴 수 없어요. 쓴 내용은 이 기기에 남아 있으니, 연결되면 올려 주세요.
        </Stack>
      )}
    </Form>
  )
}
