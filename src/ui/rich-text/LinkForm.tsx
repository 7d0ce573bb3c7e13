import type { Editor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { parseUrl } from '../../lib/parse-url.ts'
import { Button } from '../actions/Button.tsx'
import { Field } from '../fields/Field.tsx'
import { Row } from '../kit/Row.tsx'
import { Stack } from '../kit/Stack.tsx'
import { isKeptAddress } from './links.ts'
import type { TOOLS } from './tools.ts'

/** What is typed is an address of the web if nothing else. */
const addressOf = (typed: string) => (/^(https?:\/\/|mailto:|tel:)/i.test(typed) ? typed : `https://${typed}`)
const isAddress = (address: string) => parseUrl(address) !== null && !/\s/.test(address)

interface Props {
  editor: Editor
  tools: keyof typeof TOOLS
  onClose: () => void
}

/** The address to which the selected words lead; without any, the address itself is put into the text. */
export function LinkForm({ editor, tools, onClose }: Props) {
  const before = editor.getAttributes('link')['href'] as string | undefined
  const [typed, setTyped] = useState(before ?? '')
  const [wrong, setWrong] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  function apply() {
    const href = addressOf(typed.trim())
    if (typed.trim() === '' || !isAddress(href) || !isKeptAddress(tools, href)) return setWrong(true)
    const chain = editor.chain().focus().extendMarkRange('link')
    if (before === undefined && editor.state.selection.empty)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    onClose()
  }
  return (
    <Stack ref={box} gap={8} pad={12} underruled>
      <Field
        label="링크 주소"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        value={typed}
        error={wrong ? '주소를 다시 확인해 주세요.' : undefined}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setWrong(false)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return
          // Neither sends the form around it, nor closes what it stands in.
          event.preventDefault()
          event.stopPropagation()
          if (event.key === 'Enter') return apply()
          onClose()
          editor.commands.focus()
        }}
      />
      <Row wrap gap={8}>
        <Button variant="light" onClick={apply}>
          링크 넣기
        </Button>
        {before !== undefined && (
          <Button
            variant="default"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run()
              onClose()
            }}
          >
            링크 없애기
          </Button>
        )}
        <Button
          variant="subtle"
          onClick={() => {
            onClose()
            editor.commands.focus()
          }}
        >
          닫기
        </Button>
      </Row>
    </Stack>
  )
}
