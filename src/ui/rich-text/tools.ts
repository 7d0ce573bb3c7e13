import {
  IconBlockquote,
  IconBold,
  IconH2,
  IconH3,
  IconItalic,
  IconList,
  IconListNumbers,
  IconUnderline,
} from '@tabler/icons-react'
import type { Editor } from '@tiptap/react'
import type { ComponentType } from 'react'

interface Tool {
  label: string
  icon: ComponentType<{ size?: number; stroke?: number }>
  isOn: (editor: Editor) => boolean
  run: (editor: Editor) => void
}

const TITLES: readonly Tool[] = [
  {
    label: '큰 제목',
    icon: IconH2,
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    label: '작은 제목',
    icon: IconH3,
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
]
const EMPHASIS: readonly Tool[] = [
  {
    label: '굵게',
    icon: IconBold,
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: '기울임',
    icon: IconItalic,
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
]
const UNDERLINE: Tool = {
  label: '밑줄',
  icon: IconUnderline,
  isOn: (editor) => editor.isActive('underline'),
  run: (editor) => editor.chain().focus().toggleUnderline().run(),
}
const BLOCKS: readonly Tool[] = [
  {
    label: '목록',
    icon: IconList,
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: '번호 목록',
    icon: IconListNumbers,
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: '인용',
    icon: IconBlockquote,
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
]

/** `light`: of members, whose text has neither titles nor underlines, in which a link would be sought. */
export const TOOLS = { light: [...EMPHASIS, ...BLOCKS], full: [...TITLES, ...EMPHASIS, UNDERLINE, ...BLOCKS] }
