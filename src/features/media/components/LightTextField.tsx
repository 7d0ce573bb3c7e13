import { type ComponentType, useEffect, useState } from 'react'
import { richTextOf, textOfRichText } from '../../../../contract/text/rich-text.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import type { RichTextProps } from '../../../ui/rich-text/RichTextEditor.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'

interface Props {
  name: string
  label: string
  /** All words of it. */
  text: string
  /** The same with markup; empty if it has none. */
  html: string
  error: string | undefined
  placeholder: string
  aside: string
  onChange: (written: { text: string; html: string }) => void
  onBlur: () => void
}

type Editor = ComponentType<RichTextProps>
let loaded: Editor | null = null

const loadEditor = async (): Promise<Editor> =>
  (loaded ??= (await import('../../../ui/rich-text/RichTextEditor.tsx')).RichTextEditor)

/**
 * A member's text with bold, lists, quotes and links. Until the editor is there, or if it can't be loaded, it is a plain field: what is
 * typed into that stays there, and goes along if the writer wants the editor.
 */
export function LightTextField({ text, html, onChange, onBlur, ...field }: Props) {
  const [editor, setEditor] = useState(() => ({ Editor: loaded, failed: false }))
  /** They began to write before the editor came: it doesn't take the field from under their hands. */
  const [plain, setPlain] = useState(false)
  const [asked, setAsked] = useState(false)
  useEffect(() => {
    let here = true
    loadEditor().then(
      (Editor) => here && setEditor({ Editor, failed: false }),
      () => here && setEditor({ Editor: null, failed: true }),
    )
    return () => {
      here = false
    }
  }, [])
  const { Editor, failed } = editor
  if (Editor && !plain)
    return (
      <Editor
        {...field}
        tools="light"
        html={html || (text && richTextOf(text))}
        focused={asked}
        onChange={(html) => onChange({ text: textOfRichText(html), html })}
        onBlur={onBlur}
      />
    )
  const help = [
    ...(failed ? ['굵게나 목록 같은 서식 도구를 불러오지 못했어요. 글은 이대로 쓰고 올릴 수 있어요.'] : []),
    ...(html ? ['여기서 고치면 지금 있는 서식은 사라져요.'] : []),
  ]
  return (
    <Stack gap={8}>
      <Field
        {...field}
        lines
        rows={10}
        value={text}
        onFocus={() => setPlain(true)}
        onChange={({ currentTarget }: { currentTarget: { value: string } }) =>
          onChange({ text: currentTarget.value, html: '' })
        }
        onBlur={onBlur}
        help={help.join(' ') || undefined}
      />
      {Editor && (
        <Row>
          <Button
            variant="light"
            onClick={() => {
              setAsked(true)
              setPlain(false)
            }}
          >
            굵게, 목록, 링크 쓰기
          </Button>
        </Row>
      )}
    </Stack>
  )
}
