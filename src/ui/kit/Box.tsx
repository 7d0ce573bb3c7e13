import type { ElementType } from 'react'
import { dress, type LookProps } from './dress.tsx'

/** A styled container, also to position something in another layout. */
export const Box = <Tag extends ElementType = 'div'>(props: LookProps<Tag>) => dress('Box', props)
