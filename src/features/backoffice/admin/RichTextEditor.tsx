import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/tiptap/styles.layer.css'
import { RichTextEditor as Editor } from '@mantine/tiptap'
import { Link } from '@tiptap/extension-link'
import { useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect, useId } from 'react'
import classes from './Backoffice.module.css'

export interface RichTextProps {
  label: string
  html: string
  error?: string | undefined
  onChange: (html: string) => void
}

const LABELS = {
  ...{
    boldControlLabel: '굵게',
    italicControlLabel: '기울임',
    underlineControlLabel: '밑줄',
    linkControlLabel: '링크',
  },
  ...{ h2ControlLabel: '큰 제목', h3ControlLabel: '작은 제목', bulletListControlLabel: '목록' },
  ...{ orderedListControlLabel: '번호 목록', blockquoteControlLabel: '인용', unlinkControlLabel: '링크 없애기' },
  ...{ linkEditorInputLabel: '주소', linkEditorInputPlaceholder: 'https://', linkEditorSave: '저장' },
}

/** Rich text; what it writes is what the server keeps (`server/lib/rich-text.ts`). */
export function RichTextEditor({ label, html, error, onChange }: RichTextProps) {
  const id = useId()
  const editor = useEditor({
    extensions: [
      StarterKit.configure({ heading: { levels: [2, 3] }, code: false, codeBlock: false, link: false }),
      Link.configure({ openOnClick: false, protocols: ['https', 'http', 'tel', 'mailto'] }),
    ],
    content: html,
    immediatelyRender: false,
    onUpdate: ({ editor }) => onChange(editor.isEmpty ? '' : editor.getHTML()),
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': id },
      handleDOMEvents: {
        // An Enter that ends a composition loses the last syllable: tiptap #4108. Leaving the editor completes it first.
        keydown: (view, event) => {
          if (!view.composing || event.keyCode !== 13) return false
          view.dom.blur()
          view.focus()
          return true
        },
      },
    },
  })
  // Restored from the history, or another admin's.
  useEffect(() => {
    if (editor && html !== editor.getHTML() && !(html === '' && editor.isEmpty))
      editor.commands.setContent(html, { emitUpdate: false })
  }, [editor, html])
  return (
    <div className={classes.richText}>
      <span id={id} className={classes.richLabel}>
        {label}
      </span>
      <Editor editor={editor} labels={LABELS}>
        <Editor.Toolbar>
          <Editor.ControlsGroup>
            <Editor.H2 />
            <Editor.H3 />
            <Editor.Bold />
            <Editor.Italic />
            <Editor.Underline />
          </Editor.ControlsGroup>
          <Editor.ControlsGroup>
            <Editor.BulletList />
            <Editor.OrderedList />
            <Editor.Blockquote />
          </Editor.ControlsGroup>
          <Editor.ControlsGroup>
            <Editor.Link />
            <Editor.Unlink />
          </Editor.ControlsGroup>
        </Editor.Toolbar>
        <Editor.Content />
      </Editor>
      {error && (
        <p className={classes.richError} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
