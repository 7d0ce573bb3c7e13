import { Link } from '@tiptap/extension-link'
import { EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { type CSSProperties, type ReactNode, useEffect, useId, useRef } from 'react'
import prose from '../content/RichText.module.css'
import field from '../fields/Field.module.css'
import classes from './RichTextEditor.module.css'
import { isKeptAddress } from './links.ts'
import { withoutHandlers } from './pasted.ts'
import { Toolbar } from './Toolbar.tsx'
import type { TOOLS } from './tools.ts'

export interface RichTextProps {
  label: string
  html: string
  /** `light`: what members may write. */
  tools?: keyof typeof TOOLS
  /** By which a form finds it. */
  name?: string
  error?: string | undefined
  placeholder?: string
  /** Beside the label: a count. */
  aside?: ReactNode
  /** The cursor is at its end at once. */
  focused?: boolean
  /** Empty if there is nothing in it. */
  onChange: (html: string) => void
  onBlur?: () => void
}

const LIGHT = { heading: false, horizontalRule: false, strike: false, underline: false } as const
const FULL = { heading: { levels: [2, 3] as [2, 3] } }

/** Rich text; what it writes is what the server keeps (`server/lib/rich-text.ts`, `light-text.ts`). */
export function RichTextEditor({ label, html, tools = 'full', ...props }: RichTextProps) {
  const { name, error, placeholder = '', aside, focused = false, onChange, onBlur } = props
  const id = useId()
  const light = tools === 'light'
  const said = useRef(html)
  const editor = useEditor({
    extensions: [
      StarterKit.configure({ ...(light ? LIGHT : FULL), code: false, codeBlock: false, link: false }),
      Link.configure({
        openOnClick: false,
        isAllowedUri: (address) => isKeptAddress(tools, address),
        // A word with a dot in it is no address.
        shouldAutoLink: (typed) => /^https?:\/\//i.test(typed),
      }),
    ],
    content: html,
    autofocus: focused ? 'end' : false,
    immediatelyRender: true,
    injectCSS: false,
    onUpdate: ({ editor }) => {
      said.current = editor.isEmpty ? '' : editor.getHTML()
      onChange(said.current)
    },
    onBlur: () => onBlur?.(),
    editorProps: {
      transformPastedHTML: withoutHandlers,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': id,
        class: prose.text ?? '',
        ...(light && { class: `${prose.text} ${prose.lines}` }),
        ...(name !== undefined && { name }),
        ...(error !== undefined && { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` }),
      },
      handleDOMEvents: {
        keydown: (view, event) => {
          // Tab leaves the text, also from a list.
          if (light && event.key === 'Tab') return true
          // An Enter that ends a composition loses the last syllable: tiptap #4108. Leaving the editor completes it first.
          if (!view.composing || event.keyCode !== 13) return false
          view.dom.blur()
          view.focus()
          return true
        },
      },
    },
  })
  // Restored from the history, another admin's, or typed in another tab.
  useEffect(() => {
    if (!editor || html === said.current || editor.view.composing) return
    said.current = html
    editor.commands.setContent(html, { emitUpdate: false })
  }, [editor, html])
  return (
    <div className={field.field}>
      <div className={field.label}>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- what a label does; keys reach the text itself */}
        <span id={id} onClick={() => editor?.commands.focus()}>
          {label}
        </span>
        {aside && <span className={field.aside}>{aside}</span>}
      </div>
      <div
        className={`${field.box} ${classes.box}`}
        data-invalid={error ? true : undefined}
        data-tools={tools}
        style={{ '--placeholder': JSON.stringify(placeholder) } as CSSProperties}
      >
        {editor && <Toolbar editor={editor} tools={tools} />}
        <EditorContent editor={editor} />
      </div>
      {error && (
        <p id={`${id}-error`} className={field.help} data-error role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
