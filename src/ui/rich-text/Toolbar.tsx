import { IconLink } from '@tabler/icons-react'
import { type Editor, useEditorState } from '@tiptap/react'
import { useState } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { LinkForm } from './LinkForm.tsx'
import classes from './RichTextEditor.module.css'
import { TOOLS } from './tools.ts'

/** Until the editor has read what a composition left behind. */
const COMPOSED_MS = 50

/** A syllable that is being composed is completed first: a change of what it stands in would lose or double it. */
function afterComposition({ view }: Editor, act: () => void) {
  if (!view.composing) return act()
  view.dom.blur()
  view.focus()
  setTimeout(act, COMPOSED_MS)
}

export function Toolbar({ editor, tools }: { editor: Editor; tools: keyof typeof TOOLS }) {
  const [linking, setLinking] = useState(false)
  const on = useEditorState({
    editor,
    selector: () => [...TOOLS[tools].map(({ isOn }) => isOn(editor)), editor.isActive('link')],
  })
  // A press leaves the selection, and on a phone the keyboard, where they are.
  const stay = (event: { preventDefault: () => void }) => event.preventDefault()
  return (
    <>
      <fieldset className={classes.tools} aria-label="서식">
        {TOOLS[tools].map(({ label, icon: Icon, run }, nth) => (
          <IconButton
            key={label}
            label={label}
            title={label}
            onMouseDown={stay}
            aria-pressed={on[nth] ?? false}
            onClick={() => afterComposition(editor, () => run(editor))}
          >
            <Icon size={20} stroke={1.75} />
          </IconButton>
        ))}
        <IconButton
          label="링크"
          title="링크"
          onMouseDown={stay}
          aria-pressed={on.at(-1) ?? false}
          aria-expanded={linking}
          onClick={() => afterComposition(editor, () => setLinking(!linking))}
        >
          <IconLink size={20} stroke={1.75} />
        </IconButton>
      </fieldset>
      {linking && <LinkForm editor={editor} tools={tools} onClose={() => setLinking(false)} />}
    </>
  )
}
