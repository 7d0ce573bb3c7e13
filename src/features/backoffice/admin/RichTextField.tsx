import { lazy, Suspense } from 'react'
import { Loading } from '../../../ui/states/Loading.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import type { RichTextProps } from '../../../ui/rich-text/RichTextEditor.tsx'

const Editor = lazy(async () => ({
  default: (await import('../../../ui/rich-text/RichTextEditor.tsx')).RichTextEditor,
}))

/** A field for rich text, whose editor is fetched when a form shows it. */
export const RichTextField = (props: RichTextProps) => (
  <Suspense
    fallback={
      <Loading>
        <Skeleton height="18rem" />
      </Loading>
    }
  >
    <Editor {...props} />
  </Suspense>
)
